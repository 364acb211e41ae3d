import Catalog
import Findings
import Ownership
import Project

/// Judges single references of an analysed program.
struct Judging {
  let outcome: Linter.Outcome
  let explanation: Explanation
  private let words: Words
  /// By place: a log or a list of leaks asks for many.
  private let closures: [SourcePlace: ClosureReport]

  init(_ outcome: Linter.Outcome) {
    self.outcome = outcome
    explanation = Explanation(outcome)
    words = Words(of: outcome.analysis)
    closures = Dictionary(outcome.analysis.closures.map { ($0.place, $0) }) { first, _ in first }
  }

  /// The judgement of one observation, with the fix of its finding.
  func judgement(of observation: Observation) -> Judgement {
    let closure = closures[observation.closure]
    var judgement = Judgement(
      kind: kind(observation), place: observation.head, enclosure: closure.map(words.enclosure) ?? "", captured: words.captured(observation),
      strength: observation.strength.rawValue, effect: .harmless, isCycle: observation.retains && observation.keeper == .cycle, reason: "",
      path: observation.retains ? words.path(observation) : [])
    judgement.finding = outcome.engine.finding(for: observation, words).flatMap { outcome.fixes.offer(for: [$0]).first }
    (judgement.effect, judgement.reason) = effect(of: observation, judgement.finding?.level)
    judgement.captureList = captureList(observation, judgement.finding)
    return judgement
  }

  /// The judgement of a closure without an observation: its captures hold no object, or nothing is known about them.
  func judgement(of closure: ClosureReport) -> Judgement {
    let (effect, reason): (Effect, String) =
      switch closure.verdict {
      case .harmless: (.harmless, closure.remarks.first.map(words.text) ?? "it captures nothing that it could keep")
      case .bounded: (.delay, "it is let go of by itself")
      case .kept: (.harmless, "it is kept, and no strong path from what it captures back to it is known")
      case .cycle: (.leak, "what it captures keeps it")
      case .unknown: (.unknown, explanation.verdict(closure))
      }
    return Judgement(
      kind: .closure, place: closure.head, enclosure: words.enclosure(of: closure), captured: "", strength: "none", effect: effect,
      isCycle: closure.verdict == .cycle, reason: reason, path: [])
  }

  /// The judgement of a reference that no observation is about.
  func judgement(of reference: ReferenceReport) -> Judgement {
    let isOpen = reference.strength == .strong && (reference.leadsBack || reference.lasting != nil && reference.lifetime != .untilEvent)
    return Judgement(
      kind: .reference, place: reference.place, enclosure: words.holder(of: reference), captured: words.name(of: reference),
      strength: reference.strength.rawValue, effect: isOpen ? .unknown : reference.lifetime == .untilEvent ? .delay : .harmless, isCycle: false,
      reason: explanation.verdict(reference, []), path: [])
  }

  /// A keeper that lives until the process ends, in words.
  func name(of holder: ReferenceReport.LastingHolder) -> String { words.name(of: holder) }

  /// The held object as written.
  func name(of observation: Observation) -> String { words.captured(observation) }

  /// The first one with the gravest effect.
  static func gravest(_ judgements: [Judgement]) -> Judgement? {
    judgements.first { judgement in judgement.effect == Effect.gravest(judgements.lazy.map(\.effect)) }
  }

  private func kind(_ observation: Observation) -> Judgement.Kind {
    switch observation.subject {
    case .methodReference: .methodReference
    case _ where explanation.isReference(observation): .reference
    default: .closure
    }
  }

  // MARK: The effect

  private func effect(of observation: Observation, _ level: Level?) -> (Effect, String) {
    let name = "`\(words.captured(observation))`"
    switch observation.strength {
    case .weak: return (.harmless, "\(name) is held weakly, which keeps nothing")
    case .unowned, .unownedUnsafe: return (.harmless, "\(name) is held unowned, which keeps nothing; it must not be used when the object is gone")
    case .strong: break
    }
    if observation.keeper == .none || observation.lifetime == .synchronous {
      return (.harmless, "nothing keeps the closure after the call that it is passed to")
    }
    if observation.lifetime == .untilEvent { return (.delay, "\(held(observation)), \(explanation.lifetime(observation))") }
    if let level, level >= .warning { return (.leak, leak(observation)) }
    switch observation.keeper {
    case .unknown: return (.unknown, unknownKeeper(observation))
    case .caller: return (.unknown, "the closure is handed to the caller, who decides how long it is kept")
    case .object, .token, .part, .owner:
      if observation.lifetime == .unknown { return (.unknown, "\(held(observation)), \(explanation.lifetime(observation))") }
      return (.harmless, "\(held(observation)), \(explanation.lifetime(observation)); no strong path from \(name) back to it is known")
    case .cycle, .system, .static, .none: return lastingEffect(of: observation)
    }
  }

  /// The effect of a cycle, or of a retention by the system or a static, below a warning.
  private func lastingEffect(of observation: Observation) -> (Effect, String) {
    let kept = held(observation)
    switch observation.life {
    case .lasting: return (.harmless, "\(kept), and the object lives until the process ends anyway")
    case .noneMade: return (.harmless, "\(kept), but nothing in sight that runs makes or binds such an object")
    case .unreleased, .unknown, .passing: break
    }
    switch observation.code {
    case .test, .testHelper: return (.harmless, "\(kept), in code of tests, which ends with their process")
    case .unused: return (.harmless, "\(kept), but \(explanation.uncompiled(observation) ?? "nothing in sight runs that code")")
    case .product, .debug: break
    }
    if observation.pathEnd == .guaranteed { return (.harmless, "\(kept), \(until(observation))") }
    switch observation.broken {
    case .bySameCode, .byDeinit, .byOtherMethod: return (.delay, "\(kept), \(until(observation))")
    case .never, .onSomePaths, .inDeinitToo, .byUncalledMethod: break
    }
    if observation.evidence == .possible { return (.unknown, "\(kept), but too many steps of that are assumed") }
    if observation.life == .unreleased || observation.life == .unknown {
      return (.unknown, "\(kept), and nothing in sight shows that the object is ever let go of")
    }
    if observation.lifetime == .unknown { return (.unknown, "\(kept), \(explanation.lifetime(observation))") }
    if observation.keeper == .cycle { return (.leak, leak(observation)) }
    return (.delay, "\(kept), \(explanation.lifetime(observation))")
  }

  private func held(_ observation: Observation) -> String {
    let keeper = explanation.keeper(observation)
    guard observation.keeper == .cycle else { return "it is kept by \(keeper)" }
    let name = "`\(words.captured(observation))`"
    if explanation.isReference(observation) { return "a cycle: \(name) refers to what keeps its owner" + (keeper.isEmpty ? "" : " through \(keeper)") }
    return keeper.isEmpty ? "a cycle: \(name) keeps what holds it" : "a cycle: \(keeper) keeps it, and it holds \(name)"
  }

  private func leak(_ observation: Observation) -> String {
    let kept = observation.keeper == .cycle ? held(observation) : "no cycle, but a leak: \(held(observation)), \(explanation.lifetime(observation))"
    return "\(kept); \(end(observation))"
  }

  private func end(_ observation: Observation) -> String {
    switch observation.pathEnd {
    case .none where observation.broken == .byUncalledMethod: "nothing that runs calls what would end it"
    case .none: "nothing in sight ends it"
    case .missed: "the object is let go of without what would end it"
    case .open, .guaranteed: "not every way leads to what would end it"
    }
  }

  private func until(_ observation: Observation) -> String {
    let until = words.until(observation)
    return until.isEmpty ? "and the end of that is \(words.end(observation))" : "until \(until)"
  }

  private func unknownKeeper(_ observation: Observation) -> String {
    let closure = closures[observation.closure]
    return closure.flatMap { $0.verdict == .unknown ? explanation.verdict($0) : nil } ?? "nobody knows who keeps it: \(explanation.keeper(observation))"
  }

  /// Offered only where the fix writes one: elsewhere a weak capture would not help, or be wrong.
  private func captureList(_ observation: Observation, _ finding: Finding?) -> String? {
    guard observation.retains, observation.subject == .closureCapture, case .fix(let fix)? = finding?.fix else { return nil }
    let name = words.captured(observation)
    return fix.edits.contains { $0.text.contains("weak") } ? "[weak \(name)]" : nil
  }
}
