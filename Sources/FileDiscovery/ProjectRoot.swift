/// Where a project begins: what paths in a report are relative to, and where the configuration is.
public struct ProjectRoot: Hashable, Sendable {
  /// The folder from which the search went upwards, absolute and without symbolic links.
  public var startFolder: String
  /// The nearest folder upwards that holds a `.git` folder or file; `nil` outside of git.
  public var gitTopLevel: String?
  /// The absolute path of the nearest `.unretain.yml` upwards, if there is one.
  public var configurationFile: String?

  public init(startFolder: String, gitTopLevel: String?, configurationFile: String?) {
    self.startFolder = startFolder
    self.gitTopLevel = gitTopLevel
    self.configurationFile = configurationFile
  }

  /// The name of the configuration file.
  public static let configurationName = ".unretain.yml"

  /// Looks upwards from a folder, usually the working directory; fails with a sentence part where there is no such
  /// folder.
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

  /// What paths in a report are relative to: the git top level, else the start folder.
  public var reportRoot: String { gitTopLevel ?? startFolder }

  /// A path relative to `reportRoot`, with `/` between components and not percent-encoded; absolute where it lies
  /// outside, `.` for the root itself. Symbolic links are resolved; a path that does not exist is taken as it is.
  public func relativePath(of path: String) -> String {
    relativePath(ofReal: (try? FileSystem.realPath(path).get()) ?? path)
  }

  /// The same for an absolute path without symbolic links (`FoundFile.absolutePath`), without a look at the disk.
  public func relativePath(ofReal path: String) -> String {
    Paths.relative(path, to: reportRoot) ?? path
  }

  /// The nearest folder upwards, itself included, with `.git` in it.
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
