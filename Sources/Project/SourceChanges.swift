import FileDiscovery

/// What a run must know of changed code.
public struct SourceChanges: Sendable {
  /// Which change is meant.
  public enum Request: Sendable {
    /// Everything since the current branch left a revision, what is not committed included.
    case since(String)
    /// What the next commit would change.
    case staged
  }

  /// Findings that touch none of these lines are not reported.
  let lines: ChangedLines
  /// Where the index decides what the sources are, and not the work tree.
  let staged: StagedSources?

  /// Asks git.
  ///
  /// - Parameter paths: What the user wants to be analysed; a single path may lie in another repository than the working folder.
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
  /// Of those that differ from the work tree.
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

/// A file whose text an editor has and the disk has not.
public struct EditedFile: Sendable {
  /// As the user typed it.
  public let path: String
  /// Without symbolic links. The file need not be on the disk, but its folder must.
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

  /// Is there a file at a path?
  public static func isOnDisk(_ path: String) -> Bool { FilePaths.exists(path) }

  /// The absolute path without symbolic links of a file that need not be on the disk; `nil` where its folder is not there.
  public static func realPath(_ path: String) -> String? {
    if let real = FilePaths.real(path) { return real }
    guard let name = path.split(separator: "/").last, !path.hasSuffix("/"), let folder = FilePaths.real(FilePaths.parent(of: path)) else { return nil }
    return folder == "/" ? "/" + name : folder + "/" + name
  }
}

/// What is read in place of, or beside, what lies on the disk.
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

  /// The files to read, given those on the disk, in bytewise order of absolute path.
  ///
  /// - Parameter unsaved: Absolute paths of texts that somebody has; those that are not on the disk and that a walk would find are files, too.
  func files(_ found: [FoundFile], unsaved: some Sequence<String>, scope: ProjectScope, finder: SourceFinder) -> [FoundFile] {
    let known = Set(found.map(\.absolutePath))
    let added = unsaved.filter { !known.contains($0) && !FilePaths.exists($0) }
      .compactMap { path in scope.displayPath(ofMissing: path, finder: finder).map { FoundFile(displayPath: $0, absolutePath: path) } }
    guard edited != nil || staged != nil || !added.isEmpty else { return found }
    var files = found + added
    if let staged {
      files.removeAll { FilePaths.lies($0.absolutePath, in: staged.topLevel) && !staged.paths.contains($0.absolutePath) }
      // Deleted in the work tree, but not for the next commit.
      for path in staged.contents.keys where !FilePaths.exists(path) {
        guard let displayPath = scope.displayPath(ofMissing: path, finder: finder) else { continue }
        files.append(FoundFile(displayPath: displayPath, absolutePath: path))
      }
    }
    if let edited {
      // Editors look for the path that they gave.
      files.removeAll { $0.absolutePath == edited.absolutePath }
      files.append(FoundFile(displayPath: edited.path, absolutePath: edited.absolutePath))
    }
    return files.sorted { $0.absolutePath.utf8.lexicographicallyPrecedes($1.absolutePath.utf8) }
  }
}
