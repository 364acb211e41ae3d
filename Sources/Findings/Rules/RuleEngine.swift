import Ownership
import Catalog

/// A run's changes to the catalogue's levels.
public struct RuleSettings: Sendable, Equatable {
  /// Raises levels; `nil` keeps the levels of the rules and the table.
  public var preset: Preset?
  /// A fixed level for all findings of a rule, overriding the table and the preset; `off` disables the rule. Observations that the table and the preset
  /// consider harmless stay harmless, unless the rule is off by default.
  public var levels: [String: Level]

  public init(preset: Preset? = nil, levels: [String: Level] = [:]) {
    self.preset = preset
    self.levels = levels
  }
}

/// Judges observations by rules.
///
/// Each observation gets the finding of the applicable rule with the highest precedence. Each place gets the gravest finding of its observations.
public struct RuleEngine: Sendable {
  /// The rules by profile.
  private let profiles: [[PreparedRule]]
  /// By file, for files with another profile than the first.
  private let profileOfFile: [Int: Int]
  private let table: [LevelRow]
  /// The matches of the rules' queries, by rule and file.
  var queryPlaces: [String: [Int: QueryPlaces]] = [:]

  public init(catalog: RuleCatalog, settings: RuleSettings = RuleSettings()) {
    self.init(catalog: catalog, profiles: [settings], profileOfFile: [:])
  }

  /// - Parameters:
  ///   - profiles: The settings, at least one.
  ///   - profileOfFile: The index of a file's settings; 0 for files that are not listed.
  public init(catalog: RuleCatalog, profiles: [RuleSettings], profileOfFile: [Int: Int]) {
    self.profiles = profiles.map { Self.prepare(catalog.rules, $0) }
    self.profileOfFile = profileOfFile
    table = catalog.levels
  }

  private static func prepare(_ rules: [Rule], _ settings: RuleSettings) -> [PreparedRule] {
    let minimums = Dictionary(
      (settings.preset?.minimumLevels ?? []).map { ($0.rule, $0.level) }, uniquingKeysWith: { first, _ in first })
    return
      rules
      .filter { settings.levels[$0.name] != .off }
      .sorted { ($1.precedence, $0.name) < ($0.precedence, $1.name) }
      .map { PreparedRule($0, fixedLevel: settings.levels[$0.name], minimumLevel: minimums[$0.name] ?? .off) }
  }

  /// The enabled rules for a file.
  public func judgingRules(inFile file: Int) -> [Rule] {
    profiles[profileOfFile[file] ?? 0].filter { $0.rule.level != .off || $0.fixedLevel != nil || $0.minimumLevel != .off }.map(\.rule)
  }

  /// One finding per affected place, ordered by file, range and rule. The order of the observations does not matter.
  public func evaluate(_ observations: [Observation]) -> [Finding] {
    var best: [SourcePlace: RankedFinding] = [:]
    for observation in observations {
      guard let ranked = judge(observation) else { continue }
      if let other = best[ranked.finding.place], !ranked.isGraver(than: other) { continue }
      best[ranked.finding.place] = ranked
    }
    return best.values.map(\.finding).sorted { ($0.place, $0.rule) < ($1.place, $1.rule) }
  }

  /// The finding for one observation; `nil` if it is harmless.
  public func finding(for observation: Observation) -> Finding? { judge(observation)?.finding }

  private func judge(_ observation: Observation) -> RankedFinding? {
    for rule in rules(for: observation) where fires(rule, on: observation) {
      let found = max(rule.minimumLevel, rule.ownLevel ?? tableLevel(observation))
      // A chosen level applies to existing findings. It does not turn a harmless observation into a finding.
      if found == .off, rule.fixedLevel == nil || rule.ownLevel != .off { continue }
      return RankedFinding(rule: rule, level: rule.fixedLevel ?? found, observation: observation)
    }
    return nil
  }

  /// The enabled rules for the observation's file, highest precedence first.
  func rules(for observation: Observation) -> [PreparedRule] { profiles[profileOfFile[observation.head.file] ?? 0] }

  private func fires(_ rule: PreparedRule, on observation: Observation) -> Bool {
    guard rule.conditions.hold(for: observation) else { return false }
    return !rule.hasQuery || queryPlaces[rule.rule.name]?[observation.head.file]?.hold(observation) == true
  }

  private func tableLevel(_ observation: Observation) -> Level {
    table.first { $0.conditions.hold(for: observation) }?.level ?? .off
  }
}

/// A rule with its level settings and parsed messages. A class, because each observation is compared with all rules, and rules are expensive to copy.
final class PreparedRule: Sendable {
  let rule: Rule
  let fixedLevel: Level?
  let minimumLevel: Level
  let ownLevel: Level?
  let hasQuery: Bool
  let conditions: [Condition]
  private let message: MessageTemplate?
  private let variants: [(conditions: [Condition], template: MessageTemplate)]

  init(_ rule: Rule, fixedLevel: Level?, minimumLevel: Level) {
    self.rule = rule
    ownLevel = rule.level
    hasQuery = rule.query != nil
    conditions = rule.conditions
    self.fixedLevel = fixedLevel
    self.minimumLevel = minimumLevel
    // Templates were checked when the rule file was read. A rule made in code with an invalid template shows the text unchanged.
    message = try? MessageTemplate(parsing: rule.message)
    variants = rule.variants.compactMap { variant in
      (try? MessageTemplate(parsing: variant.text)).map { (variant.conditions, $0) }
    }
  }

  /// The rule's message for an observation.
  func message(for observation: Observation) -> String {
    let template = variants.first { $0.conditions.hold(for: observation) }?.template ?? message
    return template?.rendered { observation.text(of: $0) } ?? rule.message
  }
}

/// A finding with its rank among those at the same place.
private struct RankedFinding {
  private(set) var finding: Finding
  private let precedence: Int
  private let formRank: Int

  init(rule: PreparedRule, level: Level, observation: Observation) {
    precedence = rule.rule.precedence
    formRank = CaptureForm.allCases.firstIndex(of: observation.form) ?? 0
    finding = Finding(
      rule: rule.rule.name, level: level, message: rule.message(for: observation),
      place: observation.place(rule.rule.place), path: observation.path, identity: observation.identity,
      evidence: observation.evidence)
    finding.weaknesses = rule.rule.cwe.filter { $0.conditions.hold(for: observation) }.map(\.number)
    finding.repair = Repair(of: observation, by: rule.rule)
  }

  /// The graver level first, whatever the precedence: a note about one capture must not hide an error about another.
  func isGraver(than other: RankedFinding) -> Bool {
    if finding.level != other.finding.level { return finding.level > other.finding.level }
    if precedence != other.precedence { return precedence > other.precedence }
    if finding.evidence != other.finding.evidence { return finding.evidence > other.finding.evidence }
    if formRank != other.formRank { return formRank < other.formRank }
    return (finding.rule, finding.message, finding.identity.joined(separator: "\u{0}"), finding.path.map(\.text).joined())
      < (
        other.finding.rule, other.finding.message, other.finding.identity.joined(separator: "\u{0}"),
        other.finding.path.map(\.text).joined()
      )
  }
}

extension [Condition] {
  /// True where every condition holds.
  func hold(for observation: Observation) -> Bool {
    allSatisfy { $0.values.contains(observation.value(of: $0.attribute)) }
  }
}
