import Findings
import Ownership
import Facts

/// The answer of `why` as an editor shows it next to the text: about one place, and no longer than needed.
public struct BriefExplanation {
  /// Markdown text and its range.
  public struct Answer: Sendable {
    public var markdown: String
    public var range: ByteRange

    /// The same without marks, for an editor that shows texts as they are.
    public var plainText: String { markdown.replacing("**", with: "") }
  }

  private let explanation: Explanation
  private var words: Words { explanation.words }
  /// A link to a place, in Markdown.
  private let link: (SourcePlace) -> String

  /// - Parameter link: Formats a place.
  public init(_ outcome: Linter.Outcome, link: @escaping (SourcePlace) -> String) {
    explanation = Explanation(outcome)
    self.link = link
  }

  private var analysis: AnalysisResult { explanation.outcome.analysis }

  /// The explanation for a byte where a closure begins, or of one of its captures; `nil` elsewhere, including closure bodies.
  ///
  /// - Parameter file: Index of the file in the program.
  public func closure(file: Int, offset: UInt32) -> Answer? {
    func isMeant(_ place: SourcePlace?) -> Bool { Self.holds(place, file, offset) }
    let captures = analysis.observations.filter { explanation.isCapture($0) && !explanation.isReference($0) }
    if let capture = captures.filter({ isMeant($0.captureListEntry) || isMeant($0.use) }).min(by: { $0.closure.range.length < $1.closure.range.length }),
      let closure = analysis.closures.first(where: { $0.place == capture.closure })
    {
      let place = isMeant(capture.captureListEntry) ? capture.captureListEntry : capture.use
      return Answer(markdown: describe(closure, [capture]), range: place?.range ?? capture.head.range)
    }
    let heads = analysis.closures.filter { isMeant($0.head) }
    return heads.min { $0.head.range.length < $1.head.range.length }.map { closure in
      Answer(markdown: describe(closure, captures.filter { $0.closure == closure.place }), range: closure.head.range)
    }
  }

  /// Whether there may be an explanation of a reference at a byte.
  public func mayBeReference(file: Int, offset: UInt32) -> Bool {
    let properties = explanation.outcome.program.files[file].properties
    return properties.contains { !$0.isComputed && Self.holds(SourcePlace(file: file, range: $0.nameRange), file, offset) }
      || analysis.observations.contains { explanation.isReference($0) && (Self.holds($0.head, file, offset) || Self.holds($0.use, file, offset)) }
  }

  /// The explanation for a byte where a property is named or an object is passed.
  public func reference(file: Int, offset: UInt32) -> Answer? {
    func isMeant(_ place: SourcePlace?) -> Bool { Self.holds(place, file, offset) }
    let observations = analysis.observations.filter { explanation.isReference($0) && (isMeant($0.head) || isMeant($0.use)) }
    if let report = analysis.references(inFile: file, where: isMeant).first {
      let found = observations.filter { $0.head == report.place }
      let title = "**`\(words.name(of: report))`**, \(explanation.how(report.strength)) by `\(words.holder(of: report))`: \(explanation.verdict(report, found))"
      return Answer(markdown: ([title] + found.flatMap(path)).joined(separator: "\n\n") + "\n", range: report.place.range)
    }
    guard let observation = observations.first else { return nil }
    let title = "**`\(words.captured(observation))`**, \(explanation.how(observation.strength))"
    return Answer(markdown: ([title] + path(of: observation)).joined(separator: "\n\n") + "\n", range: observation.head.range)
  }

  /// The explanation for a byte of the name of a property that is a step of ownership paths, as one that keeps closures is.
  public func step(file: Int, offset: UInt32) -> Answer? {
    let properties = explanation.outcome.program.files[file].properties.lazy.map { SourcePlace(file: file, range: $0.nameRange) }
    guard let place = properties.first(where: { Self.holds($0, file, offset) }) else { return nil }
    let groups = explanation.grouped { $0 == place }
    if groups.isEmpty { return nil }
    let parts = groups.map { step, observations in
      let kept = observations.map { observation in
        "- \(explanation.kind(of: observation)) (\(link(observation.head))): \(explanation.capture(observation, place: link))"
          + (explanation.level(of: observation).map { "; **\($0)**" } ?? "")
      }
      return "**Step**: \(step.text)\n\n" + kept.joined(separator: "\n")
    }
    return Answer(markdown: parts.joined(separator: "\n\n") + "\n", range: place.range)
  }

  private static func holds(_ place: SourcePlace?, _ file: Int, _ offset: UInt32) -> Bool {
    guard let place, place.file == file else { return false }
    return place.range.start <= offset && offset < max(place.range.end, place.range.start + 1)
  }

  /// For each retained closure of a file, its keeper and the duration.
  public func keepers(file: Int) -> [(range: ByteRange, text: String)] {
    var known: Set<SourcePlace> = []
    return analysis.observations.compactMap { observation in
      guard observation.head.file == file, explanation.isCapture(observation), observation.keeper != .none, known.insert(observation.head).inserted else {
        return nil
      }
      return (observation.head.range, "kept by \(explanation.keeper(observation)), \(explanation.lifetime(observation))")
    }
  }

  private func describe(_ closure: ClosureReport, _ captures: [Observation]) -> String {
    let name = words.enclosure(of: closure)
    var parts = ["**Closure\(name.isEmpty ? "" : " in `\(name)`")**: \(explanation.verdict(closure))"]
    let held = captures.map { "- captures " + explanation.capture($0, place: link) } + closure.remarks.map { "- captures \(words.text($0))" }
    if !held.isEmpty { parts.append(held.joined(separator: "\n")) }
    for capture in captures where capture.strength != .weak { parts += path(of: capture) }
    return parts.joined(separator: "\n\n") + "\n"
  }

  /// The ownership path and the reported finding.
  private func path(of observation: Observation) -> [String] {
    var parts: [String] = []
    if !observation.path.isEmpty {
      let steps = words.path(observation).enumerated().map { index, step in "\(index + 1). \(step.text)" + (step.place.map { " (\(link($0)))" } ?? "") }
      parts.append(steps.joined(separator: "\n"))
    }
    if let finding = explanation.outcome.engine.finding(for: observation, words) {
      parts.append("**\(finding.level.rawValue)** `\(finding.rule)`: \(finding.message)")
    }
    if let reason = explanation.uncompiled(observation) { parts.append("**not shipped**: \(reason)") }
    return parts
  }
}

extension ByteRange {
  fileprivate var length: UInt32 { end - min(start, end) }
}

extension Linter.Outcome {
  /// The name of the innermost type around a byte, or of the type extended there, as `TypeSelection` finds it.
  ///
  /// - Parameter file: Index of the file in the program.
  public func typeName(file: Int, offset: UInt32) -> String? {
    let types = program.files[file].types
    let around = types.indices.filter { types[$0].range.start <= offset && offset < types[$0].range.end }
    let innermost = around.min { types[$0].range.length < types[$1].range.length }
    return innermost.map { program.qualifiedName(of: program.nominal(of: TypeDeclarationID($0), in: file)) }
  }
}
