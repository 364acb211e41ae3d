/// The names of a project's files: their paths relative to its folder.
public enum ProjectPaths: Sendable {
  /// The folder, absolute and without symbolic links.
  case folder(String)
  /// A project that is not on disk. Paths are names.
  case withoutDisk

  /// Why a folder cannot be used: a sentence part.
  public struct Problem: Error {
    public var reason: String
  }

  /// The names below a folder on disk.
  public init(folder: String) throws(Problem) {
    guard let real = FilePaths.real(folder) else { throw Problem(reason: FilePaths.lastProblem) }
    guard FilePaths.isFolder(real) else { throw Problem(reason: "not a folder") }
    self = .folder(real)
  }

  /// The absolute path of a file, without symbolic links. The file need not exist.
  ///
  /// - Parameter name: The path relative to the project's folder, or absolute.
  public func absolute(_ name: String) -> String {
    switch self {
    case .withoutDisk: return GivenTexts.absolute(name)
    case .folder(let folder):
      let path = FilePaths.lexical(name.hasPrefix("/") ? name : folder + "/" + name)
      return EditedFile.realPath(path) ?? path
    }
  }

  /// The name of a file that a run has found in the folder; the absolute path of one outside.
  ///
  /// - Parameters:
  ///   - shown: The path that the run displays.
  ///   - absolute: The absolute path without symbolic links; `nil` if unknown.
  public func name(ofShown shown: String, absolute: String?) -> String {
    guard case .folder(let folder) = self else { return shown }
    // A link inside the folder has the name of the link.
    for path in [shown, absolute ?? shown] where path != folder && FilePaths.lies(path, in: folder) {
      return String(path.dropFirst(folder == "/" ? 1 : folder.count + 1))
    }
    return absolute ?? shown
  }
}
