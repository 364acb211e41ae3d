import Findings
import Ownership
import Project
import Reporting

/// The answer to "is there a retain cycle here?".
public struct Confirmation {
  let outcome: Linter.Outcome
  let file: Int
  let line: Int
  let column: Int?
  /// At least one, the gravest first.
  public let judgements: [Judgement]

  /// - Parameters:
  ///   - path: The file as typed by the user.
  ///   - line: 1-based.
  ///   - column: 1-based, UTF-8; `nil` means all that is on the line.
  public static func make(_ outcome: Linter.Outcome, path: String, line: Int, column: Int?) -> Result<Confirmation, Explanation.Problem> {
    let judging = Judging(outcome)
    switch judging.explanation.question(path: path, line: line, column: column) {
    case .failure(let problem): return .failure(problem)
    case .success(let question):
      let found = judging.judgements(for: question)
      if found.isEmpty { return .failure(Explanation.Problem(nothingAt: path, line: line)) }
      return .success(Confirmation(outcome: outcome, file: question.file, line: line, column: column, judgements: found))
    }
  }

  public var effect: Effect { Effect.gravest(judgements.lazy.map(\.effect)) }

  public var answer: Answer { effect.answer }

  /// That of the gravest judgement.
  public var reason: String { judgements[0].reason }
}

extension Judging {
  /// The judgements of all that a question is about, the gravest first, then by place.
  func judgements(for question: Explanation.Question) -> [Judgement] {
    let closures = closures(at: question)
    let observations = observations(for: question, closures)
    var result = observations.map(judgement)
    let judged = Set(observations.map(\.closure))
    result += closures.filter { !judged.contains($0.place) && !($0.verdict == .cycle && !observations.isEmpty) }.map(judgement)
    if result.isEmpty {
      result = outcome.analysis.references(where: question.asks).map(judgement)
    }
    return result.enumerated().sorted { left, right in
      let (one, other) = (left.element, right.element)
      return one.effect == other.effect ? (one.place, left.offset) < (other.place, right.offset) : one.effect > other.effect
    }.map(\.element)
  }

  /// The observations of all that a question is about.
  func observations(for question: Explanation.Question) -> [Observation] { observations(for: question, closures(at: question)) }

  private func observations(for question: Explanation.Question, _ closures: [ClosureReport]) -> [Observation] {
    let places = Set(closures.map(\.place))
    let found = outcome.analysis.observations.filter { observation in
      guard explanation.isCapture(observation), observation.subject != .suppression else { return false }
      if explanation.isReference(observation) { return question.asks(for: observation.head) || observation.use.map(question.asks) == true }
      return places.contains(observation.closure) || observation.use.map(question.asks) == true
    }
    if found.contains(where: \.retains) { return found }
    // A cycle may be reported elsewhere on its path.
    return found
      + explanation.observations { question.asks(for: $0) || closures.count == 1 && closures[0].head == $0 }.filter(\.retains)
  }

  /// The closures that begin on the line, else those around it: its code may be what the outer one holds an object for.
  private func closures(at question: Explanation.Question) -> [ClosureReport] {
    let inFile = outcome.analysis.closures.filter { $0.place.file == question.file }
    let offset = question.offset ?? question.bytes.lowerBound
    if question.offset != nil { return Explanation.innermost(inFile, around: offset) }
    let starting = inFile.filter { question.bytes.contains(Int($0.place.range.start)) }
    return starting.isEmpty ? Explanation.closures(inFile, around: offset) : starting
  }
}
