import Support

/// A git repository, accessed through the `git` program.
///
/// The repository is never changed, and user settings for displaying differences do not matter. No program named by the repository runs: filters, hooks,
/// file system monitors and external diff programs are disabled.
public struct Repository: Sendable {
  /// The absolute path of the work tree, as git prints it: without symbolic links.
  public let topLevel: String
  /// Environment variables that disable git filters. Contents are compared as stored.
  private let filtersOff: [String: String?]

  /// A question that could not be asked or answered.
  public struct Problem: Error, Sendable, Equatable, CustomStringConvertible {
    public var description: String
  }

  /// A file of the index whose content differs from the work tree.
  public struct StagedFile: Sendable, Equatable {
    /// Absolute.
    public var path: String
    /// `nil` if the file is only marked for adding (`git add --intent-to-add`): nothing of it is staged yet.
    public var contents: [UInt8]?
  }

  /// The repository that contains a folder.
  public init(containing folder: String) throws(Problem) {
    let result = try Self.run(["-C", folder, "rev-parse", "--show-toplevel"])
    guard result.status == 0, let line = result.output.split(separator: UInt8(ascii: "\n")).first else {
      throw Problem(description: "git finds no work tree in \(folder): \(Self.complaint(result))")
    }
    topLevel = String(decoding: line, as: UTF8.self)
    filtersOff = try Self.filtersOff(in: folder)
  }

  /// Git has no option for this: the program of each configured filter has to be unset by the filter's name, which may be any text.
  private static func filtersOff(in folder: String) throws(Problem) -> [String: String?] {
    let listed = try run(["-C", folder, "config", "--list", "--name-only", "-z"]).output
    // Compared by bytes: two names that look alike are different filters, and git's patterns skip invalid UTF-8.
    let names = Set(listed.split(separator: 0).map(Array.init)).filter { name in
      name.starts(with: "filter.".utf8) && ["clean", "smudge", "process", "required"].contains { name.reversed().starts(with: ".\($0)".utf8.reversed()) }
    }
    let known = Int(ChildProcess.variable("GIT_CONFIG_COUNT") ?? "") ?? 0
    var changes: [String: String?] = [:]
    for (index, bytes) in names.sorted(by: { $0.lexicographicallyPrecedes($1) }).enumerated() {
      guard let name = String(validating: bytes, as: UTF8.self) else {
        throw Problem(description: "the configuration of git in \(folder) names a filter that is no text; remove it: it cannot be switched off")
      }
      changes["GIT_CONFIG_KEY_\(known + index)"] = name
      changes["GIT_CONFIG_VALUE_\(known + index)"] = name.hasSuffix(".required") ? "false" : ""
      changes["GIT_CONFIG_COUNT"] = "\(known + index + 1)"
    }
    return changes
  }

  // MARK: What has changed

  /// The lines of Swift files in the work tree that differ from the commit where the current branch left a revision. Untracked files that are not ignored
  /// count as changed completely.
  public func changes(since revision: String) throws(Problem) -> ChangedLines {
    let commit = try commit(revision)
    let base = try run(["merge-base", commit, "HEAD"])
    // Without a common commit, or in a shallow history: the revision itself.
    let start = base.status == 0 ? Self.text(base.output) : commit
    var changes = try changedLines(["diff"], [start])
    for path in try paths(["ls-files", "--others", "--exclude-standard", "-z", "--", "*.swift"]) { changes.set(.all, of: path) }
    return changes
  }

  /// The lines of staged Swift files that differ from the last commit.
  public func stagedChanges() throws(Problem) -> ChangedLines { try changedLines(["diff", "--cached"], []) }

  /// The commit of a revision.
  func commit(_ revision: String) throws(Problem) -> String {
    let result = revision.hasPrefix("-") ? nil : try run(["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    guard let result, result.status == 0 else {
      throw Problem(description: "git knows no commit '\(revision)' in \(topLevel); in a shallow clone, fetch it first")
    }
    return Self.text(result.output)
  }

  private func changedLines(_ command: [String], _ revisions: [String]) throws(Problem) -> ChangedLines {
    let options = [
      "--unified=0", "--inter-hunk-context=0", "--no-color", "--no-ext-diff", "--no-textconv", "--text", "--find-renames",
      "--diff-algorithm=myers", "--ignore-submodules=all", "--no-relative", "--src-prefix=a/", "--dst-prefix=b/",
    ]
    let result = try checked(command + options + revisions + ["--", "*.swift"])
    var changes = ChangedLines()
    for (path, ranges) in Patch(result.output).files { changes.set(.ranges(ranges), of: absolute(path)) }
    return changes
  }

  // MARK: What is staged

  /// The absolute paths of all Swift files in the index, in order.
  public func stagedPaths() throws(Problem) -> [String] { try paths(["ls-files", "--cached", "-z", "--", "*.swift"]) }

  /// The staged contents of Swift files that differ from the work tree, or are missing there.
  public func stagedContents() throws(Problem) -> [StagedFile] {
    // `:mode mode object object status`, NUL, path, NUL
    let fields = Self.fields(try checked(["diff-files", "--raw", "-z", "--no-renames", "--abbrev=64", "--ignore-submodules=all", "--", "*.swift"]).output)
    var paths: [String] = []
    var objects: [String?] = []
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      let parts = fields[index].split(separator: " ")
      guard parts.count == 5, parts[4] != "U" else { continue }
      paths.append(absolute(fields[index + 1]))
      objects.append(parts[4] == "A" ? nil : String(parts[2]))
    }
    var contents = try blobs(objects.compactMap { $0 })[...]
    return zip(paths, objects).map { StagedFile(path: $0, contents: $1 == nil ? nil : contents.popFirst()) }
  }

  /// The contents of objects, in order.
  func blobs(_ objects: [String]) throws(Problem) -> [[UInt8]] {
    if objects.isEmpty { return [] }
    var rest = try checked(["cat-file", "--batch"], input: Array(objects.map { $0 + "\n" }.joined().utf8)).output[...]
    var blobs: [[UInt8]] = []
    for object in objects {
      // `object type size`, line feed, the bytes, line feed
      guard let end = rest.firstIndex(of: UInt8(ascii: "\n")) else { break }
      let header = String(decoding: rest[..<end], as: UTF8.self).split(separator: " ")
      guard header.count == 3, let size = Int(header[2]), rest.endIndex - end > size + 1 else {
        throw Problem(description: "git cannot read the object \(object)")
      }
      blobs.append(Array(rest[(end + 1)..<(end + 1 + size)]))
      rest = rest[(end + 2 + size)...]
    }
    guard blobs.count == objects.count else { throw Problem(description: "git cannot read all objects") }
    return blobs
  }

  // MARK: Running git

  private func paths(_ arguments: [String]) throws(Problem) -> [String] {
    Self.fields(try checked(arguments).output).map(absolute)
  }

  func absolute(_ path: String) -> String { topLevel == "/" ? "/" + path : topLevel + "/" + path }

  static func fields(_ output: [UInt8]) -> [String] {
    output.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  static func text(_ output: [UInt8]) -> String {
    String(decoding: output.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self)
  }

  /// - Parameter settings: Further configuration of git, as `name=value`.
  func run(_ arguments: [String], input: [UInt8] = [], settings: [String] = []) throws(Problem) -> ChildProcess.Result {
    try Self.run(["-C", topLevel] + settings.flatMap { ["-c", $0] } + arguments, input: input, changing: filtersOff)
  }

  func checked(_ arguments: [String], input: [UInt8] = [], settings: [String] = []) throws(Problem) -> ChildProcess.Result {
    let result = try run(arguments, input: input, settings: settings)
    guard result.status == 0 else { throw Problem(description: "git \(arguments[0]) failed in \(topLevel): \(Self.complaint(result))") }
    return result
  }

  private static func run(_ arguments: [String], input: [UInt8] = [], changing others: [String: String?] = [:]) throws(Problem)
    -> ChildProcess.Result
  {
    let settings = [
      "core.quotePath=false", "core.fsmonitor=false", "core.hooksPath=/dev/null", "core.safecrlf=false", "diff.autoRefreshIndex=false",
    ].flatMap { ["-c", $0] }
    // Hooks set variables such as `GIT_INDEX_FILE` that select what is about to be committed: those are kept.
    let changes: [String: String?] = [
      // A clone without all objects would fetch what is missing, by a program that the repository can name.
      "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1",
      "GIT_OPTIONAL_LOCKS": "0", "GIT_DIFF_OPTS": nil, "GIT_EXTERNAL_DIFF": nil, "GIT_LITERAL_PATHSPECS": nil,
      "GIT_GLOB_PATHSPECS": nil, "GIT_NOGLOB_PATHSPECS": nil, "GIT_ICASE_PATHSPECS": nil,
    ]
    do {
      let changes = changes.merging(others) { $1 }
      return try ChildProcess.run(["git", "--no-pager"] + settings + arguments, input: input, changing: changes)
    } catch {
      throw Problem(description: error.message)
    }
  }

  private static func complaint(_ result: ChildProcess.Result) -> String {
    let text = text(result.errors)
    return text.isEmpty ? "exit code \(result.status)" : text
  }
}
