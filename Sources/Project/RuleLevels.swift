import FileDiscovery
import Syntax
import Findings
import Catalog

// What configuration and command line together make of rules and conditions; the command line wins.

extension ProjectSettings {
  /// Fails if the options name unknown rules.
  func check(_ options: LintOptions) throws(Problem) {
    let names = catalog.rules.map(\.name)
    for name in options.ruleChoices.map(\.rule.value).filter({ $0 != RuleChoice.all }) + options.onlyRules
    where !names.contains(name) {
      throw Problem(lines: [unknownRule(name)])
    }
  }

  /// The known values of `#if` conditions.
  func compilationFlags(_ options: LintOptions) -> CompilationFlags {
    // Of two contradicting conditions the last one counts.
    var flags = CompilationFlags()
    for condition in configuration.defines + options.definitions { _ = flags.define(condition) }
    return flags
  }

  /// The engine with the levels for each file.
  ///
  /// - Parameter files: Absolute paths in program order.
  func engine(_ options: LintOptions, files: [String]) -> RuleEngine {
    let name = options.isStrict ? "strict" : configuration.preset?.value
    let preset = name.flatMap(catalog.preset)
    let overrides = configuration.overrides.map { (patterns: PathPatterns($0.paths, below: folder), rules: $0.rules) }
    var profiles = [RuleSettings(preset: preset, levels: levels(options, overrides: []))]
    var profileOfFile: [Int: Int] = [:]
    // Files with the same overrides share a profile.
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

  /// Explicitly chosen levels: from the configuration, its overrides, and the command line, in this order.
  func levels(_ options: LintOptions, overrides: [[RuleChoice]]) -> [String: Level] {
    var levels: [String: Level] = [:]
    apply(configuration.rules, to: &levels)
    // A rule requested by name is on, unless an override switches it off for some paths.
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
        // A setting for all rules does not enable rules that are off by default.
        levels[rule.name] = level(general, of: rule)
      }
    }
  }

  /// `nil` means the rule's own level.
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
