import Yams

/// Turns YAML text into nodes, and the parser's errors into problems.
package enum YAMLDocument {
  /// The root of the only document; `nil`, with a report, where there is none.
  package static func root(of file: RuleFile, log: ProblemLog) -> Node? {
    do {
      if let node = try Yams.compose(yaml: file.text) { return node }
      log.report(line: 1, column: 1, "", "the file is empty")
    } catch let error as YamlError {
      report(error, in: file, log: log)
    } catch {
      log.report(line: 1, column: 1, "", "cannot be read as YAML: \(error)")
    }
    return nil
  }

  private static func report(_ error: YamlError, in file: RuleFile, log: ProblemLog) {
    switch error {
    case .scanner(let context, let problem, let mark, _), .parser(let context, let problem, let mark, _),
      .composer(let context, let problem, let mark, _):
      let detail = context.map { " \($0.text)" } ?? ""
      log.report(line: mark.line, column: mark.column, "", "not valid YAML: \(problem)\(detail)")
    case .reader(let problem, let offset, _, _):
      let before = file.text.utf8.prefix(offset ?? 0)
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      log.report(line: line, column: 1, "", "not valid YAML: \(problem)")
    case .duplicatedKeysInMapping(let duplicates, let context):
      let keys = duplicates.map { "`\($0)`" }.joined(separator: ", ")
      log.report(
        line: context.mark.line, column: context.mark.column, "", "the mapping that starts here has \(keys) more than once")
    default:
      log.report(line: 1, column: 1, "", "cannot be read as YAML: \(error)")
    }
  }
}
