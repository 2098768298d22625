/// The version of the command.
enum ToolVersion {
  static let text = "0.1.0"
  /// What changes whenever kept results can no longer be used.
  static let key = "\(text)/1/\(ToolBuild.identity)"
}
