import FileDiscovery

/// The findings of a project in the revisions of a range of its first-parent history.
///
/// Nothing is checked out: the texts are read from git's objects. The configuration, rules and models are those on disk now, for all revisions,
/// and property lists those of the last one.
public struct ProjectHistory: Sendable {
  /// The commits of one step: one, or all of an interval of time.
  public struct Step: Sendable {
    /// Oldest first; never empty.
    public var commits: [Repository.Commit]
    /// Findings that a broken file hides are still there, as they were last seen; `unread` counts broken files too.
    public var state: RevisionFindings
    /// For each finding the index of the same one in the state before.
    public var matches: [Int?]
    /// The findings of the state before that are gone although their function is still there, by index.
    public var repaired: Set<Int>
  }

  /// The revision at which the range starts.
  public struct Start: Sendable {
    /// `nil` before the first commit.
    public var revision: String?
    public var state: RevisionFindings
  }

  /// What to read.
  public struct Request: Sendable {
    /// The revision before the first commit; `nil` for the first one of the limit.
    public var from: String?
    public var to: String
    /// At most this many commits, the latest ones.
    public var limit: Int?
    public var interval: HistoryInterval

    public init(from: String? = nil, to: String = "HEAD", limit: Int? = nil, interval: HistoryInterval = .commit) {
      self.from = from
      self.to = to
      self.limit = limit
      self.interval = interval
    }
  }

  public var start: Start
  /// Oldest first. Commits that change no file that counts are left out.
  public var steps: [Step]
  /// The last revision of the range.
  public var end: String
  /// The commit at which the clone ends, if the range goes back to it.
  public var shallowEnd: String?

  public init(start: Start, steps: [Step], end: String, shallowEnd: String? = nil) {
    self.start = start
    self.steps = steps
    self.end = end
    self.shallowEnd = shallowEnd
  }

  /// Reads and judges the revisions.
  ///
  /// - Throws: If git, or a revision in it, cannot be used.
  public static func read(_ linter: Linter, _ request: Request) throws(Repository.Problem) -> ProjectHistory {
    let paths = linter.options.paths
    for path in paths where FilePaths.real(path) == nil { throw Repository.Problem(description: "\(path): \(FilePaths.lastProblem)") }
    let repository = try Repository(containing: paths.count == 1 ? FilePaths.folder(of: paths[0]) : ".")
    let scope = ProjectScope(linter.options, root: linter.root, indexOnly: linter.settings.configuration.indexOnly.map(linter.settings.absolute))
    let folders = scope.pathsToAnalyse.compactMap { FilePaths.real($0) }
    var log = try range(request, below: folders, in: repository)
    var files = RevisionFiles(repository, scope: scope, finder: scope.finder(linter.settings))
    // A commit at the end of a shallow clone shows all files as new: it is where the range starts.
    if let end = log.shallowEnd, log.commits.first?.revision == end { log.start = log.commits.removeFirst().revision }
    _ = files.apply(try repository.files(of: log.end, endings: RevisionFiles.steadyEndings).mapValues { $0 })
    if let start = log.start { _ = files.apply(try repository.files(of: start, endings: RevisionFiles.endings).mapValues { $0 }) }

    var session = RevisionSession(linter, scope: scope)
    let first = files.hasSources ? try session.findings(of: &files) : RevisionFindings()
    var history = ProjectHistory(start: Start(revision: log.start, state: first), steps: [], end: log.end, shallowEnd: log.shallowEnd)
    var succession = FindingSuccession(from: first)
    for commits in request.interval.groups(log.commits) {
      var isNews = false
      let earlier = files
      for commit in commits where files.apply(commit.changes) { isNews = true }
      guard isNews else { continue }
      let before = succession.state
      let matches = succession.advance(to: files.hasSources ? try session.findings(of: &files) : RevisionFindings(), isOld: earlier.has(shown:))
      let gone = Set(before.findings.indices).subtracting(matches.compactMap { $0 })
      var repaired: Set<Int> = []
      for index in gone where try files.declare(before.findings[index].known, flags: linter.settings.compilationFlags(linter.options)) {
        repaired.insert(index)
      }
      history.steps.append(Step(commits: commits, state: succession.state, matches: matches, repaired: repaired))
    }
    guard files.hasSources else {
      throw Repository.Problem(description: "no Swift file found in \(paths.joined(separator: ", ")) at \(request.to)")
    }
    return history
  }

  private struct Span {
    /// `nil` before the first commit.
    var start: String?
    var commits: [Repository.Commit]
    var end: String
    var shallowEnd: String?
  }

  private static func range(_ request: Request, below folders: [String], in repository: Repository) throws(Repository.Problem) -> Span {
    let end = try repository.commit(request.to)
    let from: String?
    if let named = request.from {
      let start = try repository.commit(named)
      guard try repository.isAncestor(start, of: end) else {
        throw Repository.Problem(description: "'\(named)' is no ancestor of '\(request.to)': there is no range between them")
      }
      from = start
    } else {
      from = nil
    }
    let log = try repository.log(below: folders, after: from, to: end, endings: RevisionFiles.endings, limit: request.limit)
    // With a limit, or where the named revision is not on the first-parent line, the range starts right before its first commit.
    let start = log.commits.isEmpty ? from ?? end : log.commits.first?.parent
    return Span(start: start, commits: log.commits, end: end, shallowEnd: log.shallowEnd)
  }
}

/// How commits are put together to steps.
public enum HistoryInterval: String, Sendable, CaseIterable {
  case commit, day, week, month, year
  /// The whole range at once.
  case range

  /// The commits in groups, in their order.
  func groups(_ commits: [Repository.Commit]) -> [[Repository.Commit]] {
    var groups: [[Repository.Commit]] = []
    var last: String?
    for commit in commits {
      let key = key(commit)
      if key == last { groups[groups.count - 1].append(commit) } else { groups.append([commit]) }
      last = key
    }
    return groups
  }

  private func key(_ commit: Repository.Commit) -> String {
    let date = CalendarDate(time: commit.time)
    return switch self {
    case .commit: commit.revision
    case .day: date.description
    // The first day of 1970 was a Thursday.
    case .week: "\((CalendarDate.days(commit.time) + 3) / 7)"
    case .month: "\(date.year)-\(date.month)"
    case .year: "\(date.year)"
    case .range: ""
    }
  }
}
