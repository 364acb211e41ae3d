import Project
import Support

/// Options and commands that people know from other linters, and what does the same here.
enum ForeignOptions {
  /// By the option's name; each value completes "`--name` is not an option of Unretain: ".
  private static let advice: [String: String] = [
    "V": "`unretain --version` prints the version",
    "add-noqa": "`--write-baseline FILE` accepts the findings of today",
    "apply": "`unretain fix` repairs; with --unsafe-fixes also what changes the program",
    "autocorrect": "`unretain fix` repairs; with --unsafe-fixes also what changes the program",
    "base": "`--since COMMIT` reports what changed since then",
    "cache-dir": "`--cache-path FOLDER` names the cache",
    "changed": "`--since COMMIT` reports what changed since then, `--staged` what the next commit changes",
    "check": "`unretain lint` only reports; `unretain fix --diff` shows repairs and writes nothing",
    "compiler-log-path": "Unretain needs no build; `unretain triage LOG` answers a compiler's warnings",
    "config-file": "`--config FILE` names the configuration",
    "configuration": "`--config FILE` names the configuration",
    "debug": "`--statistics` says what a run did",
    "diff": "`unretain fix --diff` shows repairs and writes nothing; `--since COMMIT` reports what changed",
    "disable": "`--rule NAME=off` switches a rule off",
    "disable-rule": "`--rule NAME=off` switches a rule off",
    "disable-rules": "`--rule NAME=off` switches a rule off",
    "dry-run": "`unretain fix --diff` shows repairs and writes nothing",
    "enable": "`--rule NAME=on` switches a rule on",
    "enable-all-rules": "`--rule all=on` and `--strict` report more",
    "enable-rule": "`--rule NAME=on` switches a rule on",
    "error-on-warning": "warnings already make a run fail; `--fail-on note` adds the notes",
    "exclude": "`exclude` in .unretain.yml takes patterns as in .gitignore",
    "exit-zero": "`--fail-on never` lets every run succeed",
    "explain": "`unretain explain NAME` explains a rule",
    "extend-exclude": "`exclude` in .unretain.yml takes patterns as in .gitignore",
    "extend-select": "`--rule NAME=on` switches a rule on",
    "fail-level": "`--fail-on LEVEL` says what makes the run fail",
    "file-list": "paths are given as arguments",
    "force-exclude": "`--only-report PATHS` leaves out what the configuration excludes",
    "git-diff": "`--since COMMIT` reports what changed since then",
    "html": "`--format html=report.html` writes the page",
    "ignore": "`--rule NAME=off` switches a rule off",
    "include": "`include` in .unretain.yml takes patterns as in .gitignore",
    "init": "`unretain init` writes a configuration",
    "isolated": "`--config FILE` chooses the configuration; an empty file changes nothing",
    "j": "`--jobs N` limits the threads",
    "json": "`--format json` chooses the report",
    "lenient": "`--fail-on error` lets warnings pass",
    "level": "`--min-level LEVEL` says what is shown, `--fail-on LEVEL` what makes the run fail",
    "line-length": "Unretain does not look at layout",
    "list-rules": "`unretain rules` lists the rules",
    "min-severity": "`--min-level LEVEL` says what is shown, `--fail-on LEVEL` what makes the run fail",
    "no-color": "`--color never` switches colours off",
    "no-colors": "`--color never` switches colours off",
    "no-fix": "`unretain lint` repairs nothing unless --fix is given",
    "only-rule": "`--only NAME` judges by one rule",
    "output-file": "`--output FILE` names the file",
    "output-format": "`--format NAME` chooses the report",
    "parallel": "a run uses all processors; `--jobs N` limits it",
    "path": "paths are given as arguments",
    "paths": "paths are given as arguments",
    "per-file-ignores": "`overrides` in .unretain.yml sets levels for paths",
    "preset": "`--strict` is the strict preset; `preset` in .unretain.yml sets it for good",
    "preview": "`--rule NAME=on` switches a rule on",
    "reporter": "`--format NAME` chooses the report",
    "rules": "`--only NAME` judges by one rule; `unretain rules` lists them",
    "sarif": "`--format sarif=FILE` writes the report",
    "select": "`--only NAME` judges by one rule; it can be given several times",
    "severity": "`--min-level LEVEL` says what is shown, `--fail-on LEVEL` what makes the run fail",
    "show-files": "`--statistics` says how much was read",
    "show-fixes": "`unretain fix --diff` shows the repairs",
    "show-source": "each finding shows its line; `--quiet` leaves it out",
    "silent": "`--quiet` prints one line for each finding",
    "stdin-filename": "`--stdin --stdin-path FILE` takes the text from standard input",
    "suppress": "`// unretain:disable:next NAME` silences one place, `--write-baseline FILE` all of today",
    "threads": "`--jobs N` says how many threads to use",
    "unsafe": "`unretain fix --unsafe-fixes` also repairs what changes the program",
    "use-script-input-files": "paths are given as arguments",
    "use-stdin": "`--stdin --stdin-path FILE` takes the text from standard input",
    "v": "`--min-level note` shows all findings, `unretain --version` prints the version",
    "verbose": "`--min-level note` shows all findings, `unretain why FILE:LINE` explains one",
    "warnings-as-errors": "warnings already make a run fail; `--fail-on note` adds the notes",
    "watch": "`unretain lsp` checks as you type, in every editor that speaks LSP",
    "workers": "`--jobs N` says how many threads to use",
    "write": "`unretain fix` repairs; with --unsafe-fixes also what changes the program",
  ]

  /// By the command's name; each value completes "there is no command `name`: ".
  static let commands: [String: String] = [
    "analyse": "`unretain lint` analyses the whole project",
    "analyze": "`unretain lint` analyses the whole project",
    "autocorrect": "`unretain fix` repairs; with --unsafe-fixes also what changes the program",
    "baseline": "`unretain --write-baseline FILE` accepts the findings of today",
    "ci": "`unretain lint` analyses the folder you are in, `--format github` or `gitlab` reports to a service",
    "clean": "`unretain cache clean` empties the cache",
    "completions": "`unretain --generate-completion-script SHELL` prints them",
    "config": "`unretain init` writes a configuration",
    "docs": "`unretain explain NAME` explains a rule, `unretain help NAME` a command",
    "format": "`unretain fix` repairs findings, and leaves the layout alone",
    "linter": "`unretain lint` analyses the folder you are in",
    "list": "`unretain rules` lists the rules",
    "list-rules": "`unretain rules` lists the rules",
    "report": "`unretain --format html=report.html` writes a page",
    "run": "`unretain lint` analyses the folder you are in",
    "scan": "`unretain lint` analyses the folder you are in",
    "server": "`unretain lsp` is the server for editors, `unretain mcp` that for agents",
    "show": "`unretain why FILE:LINE` explains a place",
    "suppress": "`// unretain:disable:next NAME` silences one place, `--write-baseline FILE` all of today",
    "swiftlint": "`unretain lint` analyses the folder you are in",
    "version": "`unretain --version` prints it",
    "watch": "`unretain lsp` checks as you type, in every editor that speaks LSP",
  ]

  /// The parser's message, with advice in place of its guess: for options of other linters, for words that are near to a known value, and for options that
  /// are near to no other.
  static func explaining(_ message: String) -> String {
    var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let first = lines.first else { return message }
    lines[0] = unknownOption(first) ?? invalidValue(first, among: lines) ?? first
    return lines.joined(separator: "\n")
  }

  private static func unknownOption(_ line: String) -> String? {
    guard let option = quoted(line, after: "Error: Unknown option '") else { return nil }
    let written = String(option.prefix { $0 != "=" })
    let name = String(written.drop { $0 == "-" })
    if let advice = advice[name] { return "Error: `\(written)` is not an option of Unretain: \(advice)." }
    // The parser names the nearest option, however far it is.
    guard let guess = quoted(line, after: "Did you mean '"), Spelling.nearest(to: name, among: [String(guess.drop { $0 == "-" })]) == nil else { return nil }
    return "Error: Unknown option '\(option)'."
  }

  private static func invalidValue(_ line: String, among lines: [String]) -> String? {
    guard let value = quoted(line, after: "Error: The value '"), let option = quoted(line, after: "is invalid for '") else { return nil }
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let ask = " Please provide one of"
    let hint: String
    if option.hasPrefix("--rule "), parts.count == 2 {
      hint = ForeignWords.hint(for: parts[1], in: ForeignWords.settings, or: RuleSetting.allCases.map(\.rawValue))
    } else {
      // A short list is in the line, a long one below it.
      let listed = line.split(separator: ask).dropFirst().first?.split(separator: "'", omittingEmptySubsequences: false) ?? []
      let choices =
        lines.filter { $0.hasPrefix("  - ") }.map { String($0.dropFirst(4)) }
        + listed.enumerated().filter { !$0.offset.isMultiple(of: 2) }.map { String($0.element) }
      hint = ForeignWords.hint(for: parts.first ?? "", in: option.hasPrefix("--format ") ? ForeignWords.reports : [:], or: choices)
    }
    if hint.isEmpty { return nil }
    let rest = line.firstRange(of: ask).map { line[$0.lowerBound...] } ?? ""
    return "Error: The value '\(value)' is invalid for '\(option)'\(hint)\(rest)"
  }

  /// The text between a start and the next `'`.
  private static func quoted(_ line: String, after start: String) -> String? {
    guard let range = line.firstRange(of: start), let end = line[range.upperBound...].firstIndex(of: "'") else { return nil }
    return String(line[range.upperBound..<end])
  }
}
