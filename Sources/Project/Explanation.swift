import Ownership
import Reporting
import Findings

/// Explains the closures at a place: their captures, their keepers, the durations, and the deciding evidence.
public struct Explanation {
  let outcome: Linter.Outcome
  let words: Words

  public init(_ outcome: Linter.Outcome) {
    self.outcome = outcome
    words = Words(of: outcome.analysis)
  }

  /// Why there is nothing to explain.
  public struct Problem: Error {
    public var message: String

    public init(message: String) { self.message = message }

    /// Nothing on the line holds an object.
    public init(nothingAt path: String, line: Int) {
      message = "\(path):\(line): no closure, nested function, method reference, reference to an object or step of an ownership path is here"
    }
  }

  /// A place that somebody asks about.
  public struct Question {
    /// Index of the file in the program.
    public var file: Int
    /// The asked bytes: those of a line, or of the file.
    public var bytes: Range<Int>
    /// The asked byte, if a column is given.
    public var offset: Int?

    /// Whether a place is asked for.
    public func asks(for place: SourcePlace) -> Bool {
      guard place.file == file else { return false }
      guard let offset else { return bytes.contains(Int(place.range.start)) }
      return place.range.start <= offset && place.range.end > offset
    }
  }

  /// - Parameters:
  ///   - path: The file as typed by the user.
  ///   - line: 1-based; `nil` means the whole file.
  ///   - column: 1-based, UTF-8.
  public func question(path: String, line: Int?, column: Int?) -> Result<Question, Problem> {
    let report = outcome.report
    guard let file = report.documents.firstIndex(where: { $0.displayPath == path }) ?? indexByAbsolutePath(path) else {
      let reason = report.notifications.first { $0.path == path }?.message
      return .failure(Problem(message: "\(path): \(reason ?? "not among the files that were analysed")"))
    }
    let document = report.documents[file]
    guard let line else { return .success(Question(file: file, bytes: 0..<document.bytes.count)) }
    guard line <= document.lineStarts.count else {
      return .failure(Problem(message: "\(path): the file has \(document.lineStarts.count) lines; there is no line \(line)"))
    }
    let bytes = Self.lineRange(line, in: document)
    guard let column else { return .success(Question(file: file, bytes: bytes)) }
    if column > bytes.count + 1 {
      return .failure(Problem(message: "\(path):\(line): the line has \(bytes.count) columns; there is no column \(column)"))
    }
    return .success(Question(file: file, bytes: bytes, offset: bytes.lowerBound + column - 1))
  }

  /// - Parameters:
  ///   - path: The file as typed by the user.
  ///   - line: 1-based; `nil` selects every closure of the file.
  ///   - column: 1-based, UTF-8; `nil` selects every closure that starts on the line, else the innermost one around it.
  public func text(path: String, line: Int?, column: Int?) -> Result<String, Problem> {
    let question: Question
    switch self.question(path: path, line: line, column: column) {
    case .success(let found): question = found
    case .failure(let problem): return .failure(problem)
    }
    let document = outcome.report.documents[question.file]
    guard let line else {
      let closures = outcome.analysis.closures.filter { $0.place.file == question.file }
      if closures.isEmpty { return .failure(Problem(message: "\(path): no closure, nested function or method reference is here")) }
      return .success(closures.map { describe($0, document) }.joined(separator: "\n"))
    }
    let references = references(at: question.asks)
    // A question about a reference does not mean the enclosing closure.
    let closures = closures(at: question, orAround: references.isEmpty)
    if closures.isEmpty, references.isEmpty {
      let steps = self.steps(at: question.asks)
      return steps.isEmpty ? .failure(Problem(nothingAt: path, line: line)) : .success(steps.joined(separator: "\n"))
    }
    return .success((closures.map { describe($0, document) } + references).joined(separator: "\n"))
  }

  private func indexByAbsolutePath(_ path: String) -> Int? {
    let absolute = FilePaths.real(path)
    return outcome.report.documents.firstIndex { FilePaths.real($0.displayPath) == absolute }
  }

  private func closures(at question: Question, orAround isAroundMeant: Bool) -> [ClosureReport] {
    let inFile = outcome.analysis.closures.filter { $0.place.file == question.file }
    if let offset = question.offset { return isAroundMeant ? Self.innermost(inFile, around: offset) : [] }
    let starting = inFile.filter { question.bytes.contains(Int($0.place.range.start)) }
    return starting.isEmpty && isAroundMeant ? Self.innermost(inFile, around: question.bytes.lowerBound) : starting
  }

  /// The bytes of an existing line, including its line break.
  private static func lineRange(_ line: Int, in document: SourceDocument) -> Range<Int> {
    let end = line < document.lineStarts.count ? Int(document.lineStarts[line]) : document.bytes.count
    return Int(document.lineStarts[line - 1])..<end
  }

  /// The closures of a file around a byte.
  public static func closures(_ closures: [ClosureReport], around offset: Int) -> [ClosureReport] {
    closures.filter { $0.place.range.start <= offset && $0.place.range.end > offset }
  }

  /// The shortest of them; empty if there is none.
  public static func innermost(_ closures: [ClosureReport], around offset: Int) -> [ClosureReport] {
    let around = self.closures(closures, around: offset)
    return around.min { $0.place.range.end - $0.place.range.start < $1.place.range.end - $1.place.range.start }.map { [$0] } ?? []
  }

  // MARK: Words

  private func describe(_ closure: ClosureReport, _ document: SourceDocument) -> String {
    let observations = outcome.analysis.observations.filter { $0.closure == closure.place }
    let captures = observations.filter(isCapture)
    let isMethodReference = captures.first?.subject == .methodReference
    var lines: [String] = []
    var title = "\(document.location(of: closure.place.range.start)): \(isMethodReference ? "method reference" : "closure")"
    let enclosure = words.enclosure(of: closure)
    if !enclosure.isEmpty { title += " in `\(enclosure)`" }
    lines.append(title)
    lines.append("  verdict: \(verdict(closure))")
    lines += section("used", outcome.analysis.uses(of: closure).map { located(words.step($0)) }, none: "nothing in sight uses it")
    lines += section("captures", captures.map { capture($0, place: location) } + closure.remarks.map(words.text), none: "nothing")
    for observation in observations where observation.strength != .weak { lines += path(observation) }
    for observation in observations { lines += reported(observation) }
    return lines.joined(separator: "\n") + "\n"
  }

  func path(_ observation: Observation) -> [String] {
    if observation.path.isEmpty { return [] }
    return ["  path for `\(words.captured(observation))`:"] + words.path(observation).map { "    " + located($0) }
  }

  func reported(_ observation: Observation) -> [String] {
    (outcome.engine.finding(for: observation, words).map { ["  reported: \($0.level.rawValue) [\($0.rule)] \($0.message)"] } ?? [])
      + (uncompiled(observation).map { ["  not shipped: \($0)"] } ?? [])
  }

  /// Which code of the observation no target compiles; `nil` if some target may compile all of it. Such code counts as unused.
  public func uncompiled(_ observation: Observation) -> String? {
    let files = [observation.head.file] + observation.path.compactMap { $0.place?.file }
    return files.first { !outcome.program.isCompiled(file: $0) }.map {
      "\(outcome.report.documents[$0].displayPath) is in no target of the Xcode project, so it counts as unused code"
    }
  }

  private func section(_ title: String, _ entries: [String], none: String) -> [String] {
    if entries.isEmpty { return ["  \(title): \(none)"] }
    if entries.count == 1 { return ["  \(title): \(entries[0])"] }
    return ["  \(title):"] + entries.map { "    \($0)" }
  }

  /// The verdict on a closure in words.
  public func verdict(_ closure: ClosureReport) -> String {
    switch closure.verdict {
    case .harmless: "harmless: nothing keeps it, or it keeps nothing that matters"
    case .bounded: "bounded: it is let go of by itself"
    case .kept: "kept, and no strong path from what it captures back to it is known"
    case .cycle: "cycle: what it captures keeps it"
    case .unknown: "unknown: \((closure.loss ?? .outsideCallee).words)"
    }
  }

  /// Whether the observation is about what holds an object.
  public func isCapture(_ observation: Observation) -> Bool {
    switch observation.subject {
    case .forcedUse, .unusedEntry, .restartedRegistration, .growingCollection: false
    default: true
    }
  }

  /// - Parameter place: Formats the place of the capture's first use.
  func capture(_ observation: Observation, place: (SourcePlace) -> String) -> String {
    var text = "`\(words.captured(observation))` \(words.how(observation.strength))"
    switch observation.shape {
    case .plain: break
    case .nested: text += ", for the capture list of a closure inside it"
    case .rebound: text += ", a strong reference made from a weak one"
    case .lazy: text += ", as a lazy property's initial value"
    case .nestedFunction: text += ", through a nested function"
    }
    if let use = observation.use { text += " (\(place(use)))" }
    if observation.strength == .weak || observation.keeper == .none { return text }
    text += "; kept by \(keeper(observation)), \(lifetime(observation)), \(observation.evidence.rawValue)"
    if observation.retains { text += "; life: \(words.life(observation)); end: \(words.end(observation))" }
    return text
  }

  /// The keeper of a closure or object in words.
  public func keeper(_ observation: Observation) -> String {
    observation.holder == .unknown ? observation.keeper.rawValue : words.keeper(observation)
  }

  /// How long it is kept, in words.
  public func lifetime(_ observation: Observation) -> String {
    let until = observation.end == .unknown ? "" : " (\(words.until(observation)))"
    switch observation.lifetime {
    case .synchronous: return "until the call returns"
    case .untilEvent:
      let event = words.until(observation)
      return event.isEmpty ? "until it is over by itself" : "until \(event)"
    case .untilCall: return "until a call ends it" + until
    case .whileKept: return "for as long as that lives" + until
    case .unbounded: return "with no end in sight"
    case .unknown: return "for nobody knows how long" + until
    }
  }

  func located(_ step: OwnershipStep) -> String {
    step.place.map { "\(location($0)): \(step.text)" } ?? step.text
  }

  func location(_ place: SourcePlace) -> String {
    let document = outcome.report.documents[place.file]
    return "\(document.displayPath):\(document.position(at: place.range.start).line)"
  }
}
