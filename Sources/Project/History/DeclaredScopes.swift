import Facts
import Syntax

extension RevisionFiles {
  /// Whether the code of a finding is still there: a text of its file declares its type and its function.
  func declare(_ finding: KnownFinding, flags: CompilationFlags) throws(Repository.Problem) -> Bool {
    let scope = finding.identity.prefix(2).filter { !$0.isEmpty }
    var reader = FactReader(flags: flags)
    for text in try texts(ofShown: finding.path) where Set(scope).isSubset(of: reader.facts(of: text, path: finding.path).declaredNames) { return true }
    return false
  }
}

extension FileFacts {
  /// The names of all types, functions and properties.
  fileprivate var declaredNames: Set<String> {
    Set(types.map { name($0.name) }).union(functions.compactMap { $0.name.map(name) }).union(properties.map { name($0.name) })
  }
}
