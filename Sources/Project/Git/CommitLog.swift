extension Repository {
  /// A commit, and what it changes compared with its first parent.
  public struct Commit: Sendable, Equatable {
    /// The whole hash.
    public var revision: String
    /// `nil` for a root commit.
    public var parent: String?
    /// When it was committed, in seconds since 1970.
    public var time: Int
    /// The author's name.
    public var author: String
    /// The first line of the message.
    public var subject: String
    /// The object of each changed file, by path below the top level; `nil` where the file is gone.
    var changes: [String: String?]
  }

  /// Commits of the first-parent history.
  public struct CommitLog: Sendable {
    /// Oldest first.
    public var commits: [Commit]
    /// The commit at which the history ends because the clone is shallow.
    public var shallowEnd: String?
  }

  /// The commits that change files with one of these endings below one of these folders.
  ///
  /// - Parameters:
  ///   - folders: Absolute paths, without symbolic links; a file is meant itself.
  ///   - start: The commit before the first; `nil` for all.
  ///   - limit: At most this many, the latest ones.
  func log(below folders: [String], after start: String?, to end: String, endings: [String], limit: Int?) throws(Problem) -> CommitLog {
    let fields = ["%x01%H", "%P", "%ct", "%an", "%s"].joined(separator: "%x00")
    // `-m` with `--first-parent`: a merge shows what it brings to its first parent.
    let options = [
      "--first-parent", "-m", "--raw", "-z", "--no-renames", "--abbrev=64", "--no-color", "--no-show-signature", "--no-notes", "--no-mailmap",
      "--encoding=UTF-8", "--format=tformat:" + fields,
    ]
    let range = start.map { "\($0)..\(end)" } ?? end
    let result = try checked(
      ["log"] + options + (limit.map { ["--max-count=\($0)"] } ?? []) + [range, "--"] + patterns(folders, endings), settings: ["log.diffMerges=separate"])
    let commits = Self.commits(in: result.output)
    let shallow = try run(["rev-parse", "--is-shallow-repository"])
    let isShallow = Self.text(shallow.output) == "true"
    return CommitLog(commits: commits.reversed(), shallowEnd: isShallow ? commits.last { $0.parent == nil }?.revision : nil)
  }

  /// What git takes as the files with one of these endings below folders.
  private func patterns(_ folders: [String], _ endings: [String]) -> [String] {
    folders.flatMap { folder -> [String] in
      guard FilePaths.lies(folder, in: topLevel) else { return [] }
      let below = folder == topLevel ? "" : String(folder.dropFirst(topLevel == "/" ? 1 : topLevel.count + 1))
      if endings.contains(where: below.hasSuffix) { return [":(top,literal)" + below] }
      var escaped = ""
      for character in below { escaped += "*?[\\".contains(character) ? "\\\(character)" : String(character) }
      return endings.map { ":(top,glob)\(escaped.isEmpty ? "" : escaped + "/")**/*\($0)" }
    }
  }

  /// Parses the output of `git log`. A header has five fields; each change has two: `:mode mode object object status` and the path.
  static func commits(in output: [UInt8]) -> [Commit] {
    var fields = output.split(separator: 0, omittingEmptySubsequences: false).map { String(decoding: $0, as: UTF8.self) }[...]
    var commits: [Commit] = []
    while let field = fields.popFirst() {
      let field = field.drop { $0 == "\n" }
      if field.first == "\u{1}", fields.count >= 4 {
        let header = Array(fields.prefix(4))
        fields = fields.dropFirst(4)
        commits.append(
          Commit(
            revision: String(field.dropFirst()), parent: header[0].split(separator: " ").first.map(String.init), time: Int(header[1]) ?? 0,
            author: header[2], subject: header[3], changes: [:]))
      } else if field.first == ":", !commits.isEmpty, let path = fields.popFirst() {
        let parts = field.dropFirst().split(separator: " ")
        guard parts.count == 5 else { continue }
        commits[commits.count - 1].changes.updateValue(isFile(parts[1]) ? String(parts[3]) : nil, forKey: path)
      }
    }
    return commits
  }

  /// Whether a mode means a file: no symbolic link, and no other repository.
  private static func isFile(_ mode: Substring) -> Bool { mode.hasPrefix("100") }

  /// Whether the history of one commit contains another one.
  func isAncestor(_ commit: String, of other: String) throws(Problem) -> Bool {
    try run(["merge-base", "--is-ancestor", commit, other]).status == 0
  }

  /// The objects of the files of a commit, by path below the top level.
  func files(of commit: String, endings: [String]) throws(Problem) -> [String: String] {
    var files: [String: String] = [:]
    // `mode type object`, tab, path
    for entry in Self.fields(try checked(["ls-tree", "-r", "-z", "--full-tree", commit]).output) {
      guard let tab = entry.firstIndex(of: "\t") else { continue }
      let path = String(entry[entry.index(after: tab)...])
      let parts = entry[..<tab].split(separator: " ")
      if parts.count == 3, Self.isFile(parts[0]), endings.contains(where: path.hasSuffix) { files[path] = String(parts[2]) }
    }
    return files
  }
}
