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
  }

  /// - Parameters:
  ///   - path: The file as typed by the user.
  ///   - line: 1-based; `nil` selects every closure of the file.
  ///   - column: 1-based, UTF-8; `nil` selects every closure that starts on the line, else the innermost one around it.
  public func text(path: String, line: Int?, column: Int?) -> Result<String, Problem> {
    let report = outcome.report
    guard let file = report.documents.firstIndex(where: { $0.displayPath == path }) ?? indexByAbsolutePath(path) else {
      let reason = report.notifications.first { $0.path == path }?.message
      return .failure(Problem(message: "\(path): \(reason ?? "not among the files that were analysed")"))
    }
    let document = report.documents[file]
    guard let line else {
      let closures = outcome.analysis.closures.filter { $0.place.file == file }
      if closures.isEmpty { return .failure(Problem(message: "\(path): no closure, nested function or method reference is here")) }
      return .success(closures.map { describe($0, document) }.joined(separator: "\n"))
    }
    guard line <= document.lineStarts.count else {
      return .failure(Problem(message: "\(path): the file has \(document.lineStarts.count) lines; there is no line \(line)"))
    }
    let columns = Self.lineRange(line, in: document).count
    if let column, column > columns + 1 {
      return .failure(Problem(message: "\(path):\(line): the line has \(columns) columns; there is no column \(column)"))
    }
    let bytes = Self.lineRange(line, in: document)
    let references = references { place in
      guard place.file == file else { return false }
      guard let column else { return bytes.contains(Int(place.range.start)) }
      let offset = bytes.lowerBound + column - 1
      return place.range.start <= offset && place.range.end > offset
    }
    // A question about a reference does not mean the enclosing closure.
    let closures = closures(in: file, document, line: line, column: column, orAround: references.isEmpty)
    if closures.isEmpty, references.isEmpty {
      return .failure(Problem(message: "\(path):\(line): no closure, nested function, method reference or reference to an object is here"))
    }
    return .success((closures.map { describe($0, document) } + references).joined(separator: "\n"))
  }

  private func indexByAbsolutePath(_ path: String) -> Int? {
    let absolute = FilePaths.real(path)
    return outcome.report.documents.firstIndex { FilePaths.real($0.displayPath) == absolute }
  }

  private func closures(in file: Int, _ document: SourceDocument, line: Int, column: Int?, orAround isAroundMeant: Bool) -> [ClosureReport] {
    let inFile = outcome.analysis.closures.filter { $0.place.file == file }
    let bytes = Self.lineRange(line, in: document)
    if let column { return isAroundMeant ? innermost(inFile, around: bytes.lowerBound + column - 1) : [] }
    let starting = inFile.filter { bytes.contains(Int($0.place.range.start)) }
    return starting.isEmpty && isAroundMeant ? innermost(inFile, around: bytes.lowerBound) : starting
  }

  /// The bytes of an existing line, including its line break.
  private static func lineRange(_ line: Int, in document: SourceDocument) -> Range<Int> {
    let end = line < document.lineStarts.count ? Int(document.lineStarts[line]) : document.bytes.count
    return Int(document.lineStarts[line - 1])..<end
  }

  private func innermost(_ closures: [ClosureReport], around offset: Int) -> [ClosureReport] {
    let around = closures.filter { $0.place.range.start <= offset && $0.place.range.end > offset }
    return around.min { $0.place.range.end - $0.place.range.start < $1.place.range.end - $1.place.range.start }.map { [$0] } ?? []
  }

  // MARK: Words

  private func describe(_ closure: ClosureReport, _ document: SourceDocument) -> String {
    let observations = outcome.analysis.observations.filter { $0.closure == closure.place }
    let captures = observations.filter(isCapture)
    let isMethodReference = captures.first?.subject == .methodReference
    var lines: [String] = []
    let place = document.position(at: closure.place.range.start)
    var title = "\(document.displayPath):\(place.line):\(place.utf8Column): \(isMethodReference ? "method reference" : "closure")"
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
    outcome.engine.finding(for: observation, words).map { ["  reported: \($0.level.rawValue) [\($0.rule)] \($0.message)"] } ?? []
  }

  private func section(_ title: String, _ entries: [String], none: String) -> [String] {
    if entries.isEmpty { return ["  \(title): \(none)"] }
    if entries.count == 1 { return ["  \(title): \(entries[0])"] }
    return ["  \(title):"] + entries.map { "    \($0)" }
  }

  func verdict(_ closure: ClosureReport) -> String {
    switch closure.verdict {
    case .harmless: "harmless: nothing keeps it, or it keeps nothing that matters"
    case .bounded: "bounded: it is let go of by itself"
    case .kept: "kept, and no strong path from what it captures back to it is known"
    case .cycle: "cycle: what it captures keeps it"
    case .unknown: "unknown: \((closure.loss ?? .outsideCallee).words)"
    }
  }

  func isCapture(_ observation: Observation) -> Bool {
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

  func keeper(_ observation: Observation) -> String {
    observation.holder == .unknown ? observation.keeper.rawValue : words.keeper(observation)
  }

  func lifetime(_ observation: Observation) -> String {
    let until = observation.end == .unknown ? "" : " (\(words.until(observation)))"
    switch observation.lifetime {
    case .synchronous: return "until the call returns"
    case .untilEvent: return "until it is over by itself" + until
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
