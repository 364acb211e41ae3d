import FileDiscovery

/// Information about changed code.
public struct SourceChanges: Sendable {
  /// The requested change.
  public enum Request: Sendable {
    /// Everything since the current branch left a revision, including uncommitted changes.
    case since(String)
    /// The changes of the next commit.
    case staged
  }

  /// Findings that touch none of these lines are not reported.
  let lines: ChangedLines
  /// Set if the index is the source of the texts rather than the work tree.
  let staged: StagedSources?

  /// Asks git.
  ///
  /// - Parameter paths: The paths to analyse; a single path may lie in another repository than the working folder.
  public static func read(_ request: Request, paths: [String]) throws(Repository.Problem) -> SourceChanges {
    let repository = try Repository(containing: paths.count == 1 ? FilePaths.folder(of: paths[0]) : ".")
    switch request {
    case .since(let revision):
      return SourceChanges(lines: try repository.changes(since: revision), staged: nil)
    case .staged:
      return SourceChanges(lines: try repository.stagedChanges(), staged: try StagedSources(repository))
    }
  }
}

/// The Swift files of the index.
struct StagedSources: Sendable {
  let topLevel: String
  let paths: Set<String>
  /// Contents that differ from the work tree.
  let contents: [String: [UInt8]]

  init(_ repository: Repository) throws(Repository.Problem) {
    topLevel = repository.topLevel
    var paths = Set(try repository.stagedPaths())
    var contents: [String: [UInt8]] = [:]
    for file in try repository.stagedContents() {
      if let bytes = file.contents { contents[file.path] = bytes } else { paths.remove(file.path) }
    }
    self.paths = paths
    self.contents = contents
  }
}

/// A file whose editor text differs from the disk.
public struct EditedFile: Sendable {
  /// As typed by the user.
  public let path: String
  /// Without symbolic links. The file need not exist, but its folder must.
  let absolutePath: String
  let bytes: [UInt8]

  public struct Problem: Error, CustomStringConvertible {
    public var description: String
  }

  public init(path: String, bytes: [UInt8]) throws(Problem) {
    self.path = path
    self.bytes = bytes
    guard let real = Self.realPath(path) else { throw Problem(description: "\(path): \(FilePaths.lastProblem)") }
    absolutePath = real
  }

  /// Whether a file exists at a path.
  public static func isOnDisk(_ path: String) -> Bool { FilePaths.exists(path) }

  /// The absolute path, without symbolic links, of a file that need not exist; `nil` if its folder does not exist.
  public static func realPath(_ path: String) -> String? {
    if let real = FilePaths.real(path) { return real }
    guard let name = path.split(separator: "/").last, !path.hasSuffix("/"), let folder = FilePaths.real(FilePaths.parent(of: path)) else { return nil }
    return folder == "/" ? "/" + name : folder + "/" + name
  }
}

/// Texts read instead of, or in addition to, those on disk.
struct SourceOverlay {
  /// By absolute path.
  private(set) var contents: [String: [UInt8]] = [:]
  private let edited: EditedFile?
  private let staged: StagedSources?

  init(_ options: LintOptions) {
    edited = options.editedFile
    staged = options.changes?.staged
    if let staged { contents = staged.contents }
    if let edited { contents[edited.absolutePath] = edited.bytes }
  }

  /// The files to read, given those on disk, in bytewise order of absolute path.
  ///
  /// - Parameter unsaved: Absolute paths of editor texts. Those not on disk count as files if a walk would find them.
  func files(_ found: [FoundFile], unsaved: some Sequence<String>, scope: ProjectScope, finder: SourceFinder) -> [FoundFile] {
    let known = Set(found.map(\.absolutePath))
    let added = unsaved.filter { !known.contains($0) && !FilePaths.exists($0) }
      .compactMap { path in scope.displayPath(ofMissing: path, finder: finder).map { FoundFile(displayPath: $0, absolutePath: path) } }
    guard edited != nil || staged != nil || !added.isEmpty else { return found }
    var files = found + added
    if let staged {
      files.removeAll { FilePaths.lies($0.absolutePath, in: staged.topLevel) && !staged.paths.contains($0.absolutePath) }
      // Deleted in the work tree, but not in the next commit.
      for path in staged.contents.keys where !FilePaths.exists(path) {
        guard let displayPath = scope.displayPath(ofMissing: path, finder: finder) else { continue }
        files.append(FoundFile(displayPath: displayPath, absolutePath: path))
      }
    }
    if let edited {
      // Editors expect the path that they gave.
      files.removeAll { $0.absolutePath == edited.absolutePath }
      files.append(FoundFile(displayPath: edited.path, absolutePath: edited.absolutePath))
    }
    return files.sorted { $0.absolutePath.utf8.lexicographicallyPrecedes($1.absolutePath.utf8) }
  }
}
