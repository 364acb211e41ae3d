import Catalog
import Support

/// Words that people know from other tools, and the ones that mean the same here.
package enum ForeignWords {
  /// Keys of configurations; each value completes "unknown key `NAME`: ".
  static let keys: [String: String] = [
    "analyzer_rules": "`rules: { NAME: on }` switches a rule on",
    "disable": "`rules: { NAME: off }` switches a rule off",
    "disabled_rules": "`rules: { NAME: off }` switches a rule off",
    "enable": "`rules: { NAME: on }` switches a rule on",
    "enabled_rules": "`rules: { NAME: on }` switches a rule on",
    "format": "`reporters: [sarif=FILE]` chooses the reports",
    "ignore": "`rules: { NAME: off }` switches a rule off, and `exclude` leaves out files",
    "jobs": "`--jobs N` is an option, not a key",
    "lenient": "`fail_on: error` lets warnings pass",
    "level": "`rules: { NAME: LEVEL }` sets a rule's level, `fail_on: LEVEL` says what makes a run fail",
    "max_level": "`--max-level LEVEL` is an option, not a key",
    "min_level": "`--min-level LEVEL` is an option, not a key; `fail_on: LEVEL` says what makes a run fail",
    "only_rules": "`rules: { all: off, NAME: on }` judges by one rule, `--only NAME` for one run",
    "opt_in_rules": "`rules: { NAME: on }` switches a rule on",
    "output": "`reporters: [sarif=FILE]` writes a report into a file",
    "per_file_ignores": "`overrides` sets levels for paths",
    "select": "`rules: { all: off, NAME: on }` judges by one rule, `--only NAME` for one run",
    "severity": "`rules: { NAME: LEVEL }` sets a rule's level, `fail_on: LEVEL` says what makes a run fail",
    "strict": "`preset: strict` chooses the strict preset",
    "warning_threshold": "`fail_on: LEVEL` says what makes a run fail",
    "whitelist_rules": "`rules: { all: off, NAME: on }` judges by one rule, `--only NAME` for one run",
  ]

  /// Settings of rules.
  package static let settings: [String: String] = [
    "critical": "error", "disable": "off", "disabled": "off", "enable": "on", "enabled": "on", "false": "off", "hint": "note", "ignore": "off",
    "info": "note", "never": "off", "no": "off", "none": "off", "true": "on", "warn": "warning", "yes": "on",
  ]

  /// Names of reports.
  package static let reports: [String: String] = [
    "codeclimate": "gitlab", "console": "text", "emoji": "text", "gcc": "text", "github-actions-logging": "github", "pretty": "text", "sonarqube": "sonar",
    "summary": "text", "tap": "text", "xcode": "text", "xml": "checkstyle",
  ]

  /// `; did you mean …?`, by one of these tables or else by spelling.
  package static func hint(for word: String, in table: [String: String], or candidates: [String]) -> String {
    table[word.lowercased()].map { "; did you mean `\($0)`?" } ?? Spelling.hint(for: word, in: candidates)
  }
}
