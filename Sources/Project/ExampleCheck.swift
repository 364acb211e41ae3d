import Catalog
import Ownership
import Syntax
import Program
import Reporting
import Findings
import Facts

/// Checks the examples of rules: a rule must fire exactly at the marks of its examples, and not in harmless ones.
public struct ExampleCheck: Sendable {
  private let catalog: RuleCatalog
  private let models: ModelCatalog

  /// - Parameter settings: The rules and models to judge by.
  public init(_ settings: ProjectSettings) { self.init(catalog: settings.catalog, models: settings.models) }

  init(catalog: RuleCatalog, models: ModelCatalog) {
    self.catalog = catalog
    self.models = models
  }

  /// One line per example that does not behave as stated.
  public func problems(of rules: [Rule]) -> [String] {
    rules.flatMap { rule in
      let firing = rule.firingExamples.enumerated().compactMap { problem(rule, "examples.firing[\($0)]", $1) }
      return firing + rule.harmlessExamples.enumerated().compactMap { problem(rule, "examples.harmless[\($0)]", $1) }
    }
  }

  private func problem(_ rule: Rule, _ field: String, _ example: RuleExample) -> String? {
    var source: [UInt8] = []
    var marks: Set<Int> = []
    for (index, part) in example.source.split(separator: "↓", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { marks.insert(source.count) }
      source += Array(part.utf8)
    }
    let found = Set(places(of: rule, in: source))
    if found == marks { return nil }
    let missing = lines(of: marks.subtracting(found), in: source)
    let surplus = lines(of: found.subtracting(marks), in: source)
    let parts = [
      missing.isEmpty ? "" : "nothing is reported at the mark in line \(missing)",
      surplus.isEmpty ? "" : "something is reported in line \(surplus), where no mark is",
    ]
    return "\(rule.name): \(field): " + parts.filter { !$0.isEmpty }.joined(separator: "; ")
  }

  /// The lines where the rule fires, enabled together with all others.
  private func places(of rule: Rule, in source: [UInt8]) -> [Int] {
    var reader = FactReader()
    let facts = reader.facts(of: source, path: "Example.swift")
    let program = Program(files: [facts], modules: [0], models: models)
    let analysis = OwnershipAnalysis(program, jobs: 1).run()
    let levels = rule.level == .off ? [rule.name: Level.warning] : [:]
    let engine = RuleEngine(catalog: catalog, settings: RuleSettings(levels: levels))
    let narrowing = QueryNarrowing(rules: [rule], flags: CompilationFlags(), jobs: 1, worksOn: WorkObserver.none.worksOn)
    let file = SourceFile(found: .init(displayPath: "", absolutePath: ""), bytes: source, facts: facts)
    let narrowed = narrowing.narrow(engine, sources: [file], observations: analysis.observations)
    let document = SourceDocument(displayPath: "", rootRelativePath: "", bytes: source, lineStarts: facts.lineStarts)
    return FindingPipeline(catalog: catalog, engine: narrowed, judgesComments: true, baseline: nil)
      .judge(analysis, sources: [file], documents: [document]).findings
      .filter { $0.rule == rule.name && $0.isOpen }.map { Int($0.place.range.start) }
  }

  private func lines(of offsets: Set<Int>, in source: [UInt8]) -> String {
    let lines = offsets.sorted().map { source[..<$0].count { $0 == UInt8(ascii: "\n") } + 1 }
    return lines.map(String.init).joined(separator: ", ")
  }
}
