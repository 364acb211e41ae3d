import Findings
import Ownership
import Project
import Reporting

/// A test that shows the leak at a place, or why there is none.
public struct Proof {
  /// What became of the question.
  public enum Result: Sendable {
    /// The text of a test file.
    case test(String)
    /// What is missing to make the objects, as one sentence.
    case missing(String)
    /// Nothing is known to leak there.
    case nothingToProve
  }

  let outcome: Linter.Outcome
  /// The gravest judgement of the place.
  let judgement: Judgement
  public let result: Result
  /// The framework of the test.
  public let framework: TestFramework
  /// The module under test, if its name is known.
  public let module: String?

  /// - Parameters:
  ///   - path: The file as typed by the user.
  ///   - line: 1-based.
  ///   - column: 1-based, UTF-8; `nil` means all that is on the line.
  ///   - framework: `nil` for that of the tests in sight.
  ///   - module: The name of the module under test; `nil` for that of the package's manifest.
  public static func make(
    _ outcome: Linter.Outcome, path: String, line: Int, column: Int?, framework: TestFramework?, module: String?
  ) -> Swift.Result<Proof, Explanation.Problem> {
    let judging = Judging(outcome)
    let question: Explanation.Question
    switch judging.explanation.question(path: path, line: line, column: column) {
    case .failure(let problem): return .failure(problem)
    case .success(let found): question = found
    }
    let judged = judging.observations(for: question).map { (observation: $0, judgement: judging.judgement(of: $0)) }
    guard let gravest = judging.judgements(for: question).first else { return .failure(Explanation.Problem(nothingAt: path, line: line)) }
    let module = module ?? outcome.program.moduleName(ofFile: question.file)
    let framework = framework ?? TestFramework.inSight(of: outcome.program)
    var result = Result.nothingToProve
    var shown = gravest
    // Of several leaks the surest makes the best test.
    let leaks = judged.enumerated().filter { $0.element.judgement.effect == .leak }.sorted { left, right in
      let (one, other) = (left.element.judgement.finding?.level ?? .note, right.element.judgement.finding?.level ?? .note)
      return one == other ? left.offset < right.offset : one > other
    }
    for (observation, judgement) in leaks.map(\.element) {
      let others = judged.map(\.observation).filter { $0.closure == observation.closure && $0.retains && $0.captured != observation.captured }
      guard let module else {
        (result, shown) = (.missing("no manifest says which module the file belongs to; name it with --module"), judgement)
        break
      }
      var planner = TestPlanner(observation, others, in: outcome.program)
      do throws(MissingPiece) {
        let text = TestText(
          test: try planner.test(), framework: framework, module: module, comment: comment(judgement, observation, outcome),
          message: message(judgement, outcome))
        result = .test(text.text)
        shown = judgement
        break
      } catch {
        if case .nothingToProve = result { (result, shown) = (.missing(error.sentence), judgement) }
      }
    }
    return .success(Proof(outcome: outcome, judgement: shown, result: result, framework: framework, module: module))
  }

  private static func comment(_ judgement: Judgement, _ observation: Observation, _ outcome: Linter.Outcome) -> [String] {
    let writer = AnswerText(outcome)
    let document = outcome.report.documents[judgement.place.file]
    let place = "\(document.rootRelativePath):\(document.position(at: judgement.place.range.start).line)"
    var lines = ["\(place): \(writer.subject(judgement)): \(judgement.reason)."]
    let end = Words(of: outcome.analysis).until(observation)
    if observation.broken == .byUncalledMethod, !end.isEmpty { lines.append("Code that calls what ends it is not in sight: \(end).") }
    return (lines + ["The test fails as long as that is so."]).map(TerminalText.printable)
  }

  private static func message(_ judgement: Judgement, _ outcome: Linter.Outcome) -> String {
    let steps = judgement.path.map(\.text)
    return TerminalText.printable("still held: " + (steps.isEmpty ? judgement.reason : steps.joined(separator: "; ")))
  }
}
