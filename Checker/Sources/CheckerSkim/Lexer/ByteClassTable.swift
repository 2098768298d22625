/// The class of each of the 256 bytes.
struct ByteClassTable {
  static let shared = ByteClassTable()

  private let classes: [ByteClass]

  private init() {
    classes = (0...255).map { ByteClass(UInt8($0)) }
  }

  @inline(__always)
  subscript(byte: UInt8) -> ByteClass {
    classes.withUnsafeBufferPointer { $0[Int(byte)] }
  }
}
