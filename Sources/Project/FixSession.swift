import Findings
import Ownership
import Reporting
import Catalog
import Facts

/// Applies fixes in memory until no useful one is left.
///
/// The program is analysed again after each round: a fix may reveal another capture, and a fix that does not remove its finding is undone.
public struct FixSession {
  public let linter: Linter
  /// Also apply fixes that change the program's behaviour.
  public var appliesUnsafe: Bool
  /// Findings below this level are left alone.
  public var minimumLevel: Level

  public init(_ linter: Linter, appliesUnsafe: Bool, minimumLevel: Level) {
    self.linter = linter
    self.appliesUnsafe = appliesUnsafe
    self.minimumLevel = minimumLevel
  }

  /// A file changed by fixes.
  public struct ChangedFile: Sendable {
    public var displayPath: String
    public var rootRelativePath: String
    /// Absolute, without symbolic links.
    public var absolutePath: String
    public var old: [UInt8]
    public var new: [UInt8]

    /// The path in a patch: from a folder, or from the root of the file system if the file lies outside of that folder. There, `patch -p1 -d /` applies it: in the
    /// folder, another file could have the name.
    ///
    /// - Parameter folder: Absolute, without symbolic links.
    public func path(from folder: String?) -> String {
      guard let folder else { return rootRelativePath }
      if !FilePaths.lies(absolutePath, in: folder) { return String(absolutePath.drop { $0 == "/" }) }
      return FilePaths.display(absolutePath, from: folder)
    }
  }

  /// A repaired finding.
  public struct Applied: Sendable {
    /// `path:line:column` in the original text.
    public var place: String
    public var rule: String
    public var title: String
  }

  /// A remaining finding.
  public struct Remaining: Sendable {
    public var place: String
    public var rule: String
    public var level: Level
    /// Why no fix was applied.
    public var reason: String
    /// Whether there is a fix that only waits for the permission to change behaviour.
    public var isUnsafe = false
  }

  /// The result of all rounds.
  public struct Outcome: Sendable {
    /// In path order.
    public var changed: [ChangedFile] = []
    public var applied: [Applied] = []
    public var remaining: [Remaining] = []
    /// The number of findings left alone because a baseline knows them.
    public var known = 0
    /// The analysis of the repaired text.
    public var lint: Linter.Outcome

    /// Writes each changed file atomically.
    public func write() throws {
      OutputFile.removeLeftOvers(beside: changed.map(\.absolutePath))
      for file in changed { try OutputFile.replace(file.old, by: file.new, at: file.absolutePath) }
    }
  }

  /// Nested closures in one line need a round each. Code that needs more rounds is left for the next run.
  private static let roundLimit = 16

  public func run() -> Outcome {
    var contents: [String: [UInt8]] = [:]
    var histories: [String: History] = [:]
    var useless: Set<Spot> = []
    var applied: [Applied] = []
    var current = linter.run()
    for _ in 0..<Self.roundLimit {
      let round = Round(current, useless: useless, session: self)
      if round.chosen.isEmpty { break }
      let next = linter.run(replacing: contents.merging(round.contents) { $1 })
      let failures = round.failures(in: next)
      if !failures.isEmpty {
        // The same text again, without these fixes.
        useless.formUnion(failures)
        continue
      }
      for finding in round.chosen {
        let path = current.absolutePaths[finding.place.file]
        let history = histories[path] ?? History(original: current.report.documents[finding.place.file])
        histories[path] = history
        applied.append(Applied(place: history.location(of: finding.place.range.start), rule: finding.rule, title: title(of: finding)))
      }
      for (path, text) in round.texts { histories[path]?.rounds.append(text) }
      useless = Set(useless.map(round.moved))
      contents.merge(round.contents) { $1 }
      current = next
    }
    let changed = histories.map { path, history in
      ChangedFile(
        displayPath: history.original.displayPath, rootRelativePath: history.original.rootRelativePath, absolutePath: path,
        old: history.original.bytes, new: contents[path] ?? history.original.bytes)
    }
    return Outcome(
      changed: changed.sorted { $0.displayPath < $1.displayPath }, applied: applied, remaining: remaining(current, useless),
      known: current.report.findings.count(where: isKnown), lint: current)
  }

  private func remaining(_ outcome: Linter.Outcome, _ useless: Set<Spot>) -> [Remaining] {
    let twins = Twins(outcome)
    return outcome.report.findings.filter(isMeant).map { finding in
      let (reason, isUnsafe): (String, Bool) =
        switch finding.fix {
        case .fix where twins.contain(finding.place.file):
          ("the name of another file differs from this one only in Unicode normalisation; rename one of them", false)
        case .fix where useless.contains(Spot(finding, outcome)):
          ("a weak capture does not help: the object is held all the same while the closure runs", false)
        case .fix(let fix) where !fix.isSafe && !appliesUnsafe: ("--unsafe-fixes applies a fix: \(fix.title)", true)
        case .fix: ("too many rounds were needed; run it again", false)
        case .refused(let why): (why, false)
        case nil: ("nothing is known about a fix", false)
        }
      return Remaining(
        place: location(of: finding.place, outcome.report), rule: finding.rule, level: finding.level, reason: reason, isUnsafe: isUnsafe)
    }
  }

  fileprivate func isMeant(_ finding: Finding) -> Bool { finding.isOpen && finding.level >= minimumLevel }

  private func isKnown(_ finding: Finding) -> Bool {
    finding.suppression == nil && finding.baselineState == .unchanged && finding.level >= minimumLevel
  }

  private func title(of finding: Finding) -> String { if case .fix(let fix) = finding.fix { fix.title } else { "" } }

  private func location(of place: SourcePlace, _ report: Report) -> String {
    report.documents[place.file].location(of: place.range.start)
  }
}

/// The history of a file: its original text, and the edits of each round.
private struct History {
  let original: SourceDocument
  var rounds: [EditedText] = []

  /// The position in the original text of an offset after the last round.
  func location(of offset: UInt32) -> String {
    original.location(of: rounds.reversed().reduce(offset) { $1.original(of: $0) })
  }
}

/// A place with its captured name, which identifies a finding across rounds.
private struct Spot: Hashable {
  var path: String
  var offset: UInt32
  var captured: String

  init(path: String, offset: UInt32, captured: String) {
    self.path = path
    self.offset = offset
    self.captured = captured
  }

  init(_ finding: Finding, _ outcome: Linter.Outcome) {
    self.init(
      path: outcome.absolutePaths[finding.place.file], offset: finding.place.range.start, captured: finding.repair?.captured ?? "")
  }
}

/// The files with a name that has other bytes than another one's, and means the same text (`é` in one character and in two). Texts are kept by name, so that one would
/// take the place of the other.
private struct Twins {
  private var counts: [String: Int] = [:]
  private let paths: [String]

  init(_ outcome: Linter.Outcome) {
    paths = outcome.absolutePaths
    for path in paths { counts[path, default: 0] += 1 }
  }

  func contain(_ file: Int) -> Bool { counts[paths[file]].map { $0 > 1 } ?? false }
}

/// One round: compatible fixes, and the resulting texts.
private struct Round {
  let session: FixSession
  let outcome: Linter.Outcome
  private(set) var chosen: [Finding] = []
  private(set) var contents: [String: [UInt8]] = [:]
  private(set) var texts: [String: EditedText] = [:]

  init(_ outcome: Linter.Outcome, useless: Set<Spot>, session: FixSession) {
    self.session = session
    self.outcome = outcome
    let twins = Twins(outcome)
    var selections: [Int: FixSelection] = [:]
    for finding in outcome.report.findings where session.isMeant(finding) && !useless.contains(Spot(finding, outcome)) {
      guard case .fix(let fix)? = finding.fix, fix.isSafe || session.appliesUnsafe else { continue }
      let file = finding.place.file
      if twins.contain(file) { continue }
      if selections[file, default: FixSelection(lineStarts: outcome.report.documents[file].lineStarts)].take(fix) { chosen.append(finding) }
    }
    for (file, selection) in selections {
      let text = EditedText(outcome.report.documents[file].bytes, selection.edits)
      texts[outcome.absolutePaths[file]] = text
      contents[outcome.absolutePaths[file]] = text.bytes
    }
  }

  /// The position of a place after this round.
  func moved(_ spot: Spot) -> Spot {
    guard let text = texts[spot.path] else { return spot }
    return Spot(path: spot.path, offset: text.position(of: spot.offset), captured: spot.captured)
  }

  /// The fixes after which the same object is still held at the same place, or after which the text has new parse errors.
  func failures(in next: Linter.Outcome) -> Set<Spot> {
    let left = Set(next.report.findings.filter(session.isMeant).map { Spot($0, next) })
    let broken = filesWithMoreErrors(next)
    var result: Set<Spot> = []
    for finding in chosen {
      let spot = Spot(finding, outcome)
      var closure = spot
      if let repair = finding.repair { closure.offset = repair.closure.range.start }
      if broken.contains(spot.path) || left.contains(moved(spot)) || left.contains(moved(closure)) { result.insert(spot) }
    }
    return result
  }

  private func filesWithMoreErrors(_ next: Linter.Outcome) -> Set<String> {
    func counts(_ outcome: Linter.Outcome) -> [String: Int] {
      var result: [String: Int] = [:]
      for notification in outcome.report.notifications where notification.kind == .parseError {
        if let place = notification.place { result[outcome.absolutePaths[place.file], default: 0] += 1 }
      }
      return result
    }
    let before = counts(outcome)
    return Set(counts(next).filter { $0.value > before[$0.key] ?? 0 }.keys)
  }
}
