import Ownership
import Catalog
import Facts
import Testing

@testable import Findings

/// Settings by file, levels that somebody chose, and rules with a query.
struct ProfileTests {
  private func rule(_ name: String, _ precedence: Int, level: Level?, query: String? = nil) -> Rule {
    Rule(
      name: name, summary: "", explanation: "", level: level, precedence: precedence, tags: [], cwe: [], conditions: [],
      query: query, message: name, place: .closureHead, firingExamples: [], harmlessExamples: [])
  }

  private let table = [
    LevelRow(conditions: [Condition(attribute: .keeper, values: ["none"])], level: .off), LevelRow(conditions: [], level: .note),
  ]

  @Test func aFileHasItsOwnSettings() {
    let engine = RuleEngine(
      catalog: RuleCatalog(rules: [rule("a", 1, level: .warning)], levels: table),
      profiles: [RuleSettings(), RuleSettings(levels: ["a": .error]), RuleSettings(levels: ["a": .off])],
      profileOfFile: [1: 1, 2: 2])
    let levels = (0..<4).map { engine.finding(for: observation(.object, file: $0))?.level }
    #expect(levels == [.warning, .error, nil, .warning])
  }

  @Test func aChosenLevelMakesNoFindingOfWhatIsHarmless() {
    func level(_ ruleLevel: Level?, _ chosen: Level?, _ keeper: Keeper) -> Level? {
      let settings = RuleSettings(levels: chosen.map { ["a": $0] } ?? [:])
      let catalog = RuleCatalog(rules: [rule("a", 1, level: ruleLevel)], levels: table)
      return RuleEngine(catalog: catalog, settings: settings).finding(for: observation(keeper))?.level
    }
    #expect(level(nil, nil, .object) == .note && level(nil, .error, .object) == .error)
    #expect(level(nil, .error, .none) == nil)
    // Who switches on a rule that is off by itself wants what it finds.
    #expect(level(.off, nil, .object) == nil && level(.off, .warning, .object) == .warning)
  }

  @Test func aRuleWithAQueryFiresWhereTheQueryFound() {
    let rules = [rule("plain", 1, level: .note), rule("queried", 2, level: .warning, query: "q")]
    let engine = RuleEngine(catalog: RuleCatalog(rules: rules, levels: table))
    let observations = [observation(.object, at: 10), observation(.object, at: 30), observation(.object, file: 3, at: 10)]
    #expect(engine.queriedFiles(observations) == ["queried": [0, 3]])
    #expect(engine.evaluate(observations).map(\.rule) == ["plain", "plain", "plain"])
    let exact = QueryPlaces(exact: [ByteRange(start: 10, end: 11)])
    #expect(engine.narrowed(to: ["queried": [0: exact]]).evaluate(observations).map(\.rule) == ["queried", "plain", "plain"])
    let around = QueryPlaces(around: [ByteRange(start: 20, end: 40)])
    #expect(engine.narrowed(to: ["queried": [0: around]]).evaluate(observations).map(\.rule) == ["plain", "queried", "plain"])
  }

  @Test func aRuleThatIsOffAsksForNoFile() {
    let catalog = RuleCatalog(rules: [rule("queried", 2, level: .warning, query: "q")], levels: table)
    let engine = RuleEngine(catalog: catalog, settings: RuleSettings(levels: ["queried": .off]))
    #expect(engine.queriedFiles([observation(.object)]) == [:])
  }
}
