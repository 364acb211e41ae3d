import BuiltInRules
@testable import Ownership
import Catalog
import Facts
import Testing

@testable import Findings

func observation(
  _ keeper: Keeper, _ lifetime: Lifetime = .whileKept, _ evidence: Evidence = .proven, strength: CaptureStrength = .strong,
  shape: Shape = .plain, broken: ReleaseOutcome = .never, subject: Subject = .closureCapture, form: CaptureForm = .self,
  captured: ObjectName = .selfObject, file: Int = 0, at start: UInt32 = 10
) -> Observation {
  let place = SourcePlace(file: file, range: ByteRange(start: start, end: start + 1))
  var result = Observation(
    subject: subject, form: form, strength: strength, keeper: keeper, lifetime: lifetime, evidence: evidence, shape: shape,
    head: place, closure: place, captured: captured, enclosingType: JudgedProgram.type, enclosingFunction: JudgedProgram.function("start"))
  result.broken = broken
  return result
}

/// The shipped table and rules, applied to single observations.
struct LevelTests {
  private let engine = RuleEngine(catalog: BuiltIn.catalog)

  private func verdict(_ observation: Observation) -> String {
    engine.finding(for: observation).map { "\($0.rule) \($0.level)" } ?? "nothing"
  }

  @Test func cycles() {
    #expect(verdict(observation(.cycle)) == "stored_closure_cycle error")
    #expect(verdict(observation(.cycle, .whileKept, .likely)) == "stored_closure_cycle warning")
    #expect(verdict(observation(.cycle, .whileKept, .possible)) == "stored_closure_cycle note")
    #expect(verdict(observation(.cycle, .untilEvent)) == "delayed_release note")
    #expect(verdict(observation(.cycle, broken: .bySameCode)) == "stored_closure_cycle note")
    #expect(verdict(observation(.cycle, broken: .byOtherMethod)) == "stored_closure_cycle note")
    #expect(verdict(observation(.cycle, broken: .byUncalledMethod)) == "stored_closure_cycle warning")
    #expect(verdict(observation(.cycle, broken: .inDeinitToo)) == "stored_closure_cycle warning")
    #expect(verdict(observation(.cycle, subject: .methodReference)) == "stored_method_reference_cycle error")
    var subscription = observation(.cycle)
    subscription.via = .token
    #expect(verdict(subscription) == "subscription_cycle error")
  }

  @Test func shapeChoosesTheRuleOnly() {
    for shape in Shape.allCases {
      let level = engine.finding(for: observation(.cycle, .whileKept, .likely, shape: shape))?.level
      #expect(level == .warning, "\(shape)")
    }
    #expect(verdict(observation(.cycle, shape: .nested)) == "nested_closure_strong_self error")
    #expect(verdict(observation(.cycle, shape: .rebound)) == "rebound_strong_self error")
  }

  @Test func weaknesses() {
    func weaknesses(_ observation: Observation) -> [Int]? { engine.finding(for: observation)?.weaknesses }
    #expect(weaknesses(observation(.cycle)) == [401])
    #expect(weaknesses(observation(.system, .unbounded, strength: .unowned)) == [672])
    #expect(weaknesses(observation(.system, .unbounded, strength: .unownedUnsafe)) == [416])
    #expect(weaknesses(observation(.object, strength: .unownedUnsafe, subject: .unownedProperty)) == [416])
    #expect(weaknesses(observation(.system, .untilEvent)) == [])
  }

  @Test func systemAndStatic() {
    #expect(verdict(observation(.system, .unbounded)) == "unbounded_self_capture error")
    #expect(verdict(observation(.system, .unbounded, .likely)) == "unbounded_self_capture warning")
    #expect(verdict(observation(.system, .unbounded, .possible)) == "unbounded_self_capture note")
    #expect(verdict(observation(.system, .untilCall)) == "unbounded_self_capture note")
    #expect(verdict(observation(.system, .untilCall, broken: .byUncalledMethod)) == "unbounded_self_capture warning")
    #expect(verdict(observation(.system, .untilEvent)) == "delayed_release note")
    #expect(verdict(observation(.static, .whileKept)) == "unbounded_self_capture warning")
  }

  @Test func codeThatNobodyShips() {
    for code in [Code.test, .debug] {
      func verdict(_ keeper: Keeper, _ lifetime: Lifetime, _ evidence: Evidence = .proven) -> String {
        var result = observation(keeper, lifetime, evidence)
        result.code = code
        return self.verdict(result)
      }
      #expect(verdict(.cycle, .whileKept) == "stored_closure_cycle note")
      #expect(verdict(.system, .unbounded) == "unbounded_self_capture note")
      #expect(verdict(.static, .unbounded) == "unbounded_self_capture note")
      #expect(verdict(.system, .unbounded, .possible) == "unbounded_self_capture note")
    }
  }

  /// A crash of a test shows by itself.
  @Test func crashesOfTests() {
    var late = observation(.system, .untilEvent, strength: .unowned)
    var forced = observation(.system, .untilEvent, strength: .weak, subject: .forcedUse)
    #expect(verdict(late) == "unowned_capture warning")
    #expect(verdict(forced) == "weak_self_force_unwrap warning")
    for code in [Code.test, .testHelper] {
      late.code = code
      forced.code = code
      #expect(verdict(late) == "unowned_capture note")
      #expect(verdict(forced) == "weak_self_force_unwrap note")
    }
    forced.code = .product
    forced.keeper = .cycle
    #expect(verdict(forced) == "weak_self_force_unwrap note")
  }

  @Test func others() {
    for keeper in [Keeper.unknown, .object, .caller, .token] {
      #expect(verdict(observation(keeper)) == "escaping_strong_self note")
    }
    #expect(verdict(observation(.unknown, .untilEvent)) == "delayed_release note")
    #expect(verdict(observation(.none, .synchronous)) == "nothing")
    for keeper in Keeper.allCases {
      #expect(verdict(observation(keeper, strength: .weak)) == "nothing")
    }
  }

  @Test func unowned() {
    for keeper in [Keeper.system, .static, .object, .caller, .token] {
      #expect(verdict(observation(keeper, strength: .unowned)) == "unowned_capture warning")
      #expect(verdict(observation(keeper, .untilEvent, strength: .unownedUnsafe)) == "unowned_capture warning")
    }
    #expect(verdict(observation(.cycle, strength: .unowned)) == "unowned_capture note")
    #expect(verdict(observation(.owner, strength: .unowned)) == "unowned_capture note")
    #expect(verdict(observation(.unknown, strength: .unowned)) == "unowned_capture note")
    #expect(verdict(observation(.part, strength: .unowned)) == "nothing")
    var neverMade = observation(.caller, strength: .unowned)
    neverMade.life = .noneMade
    #expect(verdict(neverMade) == "unowned_capture note")
    #expect(verdict(observation(.system, .unbounded, strength: .unowned)) == "unowned_capture error")
    #expect(verdict(observation(.none, .synchronous, strength: .unowned)) == "nothing")
  }

  @Test func strictFlagsWhatEscapes() {
    let strict = RuleEngine(catalog: BuiltIn.catalog, settings: RuleSettings(preset: BuiltIn.catalog.preset(named: "strict")))
    for keeper in Keeper.allCases where ![.none, .owner, .part].contains(keeper) {
      for lifetime in Lifetime.allCases where lifetime != .synchronous {
        let level = strict.finding(for: observation(keeper, lifetime))?.level ?? .off
        #expect(level >= .warning, "\(keeper) \(lifetime)")
      }
      #expect((strict.finding(for: observation(keeper, strength: .unowned))?.level ?? .off) >= .warning)
    }
    #expect(strict.finding(for: observation(.none, .synchronous, strength: .unowned))?.level == .warning)
    #expect(strict.finding(for: observation(.none, .synchronous)) == nil)
    #expect(strict.finding(for: observation(.cycle))?.level == .error)
  }

  @Test func everyVerdictIsFoundByDefault() {
    // No strong capture that escapes goes without a finding, except an object other than self that nobody is known to keep for good.
    for keeper in Keeper.allCases where ![.none, .owner, .part].contains(keeper) {
      for lifetime in Lifetime.allCases where lifetime != .synchronous {
        #expect(engine.finding(for: observation(keeper, lifetime)) != nil, "\(keeper) \(lifetime)")
      }
    }
  }
}

/// Choosing, wording and ordering, with rules of their own.
struct RuleEngineTests {
  private func rule(
    _ name: String, _ precedence: Int, level: Level? = .warning, conditions: [Condition] = [],
    message: String = "{captured} {keeper} {lifetime}{?until:, {until}}", variants: [MessageVariant] = [],
    place: Rule.Place = .closureHead
  ) -> Rule {
    Rule(
      name: name, summary: "", explanation: "", level: level, precedence: precedence, tags: [], cwe: [],
      conditions: conditions, message: message, variants: variants, place: place, firingExamples: [], harmlessExamples: [])
  }

  @Test func theHighestPrecedenceThatIsOnWins() {
    let rules = [rule("low", 1), rule("high", 2), rule("off_by_level", 3, level: .off)]
    let catalog = RuleCatalog(rules: rules)
    #expect(RuleEngine(catalog: catalog).finding(for: observation(.object))?.rule == "high")
    let settings = RuleSettings(levels: ["high": .off, "low": .error])
    let finding = RuleEngine(catalog: catalog, settings: settings).finding(for: observation(.object))
    #expect(finding?.rule == "low")
    #expect(finding?.level == .error)
  }

  @Test func aPresetRaisesAndNeverLowers() {
    let levels = [
      LevelRow(conditions: [Condition(attribute: .keeper, values: ["cycle"])], level: .error),
      LevelRow(conditions: [], level: .note),
    ]
    let preset = Preset(name: "p", summary: "", minimumLevels: [RuleLevel(rule: "a", level: .warning)])
    let engine = RuleEngine(
      catalog: RuleCatalog(rules: [rule("a", 1, level: nil)], levels: levels), settings: RuleSettings(preset: preset))
    #expect(engine.finding(for: observation(.object))?.level == .warning)
    #expect(engine.finding(for: observation(.cycle))?.level == .error)
  }

  @Test func onePlaceOneFindingWhateverTheOrder() {
    let engine = RuleEngine(catalog: BuiltIn.catalog)
    let observations = [
      observation(.unknown), observation(.cycle, form: .object, captured: JudgedProgram.name("panel")), observation(.system, .untilEvent),
      observation(.cycle, .whileKept, .likely, at: 4), observation(.object, file: 1, at: 0),
    ]
    let expected = ["0:4 warning", "0:10 error", "1:0 note"]
    for shift in observations.indices {
      let shuffled = Array(observations[shift...] + observations[..<shift])
      let findings = engine.evaluate(shuffled)
      #expect(findings.map { "\($0.place.file):\($0.place.range.start) \($0.level)" } == expected)
      #expect(findings[1].message.hasPrefix("`panel` is captured strongly"))
    }
  }

  @Test func placesAndIdentity() {
    let engine = RuleEngine(catalog: RuleCatalog(rules: [rule("a", 1, place: .captureListEntry)]))
    var subject = observation(.object)
    #expect(engine.finding(for: subject)?.place == subject.head)
    subject.captureListEntry = SourcePlace(file: 0, range: ByteRange(start: 12, end: 24))
    #expect(engine.finding(for: subject)?.place == subject.captureListEntry)
    #expect(engine.finding(for: subject)?.identity == ["Screen", "start", "self", "object"])
  }

  @Test func messages() {
    let variant = MessageVariant(conditions: [Condition(attribute: .keeper, values: ["system"])], text: "{{system}} {reason}")
    let engine = RuleEngine(catalog: RuleCatalog(rules: [rule("a", 1, variants: [variant])]))
    var subject = observation(.object)
    #expect(engine.finding(for: subject)?.message == "self another object for as long as its keeper lives")
    subject.holder = .path([JudgedProgram.name("model"), JudgedProgram.name("onChange")])
    subject.end = .release(ReleaseStep(function: JudgedProgram.function("stop"), act: .releases))
    #expect(engine.finding(for: subject)?.message == "self `model.onChange` until `Screen.stop()` lets go of it, `Screen.stop()` lets go of it")
    subject.keeper = .system
    subject.reason = .contained
    #expect(engine.finding(for: subject)?.message == "{system} stored in a value")
  }
}
