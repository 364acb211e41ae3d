import Project
import Catalog
import Testing

@Suite struct ConfigurationTests {
  private func read(_ text: String) -> Configuration {
    let (configuration, problems) = Configuration.read(RuleFile(path: ".unretain.yml", text: text))
    #expect(problems.map(\.description) == [])
    return configuration
  }

  private func problems(_ text: String) -> [String] {
    Configuration.read(RuleFile(path: ".unretain.yml", text: text)).problems.map(\.description)
  }

  @Test(arguments: [
    ("rules:\n  delayed_release: no\n", "did you mean `off`?"), ("rules:\n  delayed_release: false\n", "did you mean `off`?"),
    ("only_rules: [x]\n", "`only_rules`: `rules: { all: off, NAME: on }`"), ("disabled_rules: [x]\n", "`rules: { NAME: off }`"),
    ("strict: true\n", "`preset: strict`"), ("min_level: note\n", "`--min-level LEVEL` is an option"), ("reporters: [xcode]\n", "did you mean `text`?"),
  ])
  func wordsOfOtherToolsAreExplained(text: String, advice: String) {
    let problems = Configuration.read(RuleFile(path: "c.yml", text: text)).problems
    #expect(problems.count == 1)
    #expect(problems.first?.description.contains(advice) == true)
  }

  @Test func everyKey() {
    let configuration = read(
      """
      include: [Sources, App]
      exclude: "*.pb.swift"
      index_only: [Pods, .build/checkouts]
      preset: strict
      rules:
        delayed_release: off
        unused_capture: on
        all: note
      overrides:
        - paths: [Tests/**]
          rules: { unowned_capture: error }
      models: Models
      own_rules: [Lint/rules]
      defines: [DEBUG, "!RELEASE", os(iOS)]
      fail_on: error
      baseline: known.json
      reporters: [text, sarif=out.sarif]
      """)
    #expect(configuration.include == ["Sources", "App"] && configuration.exclude == ["*.pb.swift"])
    #expect(configuration.indexOnly == ["Pods", ".build/checkouts"])
    #expect(configuration.preset == Located("strict", line: 4, column: 9, field: "preset"))
    #expect(configuration.rules.map(\.rule.value) == ["delayed_release", "unused_capture", "all"])
    #expect(configuration.rules.map(\.setting) == [.off, .on, .note])
    #expect(configuration.overrides.map(\.paths) == [["Tests/**"]])
    #expect(configuration.overrides[0].rules.map(\.setting) == [.error])
    #expect(configuration.models.map(\.value) == ["Models"] && configuration.ownRules.map(\.value) == ["Lint/rules"])
    #expect(configuration.defines == ["DEBUG", "!RELEASE", "os(iOS)"])
    #expect(configuration.failOn == .error)
    #expect(configuration.baseline == Located("known.json", line: 16, column: 11, field: "baseline"))
    #expect(configuration.reporters == [ReportRequest(kind: .text, file: nil), ReportRequest(kind: .sarif, file: "out.sarif")])
  }

  @Test func whatSaysNothingChangesNothing() {
    #expect(read("") == Configuration())
    #expect(read("# exclude: [Tests]\n\n  # more\n") == Configuration())
  }

  @Test func unknownKeysAndValues() {
    let found = problems(
      """
      exlude: [Tests]
      rules:
        delayed_release: of
        unowned_capture: { level: note }
      overrides:
        - path: Tests
          rules: { all: note }
      fail_on: warnings
      """)
    #expect(found.count == 6)
    #expect(found[0].hasPrefix(".unretain.yml:1:1: error: unknown key `exlude`; did you mean `exclude`? (known: include,"))
    #expect(found[1].hasPrefix(".unretain.yml:3:20: error: rules.delayed_release: unknown value `of`; did you mean `off`?"))
    #expect(found[2].hasPrefix(".unretain.yml:4:20: error: rules.unowned_capture: "))
    #expect(found[3].hasPrefix(".unretain.yml:6:5: error: overrides[0]: missing key `paths`"))
    #expect(found[4].hasPrefix(".unretain.yml:6:5: error: overrides[0]: unknown key `path`; did you mean `paths`?"))
    #expect(found[5].hasPrefix(".unretain.yml:8:10: error: fail_on: unknown value `warnings`; did you mean `warning`?"))
  }

  @Test func whatIsNoPatternFolderConditionOrReport() {
    let found = problems(
      """
      include: ["", "/"]
      index_only: ["Pods/*"]
      defines: [A-B]
      reporters: [sarf=a, text, text, sarif=b, text=b]
      """)
    #expect(found.map { $0.split(separator: " ")[2] } == ["include:", "include:", "index_only:", "defines:", "reporters:", "reporters:", "reporters:"])
    #expect(found[4].contains("did you mean `sarif`?"))
    #expect(found[5].contains("standard output") && found[6].contains("`b`"))
  }

  @Test func noYAMLAndNoMapping() {
    #expect(problems("rules: [").first?.contains("not valid YAML") == true)
    #expect(problems("baseline: [a, b]") == [".unretain.yml:1:11: error: baseline: expected the path of one file, such as `.unretain-baseline.json`"])
    #expect(problems("- a").first?.contains("expected a mapping") == true)
    #expect(problems("fail_on: note\nfail_on: error").first?.contains("more than once") == true)
  }

  @Test func namesOfRulesAndPresets() {
    let configuration = read("preset: strickt\nrules:\n  all: off\n  unowned_captur: note\noverrides:\n  - paths: A\n    rules: { mine: on, other: off }\n")
    let found = configuration.problems(path: "c.yml", ruleNames: ["unowned_capture", "mine"], presetNames: ["strict"])
    #expect(
      found.map(\.description) == [
        "c.yml:1:9: error: preset: unknown preset `strickt`; did you mean `strict`? (known: strict)",
        "c.yml:4:3: error: rules: unknown rule `unowned_captur`; did you mean `unowned_capture`? (known: unowned_capture, mine, all)",
        "c.yml:7:24: error: overrides[0].rules: unknown rule `other` (known: unowned_capture, mine, all)",
      ])
  }
}
