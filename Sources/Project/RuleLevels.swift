import FileDiscovery
import Syntax
import Findings
import Catalog

// What configuration and command line together make of rules and conditions; the command line wins.

extension ProjectSettings {
  /// Fails where the options name rules that there are not.
  func check(_ options: LintOptions) throws(Problem) {
    let names = catalog.rules.map(\.name)
    for name in options.ruleChoices.map(\.rule.value).filter({ $0 != RuleChoice.all }) + options.onlyRules
    where !names.contains(name) {
      throw Problem(lines: [unknownRule(name)])
    }
  }

  /// What is known of the conditions of `#if`.
  func compilationFlags(_ options: LintOptions) -> CompilationFlags {
    // Of two that contradict each other the last counts.
    var flags = CompilationFlags()
    for condition in configuration.defines + options.definitions { _ = flags.define(condition) }
    return flags
  }

  /// The engine that judges files by the levels that hold for them.
  ///
  /// - Parameter files: Absolute paths, in the order of the program.
  func engine(_ options: LintOptions, files: [String]) -> RuleEngine {
    let name = options.isStrict ? "strict" : configuration.preset?.value
    let preset = name.flatMap(catalog.preset)
    let overrides = configuration.overrides.map { (patterns: PathPatterns($0.paths, below: folder), rules: $0.rules) }
    var profiles = [RuleSettings(preset: preset, levels: levels(options, overrides: []))]
    var profileOfFile: [Int: Int] = [:]
    // Files for which the same overrides hold share a profile.
    var known: [[Int]: Int] = [[]: 0]
    if !overrides.isEmpty {
      for (file, path) in files.enumerated() {
        let holding = overrides.indices.filter { overrides[$0].patterns.fit(path) }
        if let profile = known[holding] {
          if profile != 0 { profileOfFile[file] = profile }
          continue
        }
        known[holding] = profiles.count
        profileOfFile[file] = profiles.count
        profiles.append(RuleSettings(preset: preset, levels: levels(options, overrides: holding.map { overrides[$0].rules })))
      }
    }
    return RuleEngine(catalog: catalog, profiles: profiles, profileOfFile: profileOfFile)
  }

  /// Levels that somebody chose: in the configuration, then in its overrides, then on the command line.
  func levels(_ options: LintOptions, overrides: [[RuleChoice]]) -> [String: Level] {
    var levels: [String: Level] = [:]
    apply(configuration.rules, to: &levels)
    // Who asks for one rule gets it, except where an override has switched it off for some paths.
    for rule in catalog.rules where options.onlyRules.contains(rule.name) && (levels[rule.name] ?? rule.level) == .off {
      levels[rule.name] = level(.on, of: rule)
    }
    for choices in overrides { apply(choices, to: &levels) }
    if !options.onlyRules.isEmpty {
      for rule in catalog.rules where !options.onlyRules.contains(rule.name) { levels[rule.name] = .off }
    }
    apply(options.ruleChoices, to: &levels)
    return levels
  }

  private func apply(_ choices: [RuleChoice], to levels: inout [String: Level]) {
    let general = choices.last { $0.rule.value == RuleChoice.all }?.setting
    for rule in catalog.rules {
      if let own = choices.last(where: { $0.rule.value == rule.name })?.setting {
        levels[rule.name] = level(own, of: rule)
      } else if let general, rule.level != .off || levels[rule.name] != nil {
        // What concerns all rules switches none on that is off by itself.
        levels[rule.name] = level(general, of: rule)
      }
    }
  }

  /// `nil` leaves the level to the rule.
  private func level(_ setting: RuleSetting, of rule: Rule) -> Level? {
    switch setting {
    case .off: .off
    case .on: rule.level == .off ? .warning : nil
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}
