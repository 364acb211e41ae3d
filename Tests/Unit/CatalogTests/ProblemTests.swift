import Catalog
import Testing

/// Mistakes are told with their place and with what was expected.
struct ProblemTests {
  private func problems(_ path: String, _ text: String) -> [String] {
    RuleFiles.read([RuleFile(path: path, text: text)]).problems.map(\.description)
  }

  @Test func unknownKeyAndMissingFields() {
    let found = problems("catalog/a.yml", "name: a\nsumary: Something.\n")
    #expect(
      found.contains {
        $0.hasPrefix("catalog/a.yml:2:1: error: unknown key `sumary`; did you mean `summary`? (known: name, summary,")
      })
    for key in ["summary", "explanation", "level", "precedence", "fires_when", "message", "place", "examples"] {
      #expect(found.contains { $0.contains("missing key `\(key)`") }, "\(key)")
    }
  }

  @Test func unknownAttributeAndValue() {
    let found = problems(
      "levels.yml",
      """
      levels:
        - when: { keper: cycle }
          level: error
        - when:
            keeper: [cycle, sistem]
          level: fatal
        - when: {}
          level: note
      """)
    #expect(found.count == 3)
    #expect(found[0].hasPrefix("levels.yml:2:13: error: levels[0].when: unknown attribute `keper`; did you mean `keeper`?"))
    #expect(
      found[1].hasPrefix("levels.yml:5:23: error: levels[1].when.keeper: unknown value `sistem`; did you mean `system`?"))
    #expect(
      found[2] == "levels.yml:6:12: error: levels[1].level: unknown value `fatal` (expected `off`, `note`, `warning` or `error`)")
  }

  @Test func rowsThatAreNeverReached() {
    let found = problems(
      "levels.yml",
      """
      levels:
        - when: { keeper: [cycle, system] }
          level: error
        - when: { keeper: cycle, evidence: likely }
          level: warning
      """)
    #expect(
      found == [
        "levels.yml:4:5: error: levels: the last row must match anything: `when: {}`",
        "levels.yml:4:5: error: levels[1]: never reached: row 1 matches all that this one does",
      ])
  }

  @Test func whatTypesSayOfProtocolsAndHolders() {
    let found = problems(
      "models/a.yml",
      """
      framework: A
      source: read
      confidence: checked
      types:
        - { name: T, kind: class, requires: [start], properties: { owner: weak held_by(add) U? } }
      """)
    #expect(found.contains { $0.contains("only a protocol requires methods") })
    #expect(found.contains { $0.contains("`held_by(add)` has not the form `held_by(Type.method)`") })
  }

  @Test func wrongTypes() {
    let found = problems("models/a.yml", "framework: [A]\nsource: b\nconfidence: checked\ntypes: none\nfunctions: { a: b }\n")
    #expect(
      found == [
        "models/a.yml:1:12: error: framework: expected text, found a list",
        "models/a.yml:4:8: error: types: expected a list, found the text `none`",
        "models/a.yml:5:12: error: functions: expected a list, found a mapping",
      ])
  }

  @Test func modelRows() {
    let found = problems(
      "models/a.yml",
      """
      framework: A
      source: b
      confidence: checked
      functions:
        - call: T.run(block:)
          effects:
            - { argument: blok, keeper: receiver }
        - call: T.stop(
          effects: []
        - call: T.go(work:)
          effects:
            - { argument: work, keeper: system }
            - { argument: work, keeper: argument }
            - { argument: work, keeper: receiver, lifetime: until_event }
            - { argument: work, keeper: none, lifetime: unbounded }
        - call: T.run(block:)
          effects: []
        - call: T.take(forKey:)
          effects: []
          key: key
      """)
    #expect(
      found == [
        "models/a.yml:7:21: error: functions[0].effects[0].argument: no argument `blok`; did you mean `block`? (known: block, self, *)",
        "models/a.yml:8:11: error: functions[1].call: `T.stop(` has not the form `Type.name(label:_:)`, `name(label:)` or `Type.name`",
        "models/a.yml:12:9: error: functions[2].effects[0].lifetime: missing key `lifetime`: the system keeps it until when?",
        "models/a.yml:13:9: error: functions[2].effects[1].keeper_argument: is needed with `keeper: argument` and `keeper: observed`, and only there",
        "models/a.yml:14:9: error: functions[2].effects[2].until: missing key `until`: what ends it, in words",
        "models/a.yml:15:51: error: functions[2].effects[3].lifetime: nobody keeps it, so that only `synchronous` makes sense",
        "models/a.yml:16:11: error: `T.run(block:)` stands already in models/a.yml:5",
        "models/a.yml:20:10: error: functions[4].key: no argument `key` (known: forKey)",
      ])
  }

  @Test func duplicateKeysAndBrokenYAML() {
    #expect(problems("levels.yml", "levels: []\nlevels: []\n").first?.contains("`levels` more than once") == true)
    #expect(problems("levels.yml", "levels: [\n").first?.hasPrefix("levels.yml:2:1: error: not valid YAML:") == true)
    #expect(problems("levels.yml", "") == ["levels.yml:1:1: error: the file is empty"])
    #expect(problems("other/x.yml", "a: b").first?.contains("not a rule file") == true)
  }

  @Test func templates() {
    let file = """
      name: a
      summary: b
      level: note
      precedence: 1
      fires_when: { keeper: cycle }
      place: closure_head
      message: "`{captur}` is kept"
      messages:
        - when: { keeper: cycle }
          text: "{until"
      explanation: c
      examples: { firing: ["↓{}"], harmless: ["{}"] }
      """
    let found = problems("catalog/a.yml", file)
    #expect(found.count == 2)
    #expect(found[0].hasPrefix("catalog/a.yml:7:10: error: message: unknown placeholder `{captur}`; known are {captured}, {keeper}"))
    #expect(found[1].hasPrefix("catalog/a.yml:10:11: error: messages[0].text: `{` without `}`"))
  }

  /// `note_when` takes one entry or several.
  @Test func noteConditions() {
    func found(_ conditions: String) -> [String] {
      problems(
        "catalog/a.yml",
        """
        name: a
        summary: b
        level: warning
        precedence: 1
        fires_when: { keeper: cycle }
        note_when: \(conditions)
        place: closure_head
        message: c
        explanation: d
        examples: { firing: ["↓{}"], harmless: ["{}"] }
        """)
    }
    #expect(found("{ keeper: cycle }") == [])
    #expect(found("[{ keeper: cycle, code: test }, { code: debug }]") == [])
    #expect(found("[{ keeper: cycle }, { kepper: cycle }]").first?.contains("note_when: unknown attribute `kepper`; did you mean `keeper`?") == true)
    #expect(found("[{ keeper: cycle }, {}]").first?.contains("note_when: no attributes: the condition would always hold") == true)
    #expect(found("test").first?.contains("note_when: expected a mapping") == true)
  }

  @Test func presetsNameRulesThatExist() {
    let rule = """
      name: some_rule
      summary: b
      level: by_verdict
      precedence: 1
      fires_when: { keeper: cycle }
      place: closure_head
      message: c
      explanation: d
      examples: { firing: ["↓{}"], harmless: ["{}"] }
      """
    let presets = "presets:\n  - name: strict\n    summary: s\n    at_least: { some_rul: error }\n"
    let found = RuleFiles.read([
      RuleFile(path: "presets.yml", text: presets), RuleFile(path: "catalog/some_rule.yml", text: rule),
    ]).problems
    #expect(
      found.map(\.description) == ["presets.yml:4:17: error: presets: unknown rule `some_rul`; did you mean `some_rule`?"])
  }
}

/// What `cwe` takes.
struct WeaknessTests {
  private func read(_ value: String) -> (weaknesses: [Weakness]?, problems: [String]) {
    let text = """
      name: mine
      summary: b
      level: note
      precedence: 1
      cwe: \(value)
      fires_when: { keeper: cycle }
      place: closure_head
      message: c
      explanation: d
      examples: { firing: ["↓{}"], harmless: ["{}"] }
      """
    let found = RuleFiles.readRules([RuleFile(path: "mine.yml", text: text)], taken: [], checkQuery: { _ in nil })
    return (found.rules.first?.cwe, found.problems.map(\.description))
  }

  @Test func numbersAndNumbersWithConditions() {
    let unsafe = Condition(attribute: .strength, values: ["unowned_unsafe"])
    #expect(read("401").weaknesses == [Weakness(401)])
    #expect(read("[]").weaknesses == [])
    #expect(read("[401, 772]").weaknesses == [Weakness(401), Weakness(772)])
    #expect(
      read("[{ id: 416, when: { strength: unowned_unsafe } }, 672]").weaknesses
        == [Weakness(416, conditions: [unsafe]), Weakness(672)])
  }

  @Test func mistakes() {
    let number = "expected a number of the Common Weakness Enumeration such as `401`, or one with `id` and `when`, found"
    #expect(read("[CWE-401]").problems == ["mine.yml:5:7: error: cwe[0]: \(number) `CWE-401`"])
    #expect(read("[401, [0]]").problems == ["mine.yml:5:12: error: cwe[1]: \(number) a list"])
    #expect(read("-1").problems == ["mine.yml:5:6: error: cwe[0]: \(number) `-1`"])
    #expect(read("[{ id: x, when: { strength: weak } }]").problems == ["mine.yml:5:13: error: cwe[0].id: \(number) `x`"])
    #expect(read("[{ number: 1, when: {} }]").problems.contains { $0.contains("unknown key `number`") })
    #expect(read("[{ when: { strength: weak } }]").problems.first?.contains("cwe[0]: missing key `id`") == true)
    #expect(read("[{ id: 416 }]").problems.first?.contains("cwe[0]: missing key `when`: the conditions; a number alone holds for") == true)
    #expect(read("[{ id: 416, when: {} }]").problems.first?.contains("cwe[0].when: no conditions: write `416` alone") == true)
    #expect(
      read("[{ id: 416, when: { strength: unsafe } }]").problems.first?.contains("error: cwe[0].when.strength: unknown value `unsafe`") == true)
    #expect(read("[401, 401]").problems == ["mine.yml:5:12: error: cwe: `401` stands here already, for all that this entry is for"])
    #expect(read("[401, { id: 401, when: { strength: weak } }]").problems.first?.contains("stands here already") == true)
  }
}

/// Rules and models of a project's own.
struct OwnFilesTests {
  private let rule = """
    name: mine
    summary: b
    level: note
    precedence: 1
    fires_when: { keeper: cycle }
    query: (lambda_literal) @here
    place: closure_head
    message: c
    explanation: d
    examples: { firing: ["↓{}"], harmless: ["{}"] }
    """

  @Test func aQueryIsForOwnRulesAndChecked() {
    let file = RuleFile(path: "catalog/mine.yml", text: rule)
    let shipped = RuleFiles.read([file]).problems
    #expect(shipped.map(\.line) == [6] && shipped[0].message.hasPrefix("unknown key `query`"))
    let own = RuleFiles.readRules([file], taken: ["other"], checkQuery: { _ in nil })
    #expect(own.problems == [] && own.rules.map(\.query) == ["(lambda_literal) @here"])
    let wrong = RuleFiles.readRules([file], taken: [], checkQuery: { "not \($0)" })
    #expect(wrong.problems.map(\.description) == ["catalog/mine.yml:6:8: error: query: not (lambda_literal) @here"])
    #expect(wrong.rules == [])
  }

  @Test func namesAreTakenOnce() {
    let files = [RuleFile(path: "a/mine.yml", text: rule), RuleFile(path: "b/mine.yml", text: rule)]
    #expect(
      RuleFiles.readRules(files, taken: [], checkQuery: { _ in nil }).problems.map(\.description) == [
        "b/mine.yml:1:1: error: the rule `mine` stands already in a/mine.yml:1"
      ])
    #expect(
      RuleFiles.readRules([files[0]], taken: ["mine"], checkQuery: { _ in nil }).problems.map(\.message) == [
        "the rule `mine` stands already in Unretain's own catalogue"
      ])
  }

  @Test func whatLabelsSuggestCanStandInAnOwnFile() {
    let text = "patterns:\n  - { label: whenever, keeper: receiver, lifetime: while_kept, reason: ours }\n"
    let found = RuleFiles.readModels([RuleFile(path: "x/unknown.yml", text: text)])
    #expect(found.problems == [])
    #expect(found.models.unknown.map(\.label) == ["whenever"])
  }
}
