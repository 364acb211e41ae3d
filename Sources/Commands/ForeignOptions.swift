/// Options and commands that people know from other linters, and what does the same here.
enum ForeignOptions {
  /// By the option's name; each value completes "`--name` is not an option of Unretain: ".
  private static let advice: [String: String] = [
    "add-noqa": "`--write-baseline FILE` accepts the findings of today",
    "autocorrect": "`unretain fix` repairs; with --unsafe-fixes also what changes the program",
    "base": "`--since COMMIT` reports what changed since then",
    "cache-dir": "`--cache-path FOLDER` names the cache",
    "changed": "`--since COMMIT` reports what changed since then, `--staged` what the next commit changes",
    "check": "`unretain lint` only reports; `unretain fix --diff` shows repairs and writes nothing",
    "compiler-log-path": "Unretain needs no build; `unretain triage LOG` answers a compiler's warnings",
    "config-file": "`--config FILE` names the configuration",
    "configuration": "`--config FILE` names the configuration",
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
    "extend-exclude": "`exclude` in .unretain.yml takes patterns as in .gitignore",
    "extend-select": "`--rule NAME=on` switches a rule on",
    "fail-level": "`--fail-on LEVEL` says what makes the run fail",
    "file-list": "paths are given as arguments",
    "force-exclude": "`--only-report PATHS` leaves out what the configuration excludes",
    "git-diff": "`--since COMMIT` reports what changed since then",
    "html": "`--format html=report.html` writes the page",
    "ignore": "`--rule NAME=off` switches a rule off",
    "include": "`include` in .unretain.yml takes patterns as in .gitignore",
    "json": "`--format json` chooses the report",
    "lenient": "`--fail-on error` lets warnings pass",
    "level": "`--min-level LEVEL` says what is shown, `--fail-on LEVEL` what makes the run fail",
    "line-length": "Unretain does not look at layout",
    "min-severity": "`--min-level LEVEL` says what is shown, `--fail-on LEVEL` what makes the run fail",
    "no-fix": "`unretain lint` repairs nothing unless --fix is given",
    "only-rule": "`--only NAME` judges by one rule",
    "output-file": "`--output FILE` names the file",
    "output-format": "`--format NAME` chooses the report",
    "parallel": "a run uses all processors; `--jobs N` limits it",
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
    "use-stdin": "`--stdin --stdin-path FILE` takes the text from standard input",
    "verbose": "`--min-level note` shows all findings, `unretain why FILE:LINE` explains one",
    "warnings-as-errors": "warnings already make a run fail; `--fail-on note` adds the notes",
    "watch": "`unretain lsp` checks as you type, in every editor that speaks LSP",
    "workers": "`--jobs N` says how many threads to use",
  ]

  /// By the command's name; each value completes "there is no command `name`: ".
  static let commands: [String: String] = [
    "analyse": "`unretain lint` analyses the whole project",
    "analyze": "`unretain lint` analyses the whole project",
    "autocorrect": "`unretain fix` repairs; with --unsafe-fixes also what changes the program",
    "baseline": "`unretain --write-baseline FILE` accepts the findings of today",
    "clean": "`unretain cache clean` empties the cache",
    "completions": "`unretain --generate-completion-script SHELL` prints them",
    "config": "`unretain init` writes a configuration",
    "format": "`unretain fix` repairs findings, and leaves the layout alone",
    "report": "`unretain --format html=report.html` writes a page",
    "run": "`unretain lint` analyses the folder you are in",
    "scan": "`unretain lint` analyses the folder you are in",
    "server": "`unretain lsp` is the server for editors, `unretain mcp` that for agents",
    "suppress": "`// unretain:disable:next NAME` silences one place, `--write-baseline FILE` all of today",
    "version": "`unretain --version` prints it",
    "watch": "`unretain lsp` checks as you type, in every editor that speaks LSP",
  ]

  /// The parser's message, with advice in place of its guess if it names an option of another linter.
  static func explaining(_ message: String) -> String {
    let start = "Error: Unknown option '--"
    guard message.hasPrefix(start) else { return message }
    let name = message.dropFirst(start.count).prefix { $0 != "'" && $0 != "=" }
    guard let advice = advice[String(name)] else { return message }
    var lines = message.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[0] = "Error: `--\(name)` is not an option of Unretain: \(advice)."
    return lines.joined(separator: "\n")
  }
}
