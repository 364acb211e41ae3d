import FileDiscovery

/// The texts of a revision of a project.
struct RevisionTexts {
  /// The Swift files to read, in bytewise order of absolute path.
  var found: [FoundFile] = []
  /// The text of each Swift file, by absolute path.
  var sources: [String: [UInt8]] = [:]
  /// The text of each interface file, by absolute path.
  var interfaces: [String: [UInt8]] = [:]
}

/// The files of a project while it goes from revision to revision. Texts are read from git when they are asked for, each once.
struct RevisionFiles {
  private let repository: Repository
  private let scope: ProjectScope
  private let finder: SourceFinder
  /// The object of each file that counts, by absolute path.
  private(set) var objects: [String: String] = [:]
  /// The files among them that are read as Swift.
  private var shown: [String: FoundFile] = [:]
  /// The texts read so far.
  private var texts: [String: (object: String, bytes: [UInt8])] = [:]
  /// The folders to analyse, absolute and without symbolic links.
  private let folders: [String]

  /// The endings of the names of the files whose changes count.
  static let endings = [".swift", ".storyboard"]
  /// Those of other files that a verdict can depend on. They change with every release, and hardly ever what matters of them.
  static let steadyEndings = InterfaceFiles.endings.filter { !endings.contains($0) }

  init(_ repository: Repository, scope: ProjectScope, finder: SourceFinder) {
    self.repository = repository
    self.scope = scope
    var finder = finder
    finder.otherEndings = InterfaceFiles.endings
    self.finder = finder
    folders = scope.pathsToAnalyse.compactMap { FilePaths.real($0) }
  }

  var hasSources: Bool { !shown.isEmpty }

  /// The paths of the Swift files, as reports show them.
  var sourcePaths: [String] { shown.values.map(scope.relative) }

  /// - Parameter changes: The new object of each file, by path below the top level; `nil` where the file is gone.
  /// - Returns: Whether a file that counts has changed.
  mutating func apply(_ changes: [String: String?]) -> Bool {
    var isNews = false
    for (path, object) in changes {
      let absolute = repository.absolute(path)
      guard counts(absolute), objects[absolute] != object else { continue }
      isNews = true
      objects[absolute] = object
      if object == nil {
        shown[absolute] = nil
        texts[absolute] = nil
      } else if let display = displayPath(absolute) {
        shown[absolute] = FoundFile(displayPath: display, absolutePath: absolute)
      }
    }
    return isNews
  }

  private func counts(_ path: String) -> Bool { displayPath(path) != nil || folders.contains { finder.wouldList(path, from: $0) } }

  private func displayPath(_ path: String) -> String? { scope.displayPath(ofMissing: path, finder: finder) }

  /// The texts of all files.
  mutating func read() throws(Repository.Problem) -> RevisionTexts {
    let missing = objects.filter { texts[$0.key]?.object != $0.value }
    for ((path, object), bytes) in zip(missing, try repository.blobs(missing.map(\.value))) { texts[path] = (object, bytes) }
    var result = RevisionTexts()
    result.found = shown.values.sorted { $0.absolutePath.utf8.lexicographicallyPrecedes($1.absolutePath.utf8) }
    for (path, text) in texts {
      if shown[path] != nil { result.sources[path] = text.bytes } else { result.interfaces[path] = text.bytes }
    }
    return result
  }

  /// Whether there is a file at a path as reports show it.
  func has(shown path: String) -> Bool { objects[scope.absolutePath(ofReported: path)] != nil }

  /// The texts of the Swift file at a path as reports show it, or, where it is gone, of those that have its name.
  func texts(ofShown path: String) throws(Repository.Problem) -> [[UInt8]] {
    let absolute = scope.absolutePath(ofReported: path)
    if let object = objects[absolute] { return try repository.blobs([object]) }
    let name = "/" + (path.split(separator: "/").last ?? "")
    return try repository.blobs(objects.filter { $0.key.hasSuffix(name) }.map(\.value))
  }
}
