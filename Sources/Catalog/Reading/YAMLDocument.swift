import Text

/// Parses YAML into nodes, and turns parser errors into problems.
package enum YAMLDocument {
  /// The root of the only document; `nil` with a report if there is none.
  package static func root(of file: RuleFile, log: ProblemLog) -> YAMLNode? {
    do throws(Problem) {
      if let node = try YAML.root(of: file.text) { return node }
      log.report(line: 1, column: 1, "", "the file is empty")
    } catch {
      log.report(line: error.mark.line, column: error.mark.column, "", error.message)
    }
    return nil
  }
}
