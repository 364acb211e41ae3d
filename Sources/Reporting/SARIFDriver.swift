import Text
import Catalog

/// `tool.driver`: the tool, its rules, and its possible notifications.
struct SARIFDriver: Sendable {
  var tool: ToolInformation
  var rules: [Rule]
  var taxonomy: SARIFTaxonomy
  /// The addresses of the pages about rules.
  var pages: [String: String] = [:]

  /// GitHub's maximum length of a description, in UTF-16 code units.
  private static let descriptionLimit = 1024
  /// GitHub's maximum number of tags.
  private static let tagLimit = 10

  /// In the order in which the report describes them.
  static let notificationKinds: [FileNotification.Kind] = [.unreadable, .notUTF8, .tooLarge, .parseError, .directive, .internalFailure]

  var json: JSONValue {
    .compact([
      "name": "unretain",
      "version": .string(tool.version),
      "semanticVersion": Self.isSemanticVersion(tool.version) ? .string(tool.version) : nil,
      "informationUri": "https://github.com/unretain/unretain",
      "rules": .array(rules.map(rule)),
      "supportedTaxonomies": taxonomy.supported,
      "notifications": .array(Self.notificationKinds.map(notification)),
      "properties": .compact([
        "grammarVersion": .string(tool.grammarVersion), "runtimeVersion": .string(tool.runtimeVersion),
      ]),
    ])
  }

  private func rule(_ rule: Rule) -> JSONValue {
    let explanation = rule.explanation.isEmpty ? rule.summary : rule.explanation
    let tags = rule.tags + Set(rule.cwe.map(\.number)).sorted().map { "external/cwe/cwe-\($0)" }
    return .compact([
      "id": .string(rule.name),
      "name": .string(Self.pascalCase(rule.name)),
      "shortDescription": .text(Self.description(rule.summary), fallback: rule.name),
      "fullDescription": .text(Self.description(Self.opening(explanation)), fallback: rule.name),
      "help": .compact([
        "text": .string(explanation.isEmpty ? rule.name : explanation), "markdown": .string(explanation),
      ]),
      "helpUri": pages[rule.name].map { .string($0) },
      "defaultConfiguration": Self.configuration(rule.level ?? .warning),
      "relationships": taxonomy.relationships(of: rule),
      "properties": .compact([
        // A rule judged by verdict considers the keepers of the closure; other rules consider only the capture.
        "precision": rule.level == nil ? "high" : "medium",
        "tags": .array(tags.filter { !$0.isEmpty }.prefix(Self.tagLimit).map { .string($0) }),
      ]),
    ])
  }

  private static func configuration(_ level: Level) -> JSONValue {
    level == .off ? .compact(["enabled": false, "level": "note"]) : .compact(["level": .string(level.rawValue)])
  }

  private func notification(_ kind: FileNotification.Kind) -> JSONValue {
    let text =
      switch kind {
      case .unreadable: "The file could not be read."
      case .notUTF8: "The file is not UTF-8."
      case .tooLarge: "The file is too large."
      case .internalFailure: "Unretain itself failed in the file."
      case .parseError: "A part of the file could not be parsed; the rest was analysed."
      case .directive: "A comment for Unretain could not be understood and has no effect."
      }
    return .compact([
      "id": .string(kind.code),
      "name": .string(Self.pascalCase(kind.code)),
      "shortDescription": .compact(["text": .string(text)]),
      "defaultConfiguration": Self.configuration(kind.level),
    ])
  }

  /// `stored_closure_cycle` becomes `StoredClosureCycle`.
  static func pascalCase(_ name: String) -> String {
    name.split { $0 == "_" || $0 == "-" }.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The first paragraph on one line, without headings.
  static func opening(_ markdown: String) -> String {
    var paragraph: [Substring] = []
    for line in markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let isBlank = line.allSatisfy(\.isWhitespace)
      if isBlank || line.hasPrefix("#") {
        if paragraph.isEmpty { continue }
        break
      }
      paragraph.append(line.drop(while: \.isWhitespace))
    }
    return paragraph.joined(separator: " ")
  }

  /// Truncates at the limit, at the end of a word if possible.
  static func description(_ text: String) -> String {
    guard text.utf16.count > descriptionLimit else { return text }
    var kept = ""
    var length = 0
    for character in text {
      length += character.utf16.count
      if length > descriptionLimit - 1 { break }
      kept.append(character)
    }
    if let space = kept.lastIndex(of: " ") { kept = String(kept[..<space]) }
    return kept + "…"
  }

  /// `major.minor.patch`, with an optional part after `-` or `+`.
  static func isSemanticVersion(_ version: String) -> Bool {
    let core = version.prefix { $0 != "-" && $0 != "+" }
    let rest = version.dropFirst(core.count).dropFirst()
    let numbers = core.split(separator: ".", omittingEmptySubsequences: false)
    let hasEnd = core.count < version.count
    return numbers.count == 3
      && numbers.allSatisfy { number in
        !number.isEmpty && number.utf8.allSatisfy { (0x30...0x39).contains($0) }
          && (number.count == 1 || number.first != "0")
      } && (!hasEnd || !rest.isEmpty)
  }
}
