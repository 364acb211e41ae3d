import BuiltInRules
import Catalog
import Testing

@testable import Project

/// The examples of the shipped rules, analysed.
@Suite struct ExampleTests {
  private let check = ExampleCheck(catalog: BuiltIn.catalog, models: BuiltIn.models)

  @Test func everyExampleIsAsItSays() {
    #expect(check.problems(of: BuiltIn.catalog.rules) == [])
  }

  @Test func examplesThatAreNot() throws {
    var rule = try #require(BuiltIn.catalog.rules.first { $0.name == "stored_closure_cycle" })
    (rule.firingExamples, rule.harmlessExamples) = (rule.harmlessExamples.prefix(1).map { RuleExample(source: "↓" + $0.source) }, rule.firingExamples)
    rule.harmlessExamples = rule.harmlessExamples.prefix(1).map { RuleExample(source: $0.source.replacing("↓", with: "")) }
    let problems = check.problems(of: [rule])
    #expect(problems.count == 2)
    #expect(problems[0] == "stored_closure_cycle: examples.firing[0]: nothing is reported at the mark in line 1")
    #expect(problems[1].hasPrefix("stored_closure_cycle: examples.harmless[0]: something is reported in line "))
  }

  @Test func everyExplanationHasItsParts() {
    for rule in BuiltIn.catalog.rules {
      var rest = rule.explanation[...]
      for part in ["**How to see it.**", "**How to fix it.**", "**When to leave it.**"] {
        guard let range = rest.firstRange(of: part) else {
          Issue.record("\(rule.name): \(part) is missing, or not in its place")
          continue
        }
        #expect(rest[..<range.lowerBound].contains { !$0.isWhitespace }, "\(rule.name): nothing stands before \(part)")
        rest = rest[range.upperBound...]
      }
    }
  }
}
