import Text
import Catalog

/// The part of the Common Weakness Enumeration that the rules use, as a SARIF taxonomy (§3.14.8).
struct SARIFTaxonomy: Sendable {
  private let numbers: [Int]

  private static let name = "CWE"

  init(of rules: [Rule]) { numbers = Set(rules.flatMap { $0.cwe.map(\.number) }).sorted() }

  /// `run.taxonomies`; `nil` if no rule names a weakness.
  var taxonomies: JSONValue? {
    numbers.isEmpty
      ? nil
      : .array([
        .compact([
          "name": .string(Self.name),
          "organization": "MITRE",
          "informationUri": "https://cwe.mitre.org/",
          "shortDescription": .compact(["text": "Common Weakness Enumeration"]),
          "isComprehensive": false,
          "taxa": .array(numbers.map { .compact(["id": .string(String($0)), "helpUri": .string(Self.page($0))]) }),
        ])
      ])
  }

  /// `tool.driver.supportedTaxonomies`
  var supported: JSONValue? { numbers.isEmpty ? nil : .array([component]) }

  /// The relation of a rule to its weaknesses: they cover all its findings, or are relevant to some of them.
  func relationships(of rule: Rule) -> JSONValue? {
    rule.cwe.isEmpty
      ? nil
      : .array(
        rule.cwe.map {
          .compact(["target": reference($0.number), "kinds": .array([$0.conditions.isEmpty ? "superset" : "relevant"])])
        })
  }

  /// `result.taxa` (§3.27.8): the weaknesses of one finding.
  func taxa(_ weaknesses: [Int]) -> JSONValue? { weaknesses.isEmpty ? nil : .array(weaknesses.map(reference)) }

  private func reference(_ number: Int) -> JSONValue {
    .compact([
      "id": .string(String(number)),
      "index": numbers.firstIndex(of: number).map { .integer($0) },
      "toolComponent": component,
    ])
  }

  private var component: JSONValue { .compact(["name": .string(Self.name), "index": 0]) }

  /// The enumeration's page for a number.
  static func page(_ number: Int) -> String { "https://cwe.mitre.org/data/definitions/\(number).html" }
}
