#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

import Support

/// The command-line arguments.
enum ProgramArguments {
  /// The arguments, with existing files that are named like options turned into paths. A shell that expands `*.swift`, or a hook that receives names, passes
  /// on any
  /// name in the repository, and `--output=x.swift` must not cause a write.
  static func safe(_ arguments: [String]) -> [String] {
    arguments.map { $0.hasPrefix("-") && $0.hasSuffix(".swift") && isThere($0) ? "./" + $0 : $0 }
  }

  /// The message for a first word that is neither a command nor a path, but a command of another linter or close to one of ours.
  ///
  /// Without a command, `lint` runs and takes the word for a path. A word with a slash or a dot is meant as one.
  static func misspelledCommand(in arguments: [String], commands: [String]) -> String? {
    // Without this, it would be a file that does not exist.
    if ["-", "lint", "check"].contains(arguments.first), arguments.prefix(2).contains("-"), !isThere("-") {
      return "`-` is no file: `--stdin --stdin-path FILE` takes the text from standard input"
    }
    guard let word = arguments.first, !word.hasPrefix("-"), !commands.contains(word), !word.contains("/"), !word.contains("."), !isThere(word)
    else { return nil }
    if let advice = ForeignOptions.commands[word] { return "there is no command `\(word)`, nor a file of that name: \(advice)" }
    guard let meant = Spelling.nearest(to: word, among: commands) else { return nil }
    return "there is no command `\(word)`, nor a file of that name; did you mean `unretain \(meant)`?"
  }

  /// Whether a file of that name exists, including a dangling link.
  private static func isThere(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }
}
