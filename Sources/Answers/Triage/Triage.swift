import Findings
import Ownership
import Project
import Reporting

/// What the compiler's warnings about captures mean for the lives of objects.
public struct Triage {
  /// A warning with its answer.
  public struct Entry {
    public var warning: CompilerWarning
    /// The path of the file as reports show it; that of the log if no such file is in sight.
    public var path: String
    public var effect: Effect
    /// One sentence part.
    public var reason: String
    /// What to write, in words.
    public var advice: String?
    /// The reference that decides.
    public var judgement: Judgement?
  }

  let outcome: Linter.Outcome
  public let entries: [Entry]
  /// The number of warnings that the log has beyond the limit.
  public let unread: Int

  public init(_ outcome: Linter.Outcome, _ log: CompilerLog) {
    self.outcome = outcome
    unread = log.unread
    let reader = WarningReader(outcome)
    entries = log.warnings.compactMap(reader.entry)
  }

  /// How many warnings have an effect.
  public func count(_ effect: Effect) -> Int { entries.count { $0.effect == effect } }
}

/// Judges single warnings.
private struct WarningReader {
  private let outcome: Linter.Outcome
  private let judging: Judging
  /// The indices of files by their names.
  private let files: [Substring: [Int]]
  private let closures: [Int: [ClosureReport]]
  /// By closure.
  private let observations: [SourcePlace: [Observation]]

  init(_ outcome: Linter.Outcome) {
    self.outcome = outcome
    judging = Judging(outcome)
    closures = Dictionary(grouping: outcome.analysis.closures) { $0.place.file }
    observations = Dictionary(grouping: outcome.analysis.observations) { $0.closure }
    files = Dictionary(grouping: outcome.absolutePaths.indices) { outcome.absolutePaths[$0].split(separator: "/").last ?? "" }
  }

  /// `nil` for a warning that turns out to be about something else.
  func entry(_ warning: CompilerWarning) -> Triage.Entry? {
    guard let file = file(warning.path) else {
      return unknown(warning, "no such file, or several, among those that were analysed")
    }
    let document = outcome.report.documents[file]
    var entry = Triage.Entry(warning: warning, path: document.displayPath, effect: .unknown, reason: "", advice: nil, judgement: nil)
    guard warning.line <= document.lineStarts.count, document.bytes.isEmpty == false else {
      entry.reason = "the file has changed since: there is no line \(warning.line)"
      return entry
    }
    let line = document.text(ofLineAt: document.lineStarts[warning.line - 1])
    if let name = warning.name, warning.kind != .implicitSelf, !line.contains(name) {
      entry.reason = "the file has changed since: the line does not name `\(name)`"
      return entry
    }
    if warning.kind == .weakVariable {
      // The same words are about a variable of any kind, and about an entry of a capture list that is not used.
      let isDeclared = line.contains("weak var") || line.contains("weak let") || warning.message.hasPrefix("weak ")
      if !isDeclared, !line.contains("weak ") { return nil }
      if !isDeclared { entry.warning.kind = .unusedCapture }
    }
    let offset = Int(document.lineStarts[warning.line - 1]) + (warning.column ?? 1) - 1
    judge(&entry, SourcePoint(file: file, offset: offset, line: warning.line, hasColumn: warning.column != nil))
    return entry
  }

  private func unknown(_ warning: CompilerWarning, _ reason: String) -> Triage.Entry {
    Triage.Entry(warning: warning, path: printed(warning.path), effect: .unknown, reason: reason, advice: nil, judgement: nil)
  }

  /// Without what stands before the path on its line.
  private func printed(_ path: String) -> String {
    guard !path.hasPrefix("/"), let slash = path.firstIndex(of: "/"), let space = path[..<slash].lastIndex(of: " ") else { return path }
    return String(path[path.index(after: space)...])
  }

  /// The file that shares the most trailing components with a path. The log may be of another machine.
  private func file(_ path: String) -> Int? {
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    guard let last = parts.last else { return nil }
    let names = [last, last.split(separator: " ").last ?? last]
    guard let candidates = names.lazy.compactMap({ files[$0] }).first else { return nil }
    let rated = candidates.map { file -> (file: Int, shared: Int) in
      let own = outcome.absolutePaths[file].split(separator: "/")
      return (file, zip(own.dropLast().reversed(), parts.dropLast().reversed()).prefix { $0 == $1 }.count)
    }
    let most = rated.map(\.shared).max() ?? 0
    let best = rated.filter { $0.shared == most }
    return best.count == 1 ? best[0].file : nil
  }

  private struct SourcePoint {
    var file: Int
    var offset: Int
    var line: Int
    var hasColumn: Bool
  }

  // MARK: Judging

  private func judge(_ entry: inout Triage.Entry, _ point: SourcePoint) {
    switch entry.warning.kind {
    case .weakVariable:
      entry.effect = .harmless
      let isRead = !entry.warning.message.contains("never read")
      entry.reason = "a weak reference keeps nothing; " + (isRead ? "the warning is about `var` alone" : "nothing reads it")
      entry.advice = isRead ? "`weak let` where the compiler takes it (6.2 and later)" : "remove `\(entry.warning.name ?? "it")`"
    case .captureInDeinit:
      entry.reason = "the object is going: a strong reference to it that outlives `deinit` ends the program, whoever keeps the closure"
      entry.advice = "capture what the closure needs of it, not the object"
    case .emptyWeakReference:
      entry.effect = .harmless
      entry.reason = "a weak reference keeps nothing: the object is gone at once, so something else has to hold it"
      entry.advice = "hold the object strongly in a variable that lives long enough"
    case .unusedCapture:
      entry.effect = .harmless
      entry.reason = "the closure does not use the entry, and a strong one would only hold the object as long as the closure is kept"
      entry.advice = "remove `\(entry.warning.name ?? "it")` from the capture list"
      judgeClosures(&entry, point, outerOnly: false)
    case .implicitStrongCapture:
      judgeClosures(&entry, point, outerOnly: true)
      if entry.judgement == nil { judgeClosures(&entry, point, outerOnly: false) }
    case .implicitSelf, .sendableCapture, .otherCapture: judgeClosures(&entry, point, outerOnly: false)
    }
  }

  /// Takes the gravest of what the closures around a point hold under the warning's name.
  private func judgeClosures(_ entry: inout Triage.Entry, _ point: SourcePoint, outerOnly: Bool) {
    let around = (closures[point.file] ?? []).filter { closure in
      if point.hasColumn { return Int(closure.place.range.start) <= point.offset && point.offset < Int(closure.place.range.end) }
      return outcome.report.documents[point.file].position(at: closure.place.range.start).line <= point.line && point.offset < Int(closure.place.range.end)
    }.sorted { $0.place.range.start < $1.place.range.start }
    let meant = (outerOnly ? around.dropLast() : around[...])
    let name = entry.warning.name
    let held = meant.flatMap { observations[$0.place] ?? [] }.filter { observation in
      guard judging.explanation.isCapture(observation), observation.strength == .strong else { return false }
      return name == nil || name == judging.name(of: observation)
    }
    var judgements = held.map(judging.judgement)
    if judgements.isEmpty { judgements = meant.filter { $0.verdict != .harmless }.map(judging.judgement) }
    guard let gravest = Judging.gravest(judgements) else {
      if entry.warning.kind != .unusedCapture {
        entry.effect = around.isEmpty ? .unknown : .harmless
        entry.reason = around.isEmpty ? "no closure is here; the file may have changed since" : "no closure here holds an object strongly"
      }
      return
    }
    if entry.warning.kind == .unusedCapture, gravest.effect != .leak { return }
    entry.effect = gravest.effect
    entry.reason = gravest.reason
    entry.judgement = gravest
    entry.advice = advice(gravest, entry.warning)
  }

  private func advice(_ judgement: Judgement, _ warning: CompilerWarning) -> String? {
    let document = outcome.report.documents[judgement.place.file]
    let place = "the closure at \(document.displayPath):\(document.position(at: judgement.place.range.start).line)"
    let name = warning.name ?? judgement.captured
    if name.isEmpty { return nil }
    switch judgement.effect {
    case .leak, .delay:
      let shortens = judgement.effect == .delay ? ", if the delay matters" : ""
      if let list = judgement.captureList { return "`\(list)` in \(place)\(shortens)" }
      if case .refused(let reason)? = judgement.finding?.fix { return "nothing by itself: \(reason)" }
      return nil
    case .harmless where warning.kind == .implicitStrongCapture: return "`[\(name)]` in \(place), which says that it is meant"
    case .harmless where warning.kind == .implicitSelf: return "`self.`, or `[\(name)]` in \(place)"
    case .harmless, .unknown: return nil
    }
  }
}
