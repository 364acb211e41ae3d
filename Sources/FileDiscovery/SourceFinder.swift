/// A Swift file to read.
public struct FoundFile: Hashable, Sendable {
  /// The path to display, based on the user's input without `./` and doubled slashes. Relative paths stay relative.
  public var displayPath: String
  /// The absolute path without symbolic links, unique in a discovery.
  public var absolutePath: String
  public init(displayPath: String, absolutePath: String) {
    self.displayPath = displayPath
    self.absolutePath = absolutePath
  }
}

/// A path that could not be examined.
public struct PathProblem: Hashable, Sendable {
  /// The path to display.
  public var path: String
  /// A sentence part, mostly the system's message, such as `No such file or directory`.
  public var reason: String
  public init(path: String, reason: String) {
    self.path = path
    self.reason = reason
  }
}

/// The result of a search.
public struct SourceDiscovery: Hashable, Sendable {
  /// In bytewise order of `absolutePath`, each file once.
  public var files: [FoundFile]
  /// In bytewise order of path.
  public var problems: [PathProblem]
  /// The absolute paths of the other files that were looked for, in no particular order.
  public var others: [String]
  public init(files: [FoundFile], problems: [PathProblem], others: [String] = []) {
    self.files = files
    self.problems = problems
    self.others = others
  }
}

/// Finds the Swift files below folders.
///
/// Walks skip hidden files and folders, `skippedFolders`, and exclusions by `.gitignore` files: those from the git top level down, and `.git/info/exclude`;
/// without
/// a repository, those from the folder itself down. The user's global ignore file does not count, and files that are both tracked and ignored are skipped.
/// Symbolic links to files are followed, those to folders are not.
///
/// Paths named by the user are always included: a file with any name, a folder even if it is hidden or ignored.
public struct SourceFinder: Sendable {
  /// Names of folders that are never entered.
  public var skippedFolders: Set<String> = [".build", "SourcePackages", "Pods", "Carthage", "DerivedData"]
  /// If set, a walk includes only matching files.
  public var included: PathPatterns?
  /// Files and folders that a walk skips.
  public var excluded: PathPatterns?
  /// The endings of the names of other files that a walk lists.
  public var otherEndings: [String] = []
  public init() {}

  /// Whether a walk of a folder would reach this path if the file existed, ignoring `.gitignore` files.
  ///
  /// - Parameters: Absolute paths.
  public func wouldWalk(to path: String, from folder: String) -> Bool {
    path.hasSuffix(".swift") && wouldPass(path, from: folder) && excluded?.fit(path) != true && included?.fit(path) != false
  }

  /// The same for one of the other files that a walk lists.
  public func wouldList(_ path: String, from folder: String) -> Bool {
    otherEndings.contains(where: path.hasSuffix) && wouldPass(path, from: folder)
  }

  /// Whether a walk of a folder would enter all folders on the way to a path, and read its name.
  private func wouldPass(_ path: String, from folder: String) -> Bool {
    guard let below = Paths.relative(path, to: folder) else { return false }
    let components = below.split(separator: "/")
    return !components.contains { $0.hasPrefix(".") } && !components.dropLast().contains { skippedFolders.contains(String($0)) }
  }

  /// Examines paths as typed by the user. Their order does not matter.
  public func find(_ paths: [String]) -> SourceDiscovery {
    var walk = Walk(
      skippedFolders: Set(skippedFolders.map { Array($0.utf8) }), included: included, excluded: excluded,
      otherEndings: otherEndings.map { Array($0.utf8) })
    for path in paths { walk.take(path) }
    return walk.discovery
  }
}

/// The state of one discovery.
private struct Walk {
  /// A folder still to be read.
  private struct Folder {
    /// Empty for the working directory.
    var displayPath: String
    var realPath: String
    /// The rules of the parent folder.
    var rules: IgnoreRules?
  }

  private struct Candidate {
    var displayPath: String
    var isLink: Bool

    /// Of several paths to one file the simplest is displayed: not through a link, relative, first in order.
    func isBetter(than other: Candidate) -> Bool {
      if isLink != other.isLink { return !isLink }
      let isAbsolute = displayPath.utf8.first == slash
      if isAbsolute != (other.displayPath.utf8.first == slash) { return !isAbsolute }
      return Paths.precedes(displayPath, other.displayPath)
    }
  }

  private let skippedFolders: Set<[UInt8]>
  private let included: PathPatterns?
  private let excluded: PathPatterns?
  /// By the bytes of the absolute path: as strings, names that differ only in Unicode normalisation would be equal.
  private var filesByRealPath: [[UInt8]: Candidate] = [:]
  private var problems: Set<PathProblem> = []
  private let otherEndings: [[UInt8]]
  private var others: Set<String> = []
  private var pending: [Folder] = []

  init(skippedFolders: Set<[UInt8]>, included: PathPatterns?, excluded: PathPatterns?, otherEndings: [[UInt8]]) {
    self.otherEndings = otherEndings
    self.skippedFolders = skippedFolders
    self.included = included
    self.excluded = excluded
  }

  var discovery: SourceDiscovery {
    let files = filesByRealPath.sorted { $0.key.lexicographicallyPrecedes($1.key) }
    return SourceDiscovery(
      files: files.map {
        FoundFile(displayPath: $0.value.displayPath, absolutePath: String(decoding: $0.key, as: UTF8.self))
      },
      problems: problems.sorted { Paths.precedes($0.path + "\0" + $0.reason, $1.path + "\0" + $1.reason) }, others: Array(others))
  }

  /// Examines a path typed by the user, and everything below it.
  mutating func take(_ path: String) {
    let displayPath = Paths.tidied(path)
    switch FileSystem.kind(path, followingLinks: true) {
    case .failure(let error): report(displayPath.isEmpty ? path : displayPath, error.text)
    case .success(.file):
      addFile(displayPath, isLink: FileSystem.kind(path, followingLinks: false) == .success(.symbolicLink))
    case .success(.folder): walk(from: displayPath)
    case .success(.symbolicLink), .success(.other): report(displayPath, "Neither a file nor a directory")
    }
  }

  private mutating func walk(from displayPath: String) {
    switch FileSystem.realPath(displayPath.isEmpty ? "." : displayPath) {
    case .failure(let error): report(displayPath, error.text)
    case .success(let realPath):
      let rules = rulesAbove(realPath)
      pending = [Folder(displayPath: displayPath, realPath: realPath, rules: rules)]
      while let folder = pending.popLast() { read(folder) }
    }
  }

  /// The rules from the parents of the first folder.
  private mutating func rulesAbove(_ folder: String) -> IgnoreRules? {
    guard let top = ProjectRoot.gitTopLevel(above: folder), top != folder else { return nil }
    var folders: [String] = []
    var current = Paths.parent(ofAbsolute: folder)
    while let above = current {
      folders.append(above)
      current = above == top ? nil : Paths.parent(ofAbsolute: above)
    }
    var rules: IgnoreRules?
    for above in folders.reversed() { rules = self.rules(of: above, below: rules) }
    return rules
  }

  private mutating func rules(of folder: String, below parent: IgnoreRules?) -> IgnoreRules? {
    var unreadable: [SystemFileProblem] = []
    let rules = IgnoreRules.rules(forFolder: folder, below: parent, problems: &unreadable)
    for problem in unreadable { report(problem.absolutePath, problem.reason) }
    return rules
  }

  private mutating func read(_ folder: Folder) {
    let entries: [FolderEntry]
    switch FileSystem.names(inFolder: folder.realPath) {
    case .failure(let error): return report(folder.displayPath.isEmpty ? "." : folder.displayPath, error.text)
    case .success(let names): entries = names
    }
    let rules = rules(of: folder.realPath, below: folder.rules)
    for entry in entries where entry.name.first != dot {
      let name = String(decoding: entry.name, as: UTF8.self)
      let realPath = Paths.joined(folder.realPath, name)
      let displayPath = Paths.joined(folder.displayPath, name)
      let isSwift = entry.name.ends(with: ".swift".utf8)
      // Most files are no Swift files and need no further checks.
      if entry.kind == .file, !isSwift {
        if otherEndings.contains(where: entry.name.ends), rules?.excludes(Array(realPath.utf8), isFolder: false) != true { others.insert(realPath) }
        continue
      }
      // A string cannot represent the name, and its replacement might denote another file.
      if entry.name.withUnsafeBufferPointer(firstInvalidUTF8(in:)) != nil {
        report(displayPath, "The name is not UTF-8")
        continue
      }
      guard let kind = entry.kind ?? (try? FileSystem.kind(realPath, followingLinks: false).get()) else { continue }
      if kind == .folder, skippedFolders.contains(entry.name) { continue }
      guard kind == .folder || isSwift else { continue }
      let bytes = Array(realPath.utf8)
      if rules?.excludes(bytes, isFolder: kind == .folder) == true { continue }
      if kind == .folder {
        if excluded?.fitsWhole(folder: bytes) == true { continue }
      } else if excluded?.fit(bytes, isFolder: false) == true || included?.fit(bytes, isFolder: false) == false {
        continue
      }
      switch kind {
      case .folder: pending.append(Folder(displayPath: displayPath, realPath: realPath, rules: rules))
      case .file: add(realPath, Candidate(displayPath: displayPath, isLink: false))
      case .symbolicLink: addLinked(displayPath, realPath)
      case .other: break
      }
    }
  }

  /// Includes a symbolic link found by a walk if it leads to a file.
  private mutating func addLinked(_ displayPath: String, _ path: String) {
    switch FileSystem.kind(path, followingLinks: true) {
    case .failure(let error): report(displayPath, error.text)
    case .success(.file): addFile(displayPath, isLink: true)
    case .success: break
    }
  }

  private mutating func addFile(_ displayPath: String, isLink: Bool) {
    switch FileSystem.realPath(displayPath) {
    case .failure(let error): report(displayPath, error.text)
    case .success(let realPath): add(realPath, Candidate(displayPath: displayPath, isLink: isLink))
    }
  }

  private mutating func add(_ realPath: String, _ candidate: Candidate) {
    let key = Array(realPath.utf8)
    if let other = filesByRealPath[key], !candidate.isBetter(than: other) { return }
    filesByRealPath[key] = candidate
  }

  private mutating func report(_ path: String, _ reason: String) {
    problems.insert(PathProblem(path: path, reason: reason))
  }
}

extension [UInt8] {
  fileprivate func ends(with suffix: some Collection<UInt8>) -> Bool {
    count >= suffix.count && self.suffix(suffix.count).elementsEqual(suffix)
  }
}
