extension VerticalEdge {
  /// Some of the edges above and below.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) {
      self.rawValue = rawValue
    }

    /// The edge above.
    public static let top = Set(rawValue: 1)
    /// The edge below.
    public static let bottom = Set(rawValue: 2)
    /// Both edges.
    public static let all: Set = [.top, .bottom]
  }
}
