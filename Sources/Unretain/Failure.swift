extension Project {
  /// Why a project cannot be checked.
  public enum Failure: Error, Sendable, Hashable, CustomStringConvertible {
    /// The folder cannot be used; the reason is a sentence part.
    case folder(String, reason: String)
    /// The configuration, the project's own rules or models, its baseline, or the options are not valid. One line a problem, with file and place.
    case settings([String])
    /// There is no Swift file to judge in the project.
    case noSwiftFile
    /// The project has no such file.
    case unknownFile(String)

    /// A text for people, one line a problem.
    public var description: String {
      switch self {
      case .folder(let path, let reason): "\(path): \(reason)"
      case .settings(let lines): lines.joined(separator: "\n")
      case .noSwiftFile: "there is no Swift file to judge"
      case .unknownFile(let path): "\(path): the project has no such file"
      }
    }
  }
}
