/// The root of a project: the base of paths in a report, and the location of the configuration.
public struct ProjectRoot: Hashable, Sendable {
  /// The folder where the upward search began, absolute and without symbolic links.
  public var startFolder: String
  /// The nearest folder upwards that contains a `.git` folder or file; `nil` outside of git.
  public var gitTopLevel: String?
  /// The absolute path of the nearest `.unretain.yml` upwards, if any.
  public var configurationFile: String?

  public init(startFolder: String, gitTopLevel: String?, configurationFile: String?) {
    self.startFolder = startFolder
    self.gitTopLevel = gitTopLevel
    self.configurationFile = configurationFile
  }

  /// The name of the configuration file.
  public static let configurationName = ".unretain.yml"

  /// Searches upwards from a folder, usually the working directory; fails with a sentence part if the folder does not exist.
  public static func find(from folder: String = ".") -> Result<ProjectRoot, FileReadError> {
    FileSystem.realPath(folder).mapError { .unreadable($0.text) }.map { start in
      ProjectRoot(
        startFolder: start, gitTopLevel: gitTopLevel(above: start),
        configurationFile: nearest(configurationName, above: start).map { Paths.joined($0, configurationName) })
    }
  }

  /// The folder of the nearest `.unretain.yml`, else the git top level, else the start folder.
  public var analysisRoot: String {
    configurationFile.flatMap(Paths.parent(ofAbsolute:)) ?? gitTopLevel ?? startFolder
  }

  /// The base of paths in a report: the git top level, else the start folder.
  public var reportRoot: String { gitTopLevel ?? startFolder }

  /// A path relative to `reportRoot`, with `/` between components and not percent-encoded; absolute if it lies outside, `.` for the root itself. Symbolic
  /// links
  /// are resolved, of a path that does not exist those of its folder. Without such a folder the path is used unchanged.
  public func relativePath(of path: String) -> String {
    if case .success(let real) = FileSystem.realPath(path) { return relativePath(ofReal: real) }
    let end = path.utf8.lastIndex(of: slash).map { path.utf8.index(after: $0) } ?? path.startIndex
    guard end < path.endIndex, case .success(let folder) = FileSystem.realPath(end == path.startIndex ? "." : String(path[..<end])) else {
      return relativePath(ofReal: path)
    }
    return relativePath(ofReal: Paths.joined(folder, String(path[end...])))
  }

  /// The same for an absolute path without symbolic links (`FoundFile.absolutePath`), without disk access.
  public func relativePath(ofReal path: String) -> String {
    Paths.relative(path, to: reportRoot) ?? path
  }

  /// The nearest folder upwards, starting with the folder itself, that contains `.git`.
  static func gitTopLevel(above folder: String) -> String? { nearest(".git", above: folder) }

  private static func nearest(_ name: String, above folder: String) -> String? {
    var current: String? = folder
    while let folder = current {
      if FileSystem.exists(Paths.joined(folder, name)) { return folder }
      current = Paths.parent(ofAbsolute: folder)
    }
    return nil
  }
}
