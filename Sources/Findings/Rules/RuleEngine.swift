import Ownership
import Program
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
  private let table: [(conditions: [PreparedCondition], level: Level)]
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
    table = catalog.levels.map { ([PreparedCondition]($0.conditions), $0.level) }
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
  func evaluate(_ observations: [Observation], _ words: Words) -> [Finding] {
    var best: [SourcePlace: JudgedObservation] = [:]
    for observation in observations {
      guard let judged = judge(observation) else { continue }
      if let other = best[judged.place], !judged.isGraver(than: other, words) { continue }
      best[judged.place] = judged
    }
    return best.values.map { $0.finding(words) }.sorted { ($0.place, $0.rule) < ($1.place, $1.rule) }
  }

  /// One finding per affected place of an analysis.
  ///
  /// - Parameter draws: Whether the steps of paths are drawn too.
  public func evaluate(_ analysis: AnalysisResult, draws: Bool = false) -> [Finding] {
    evaluate(analysis.observations, Words(of: analysis, draws: draws))
  }

  /// The findings about comments, ordered by place.
  public func evaluate(_ comments: [IdleComment], in program: Program) -> [Finding] {
    let rules = Dictionary(comments.map { ($0.place, $0.rules) }, uniquingKeysWith: { first, _ in first })
    return evaluate(comments.map(\.observation), Words(program, idleRules: rules))
  }

  /// The finding for one observation; `nil` if it is harmless.
  public func finding(for observation: Observation, _ words: Words) -> Finding? { judge(observation)?.finding(words) }

  private func judge(_ observation: Observation) -> JudgedObservation? {
    for rule in rules(for: observation) where fires(rule, on: observation) {
      let found = max(rule.minimumLevel, rule.ownLevel(for: observation) ?? tableLevel(observation))
      // A chosen level applies to existing findings. It does not turn a harmless observation into a finding.
      if found == .off, rule.fixedLevel == nil || rule.ownLevel != .off { continue }
      return JudgedObservation(rule: rule, level: rule.fixedLevel ?? found, observation: observation)
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
  private let noteConditions: [[PreparedCondition]]
  let hasQuery: Bool
  private let weaknesses: [(conditions: [PreparedCondition], number: Int)]
  let conditions: [PreparedCondition]
  private let message: MessageTemplate?
  private let variants: [(conditions: [PreparedCondition], template: MessageTemplate)]

  init(_ rule: Rule, fixedLevel: Level?, minimumLevel: Level) {
    self.rule = rule
    ownLevel = rule.level
    noteConditions = rule.noteConditions.map { [PreparedCondition]($0) }
    hasQuery = rule.query != nil
    conditions = [PreparedCondition](rule.conditions)
    weaknesses = rule.cwe.map { ([PreparedCondition]($0.conditions), $0.number) }
    self.fixedLevel = fixedLevel
    self.minimumLevel = minimumLevel
    // Templates were checked when the rule file was read. A rule made in code with an invalid template shows the text unchanged.
    message = try? MessageTemplate(parsing: rule.message)
    variants = rule.variants.compactMap { variant in
      (try? MessageTemplate(parsing: variant.text)).map { ([PreparedCondition](variant.conditions), $0) }
    }
  }

  /// The rule's own level for an observation; `nil` by verdict.
  func ownLevel(for observation: Observation) -> Level? {
    guard let ownLevel, noteConditions.contains(where: { $0.hold(for: observation) }) else { return ownLevel }
    return min(ownLevel, .note)
  }

  /// The rule's message for an observation.
  func message(for observation: Observation, _ words: Words) -> String {
    let template = variants.first { $0.conditions.hold(for: observation) }?.template ?? message
    return template?.rendered { words.text(of: $0, observation) } ?? rule.message
  }

  func weaknesses(of observation: Observation) -> [Int] { weaknesses.filter { $0.conditions.hold(for: observation) }.map(\.number) }
}

/// An observation on which a rule fires.
private struct JudgedObservation {
  let rule: PreparedRule
  let level: Level
  let observation: Observation
  let place: SourcePlace

  init(rule: PreparedRule, level: Level, observation: Observation) {
    self.rule = rule
    self.level = level
    self.observation = observation
    place = observation.place(rule.rule.place)
  }

  func finding(_ words: Words) -> Finding {
    var finding = Finding(
      rule: rule.rule.name, level: level, message: rule.message(for: observation, words), place: place, path: words.path(observation),
      identity: words.identity(observation), evidence: observation.evidence,
      life: observation.retains ? observation.life : nil, end: observation.retains ? observation.pathEnd : nil)
    finding.weaknesses = rule.weaknesses(of: observation)
    finding.repair = Repair(of: observation, by: rule.rule, words)
    return finding
  }

  private var formRank: Int { CaptureForm.allCases.firstIndex(of: observation.form) ?? 0 }

  /// The graver level first, whatever the precedence: a note about one capture must not hide an error about another.
  func isGraver(than other: JudgedObservation, _ words: Words) -> Bool {
    if level != other.level { return level > other.level }
    if rule.rule.precedence != other.rule.rule.precedence { return rule.rule.precedence > other.rule.rule.precedence }
    if observation.evidence != other.observation.evidence { return observation.evidence > other.observation.evidence }
    if formRank != other.formRank { return formRank < other.formRank }
    func texts(_ judged: JudgedObservation) -> (String, String, String, String) {
      let finding = judged.finding(words)
      return (finding.rule, finding.message, finding.identity.joined(separator: "\u{0}"), finding.path.map(\.text).joined())
    }
    return texts(self) < texts(other)
  }
}
