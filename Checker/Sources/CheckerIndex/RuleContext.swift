public import CheckerCore

/// What a rule sees while it checks one file, and where it puts its findings.
public final class RuleContext {
  /// The file.
  public let file: FileModel
  /// The merged facts of the whole project.
  public let index: ProjectIndex
  /// The words and wrappers in force.
  public let vocabulary: Vocabulary
  /// What was reported so far.
  public internal(set) var findings: [Finding] = []

  init(file: FileModel, index: ProjectIndex, vocabulary: Vocabulary) {
    self.file = file
    self.index = index
    self.vocabulary = vocabulary
  }
}
