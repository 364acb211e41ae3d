/// The exclusions of the `.gitignore` files in a folder and its parents.
///
/// Each folder of a walk has its own rules, which refer to those of its parent. Folders without a `.gitignore` share their parent's.
final class IgnoreRules: Sendable {
  private let parent: IgnoreRules?
  private let patterns: [IgnorePattern]
  /// The length in bytes of the folder's absolute path with a trailing slash.
  private let baseLength: Int

  private init(parent: IgnoreRules?, folder: String, patterns: [IgnorePattern]) {
    self.parent = parent
    self.patterns = patterns
    baseLength = folder.utf8.last == slash ? folder.utf8.count : folder.utf8.count + 1
  }

  /// Whether something is excluded; `nil` if no pattern matches it. The last matching pattern of the nearest file decides.
  ///
  /// - Parameter path: An absolute path below the folder.
  func excludes(_ path: [UInt8], isFolder: Bool) -> Bool? {
    let name = path[((path.lastIndex(of: slash) ?? -1) + 1)...]
    var rules: IgnoreRules? = self
    while let current = rules {
      let below = path[min(current.baseLength, path.count)...]
      for pattern in current.patterns.reversed() where pattern.matches(path: below, name: name, isFolder: isFolder) {
        return !pattern.isNegated
      }
      rules = current.parent
    }
    return nil
  }

  /// The rules for the content of a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder's absolute path without symbolic links.
  ///   - parent: The rules of the parent folder. They end where another git repository begins.
  static func rules(
    forFolder folder: String, below parent: IgnoreRules?, problems: inout [SystemFileProblem]
  ) -> IgnoreRules? {
    var rules = parent
    if FileSystem.exists(Paths.joined(folder, ".git")) {
      rules = nil
      if let file = GitFolder.excludeFile(ofTopLevel: folder) {
        add(file, folder: folder, followingLinks: true, to: &rules, &problems)
      }
    }
    // Git does not follow a `.gitignore` that is a symbolic link.
    add(Paths.joined(folder, ".gitignore"), folder: folder, followingLinks: false, to: &rules, &problems)
    return rules
  }

  private static func add(
    _ file: String, folder: String, followingLinks: Bool, to rules: inout IgnoreRules?,
    _ problems: inout [SystemFileProblem]
  ) {
    guard case .success(.file) = FileSystem.kind(file, followingLinks: followingLinks) else { return }
    switch readBytes(file, limit: sizeLimit, followingLinks: followingLinks) {
    case .success(let text):
      let patterns = IgnorePattern.patterns(in: text)
      if !patterns.isEmpty { rules = IgnoreRules(parent: rules, folder: folder, patterns: patterns) }
    case .failure(let error):
      problems.append(SystemFileProblem(absolutePath: file, reason: error.description))
    }
  }

  /// In bytes; git's own limit.
  private static let sizeLimit = 100 << 20
}

/// An unreadable file that the user did not name.
struct SystemFileProblem {
  var absolutePath: String
  var reason: String
}

/// The entry `.git`.
enum GitFolder {
  /// The repository's own exclude file, `.git/info/exclude`. For a work tree or a submodule `.git` is a file that names the folder, which may name another
  /// one
  /// that all work trees share.
  static func excludeFile(ofTopLevel folder: String) -> String? {
    var gitFolder = Paths.joined(folder, ".git")
    if case .success(.file) = FileSystem.kind(gitFolder, followingLinks: true) {
      guard let line = firstLine(of: gitFolder), line.hasPrefix("gitdir: ") else { return nil }
      gitFolder = resolved(String(line.dropFirst(8)), in: folder)
    }
    if let common = firstLine(of: Paths.joined(gitFolder, "commondir")) { gitFolder = resolved(common, in: gitFolder) }
    return Paths.joined(gitFolder, "info/exclude")
  }

  private static func firstLine(of file: String) -> String? {
    guard case .success(let bytes) = readFile(file, limit: 1 << 16) else { return nil }
    return bytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first.map { String(decoding: $0, as: UTF8.self) }
  }

  private static func resolved(_ path: String, in folder: String) -> String {
    path.utf8.first == slash ? path : Paths.joined(folder, path)
  }
}
