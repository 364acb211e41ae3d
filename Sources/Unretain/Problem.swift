/// A file, or a part of one, that could not be used. The rest of the project is judged all the same.
public struct Problem: Sendable, Hashable {
  /// What kind of problem it is.
  public var kind: Kind
  /// The file or folder: relative to the project's folder, or absolute.
  public var path: String
  /// The place inside the file, for parse errors and comments.
  public var location: Location?
  /// A sentence, or a part of one.
  public var message: String

  /// A kind of problem.
  public enum Kind: String, Sendable, CaseIterable {
    /// The file could not be read.
    case unreadable
    /// The text is not UTF-8.
    case notUTF8
    /// The file is larger than the limit.
    case tooLarge
    /// A statement could not be read as Swift and was left out.
    case parseError
    /// A `// unretain:` comment is not valid.
    case comment
    /// The analysis itself failed in the file.
    case internalFailure
  }
}
