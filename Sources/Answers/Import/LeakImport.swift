import Findings
import Ownership
import Program
import Project
import Reporting
import Text

/// The leaks of a running program, held against what the sources show.
public struct LeakImport {
  /// A leak with its finding.
  public struct Entry {
    public var record: LeakRecord
    /// The best match; `nil` if nothing in sight fits.
    public var judgement: Judgement?
    /// Why the leak is not known, or not as one; `nil` for one that is.
    public var gap: String?
  }

  let outcome: Linter.Outcome
  public let entries: [Entry]
  /// The number of leaks that the text has beyond the limit.
  public let unread: Int

  public init(_ outcome: Linter.Outcome, _ text: LeakText) {
    self.outcome = outcome
    unread = text.unread
    let matcher = LeakMatcher(outcome)
    entries = text.records.compactMap(matcher.entry)
  }

  /// Whether each leak is known as one.
  public var isComplete: Bool { unread == 0 && entries.allSatisfy { $0.gap == nil } }
}

/// Finds the observation that fits a leak best.
private struct LeakMatcher {
  /// The names on the path of an observation.
  private struct Candidate {
    var observation: Observation
    var types: Set<String>
    var properties: Set<String>
    /// The type of the held object.
    var held: String?
  }

  private let judging: Judging
  private let candidates: [Candidate]
  private let declaredTypes: Set<String>
  private let declaredProperties: Set<String>

  init(_ outcome: Linter.Outcome) {
    judging = Judging(outcome)
    let program = outcome.program
    declaredTypes = Set(program.types.filter(\.isDeclared).map { program.text($0.name) })
    var properties: Set<String> = []
    for type in program.types { for name in type.properties.keys { properties.insert(program.text(name)) } }
    declaredProperties = properties
    candidates = outcome.analysis.observations.filter(\.retains).map { Self.candidate($0, program) }
  }

  private static func candidate(_ observation: Observation, _ program: Program) -> Candidate {
    var candidate = Candidate(observation: observation, types: [], properties: [], held: nil)
    func add(_ node: PathNode) {
      if case .nominal(let id, _) = node.type.unwrapped { candidate.types.insert(program.text(program[id].name)) }
    }
    for step in observation.path {
      switch step.kind {
      case .reference(let reference), .capture(let reference), .last(let reference):
        add(reference.source)
        add(reference.target)
        switch reference.field {
        case .property(let property): candidate.properties.insert(program.name(of: property))
        case .externalProperty(let name): candidate.properties.insert(program.text(name))
        default: break
        }
      case .assigned(_, let property): candidate.properties.insert(program.name(of: property))
      default: break
      }
    }
    let enclosing = observation.enclosingType.map { program.text(program[$0].name) }
    if let enclosing, observation.form == .self || candidate.types.isEmpty { candidate.types.insert(enclosing) }
    candidate.held = observation.form == .self ? enclosing : nil
    if case .property(let property) = observation.captured { candidate.properties.insert(program.name(of: property)) }
    return candidate
  }

  /// `nil` for a sentence about no class that is in sight.
  func entry(_ found: LeakRecord) -> LeakImport.Entry? {
    var record = found
    let own = (record.classes + record.words).filter(declaredTypes.contains)
    let properties = record.properties.filter(declaredProperties.contains)
    // A sentence may name properties only.
    if own.isEmpty, !record.classes.isEmpty || properties.isEmpty {
      if record.classes.isEmpty { return nil }
      let names = record.classes.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
      return LeakImport.Entry(record: record, gap: "no class on its path is declared in the files that were analysed: \(names)")
    }
    if record.classes.isEmpty { record.classes = own }
    let rated = candidates.compactMap { candidate in score(candidate, own, properties, record).map { (candidate, $0) } }
    guard let best = rated.max(by: { $0.1 < $1.1 })?.1 else {
      let through = properties.isEmpty ? "" : " through " + properties.prefix(3).map { "`\($0)`" }.joined(separator: ", ")
      return LeakImport.Entry(record: record, gap: "no path in sight keeps \(own.first.map { "`\($0)`" } ?? "an object")\(through)")
    }
    // The same score: the gravest, in the order of places.
    let judgements = rated.filter { $0.1 == best }.map { judging.judgement(of: $0.0.observation) }
    guard let judgement = Judging.gravest(judgements) else { return nil }
    return LeakImport.Entry(
      record: record, judgement: judgement, gap: judgement.effect == .leak ? nil : "it is judged \(judgement.effect.rawValue): \(judgement.reason)")
  }

  /// `nil` for what cannot be meant.
  private func score(_ candidate: Candidate, _ own: [String], _ properties: [String], _ record: LeakRecord) -> Int? {
    let types = own.count { candidate.types.contains($0) }
    let shared = properties.count { candidate.properties.contains($0) }
    if types == 0 && !own.isEmpty { return nil }
    // Without a cycle the properties are what the object keeps, not what keeps it.
    if !properties.isEmpty && shared == 0 && (record.isCycle || own.isEmpty) { return nil }
    let isClosure = !judging.explanation.isReference(candidate.observation)
    var score = 8 * shared + 4 * types - 2 * candidate.properties.count { !properties.contains($0) }
    if isClosure == record.hasClosure { score += 2 }
    if candidate.observation.keeper == .cycle { score += record.isCycle || properties.isEmpty ? 3 : 1 }
    if own.first == candidate.held { score += 2 }
    if candidate.observation.lifetime == .untilEvent { score -= 6 }
    return score
  }
}

extension LeakImport.Entry {
  init(record: LeakRecord, gap: String) { self.init(record: record, judgement: nil, gap: gap) }
}

extension LeakImport {
  /// For each leak the finding with its path and repair, or why it is not known.
  public var text: String {
    let writer = AnswerText(outcome)
    var lines = entries.flatMap { entry -> [String] in
      let title = "line \(entry.record.line): \(entry.title)"
      guard let judgement = entry.judgement else { return ["\(title): not known to us, because \(entry.gap ?? "")"] }
      if let gap = entry.gap { return ["\(title): not known to us: \(writer.location(judgement.place)) is nearest, but \(gap)"] }
      return ["\(title): \(writer.location(judgement.place)): \(writer.subject(judgement)): \(judgement.reason)"] + writer.details(judgement)
    }
    let known = entries.count { $0.gap == nil }
    lines.append(entries.isEmpty ? "No leak is in the text." : "\(known) known, \(entries.count - known) not known.")
    if unread > 0 { lines.append("\(unread) more leaks are not read.") }
    return lines.map { TerminalText.printable($0) + "\n" }.joined()
  }

  /// The document of `docs/schemas/answers.schema.json`.
  public var json: JSONValue {
    let writer = AnswerJSON(outcome)
    let leaks = entries.map { entry in
      JSONValue.compact([
        "line": .integer(entry.record.line), "classes": .array(entry.record.classes.map { .string($0) }),
        "properties": .array(entry.record.properties.map { .string($0) }), "hasClosure": .boolean(entry.record.hasClosure),
        "isCycle": .boolean(entry.record.isCycle), "isKnown": .boolean(entry.gap == nil), "gap": entry.gap.map { .string($0) },
        "judgement": entry.judgement.map(writer.judgement),
      ])
    }
    return writer.document(
      "import", [JSONValue.Member(name: "leaks", value: .array(leaks)), JSONValue.Member(name: "unread", value: .integer(unread))])
  }

  /// A Markdown text for a bug report about the leaks that are not known. It has no source text.
  public var issue: String {
    let gaps = entries.filter { $0.gap != nil }
    if gaps.isEmpty { return "Every leak of the text is known; there is nothing to report.\n" }
    let parts = gaps.map { entry in
      """
      ## A leak that is not found: \(entry.title)

      - classes on the path: \(entry.record.classes.map { "`\($0)`" }.joined(separator: ", "))
      - properties on the path: \(entry.record.properties.map { "`\($0)`" }.joined(separator: ", "))
      - through a closure: \(entry.record.hasClosure ? "yes" : "no")
      - what Unretain \(outcome.report.tool.version) says: \(entry.gap ?? "")
      - the smallest source that shows it:

      """
    }
    return parts.joined(separator: "\n")
  }
}

extension LeakImport.Entry {
  fileprivate var title: String {
    let through = record.properties.isEmpty ? "" : " through " + record.properties.prefix(4).map { "`\($0)`" }.joined(separator: ", ")
    return record.classes.prefix(3).map { "`\($0)`" }.joined(separator: ", ") + through
  }
}
