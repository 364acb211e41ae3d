import Ownership
import Support
import Syntax
import Findings
import Catalog
import Facts

/// Runs the queries of a project's own rules on the files where they matter.
struct QueryNarrowing {
  let rules: [Rule]
  let flags: CompilationFlags
  let jobs: Int
  /// See `WorkObserver.worksOn`.
  let worksOn: @Sendable (_ path: String?) -> Void

  /// The captures of a query.
  private enum Capture: String, CaseIterable {
    case here, around
  }

  /// The problem with a query's text; `nil` if there is none.
  static func problem(in text: String) -> String? {
    do throws(QueryError) {
      let names = try Query(text).captureNames
      let known = Capture.allCases.map(\.rawValue)
      if names.contains(where: known.contains) { return nil }
      return "captures neither `@here` (the closure, reference or property itself) nor `@around` (what it lies in)"
    } catch {
      let before = Array(text.utf8.prefix(Int(error.byteOffset)))
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      let rest = String(decoding: text.utf8.dropFirst(before.count), as: UTF8.self)
      let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      return "\(error.reason)\(word.isEmpty ? "" : " `\(word)`"), in line \(line) of the query"
    }
  }

  /// The engine with the results of the queries.
  func narrow(_ engine: RuleEngine, sources: [SourceFile], observations: [Observation]) -> RuleEngine {
    let files = engine.queriedFiles(observations)
    if files.isEmpty { return engine }
    // Compiled once; threads can share a query.
    let queries = rules.compactMap { rule in
      rule.query.flatMap { try? Query($0) }.map { (name: rule.name, query: $0, files: files[rule.name] ?? []) }
    }
    let indices = Set(files.values.joined()).sorted()
    let (flags, worksOn) = (flags, worksOn)
    let found = parallelMap(count: indices.count, jobs: jobs, state: { FactReader(flags: flags) }) { reader, index in
      let file = indices[index]
      worksOn(sources[file].facts.path)
      defer { worksOn(nil) }
      guard let tree = reader.tree(of: sources[file].bytes) else { return [(name: String, places: QueryPlaces)]() }
      return queries.filter { $0.files.contains(file) }.map { ($0.name, Self.places(of: $0.query, in: tree, sources[file].bytes)) }
    }
    var places: [String: [Int: QueryPlaces]] = [:]
    for (file, results) in zip(indices, found) {
      for result in results { places[result.name, default: [:]][file] = result.places }
    }
    return engine.narrowed(to: places)
  }

  private static func places(of query: Query, in tree: Tree, _ source: [UInt8]) -> QueryPlaces {
    var places = QueryPlaces()
    for capture in query.matches(in: tree.root, of: source).flatMap(\.captures) {
      let range = ByteRange(start: capture.node.startByte, end: capture.node.endByte)
      switch Capture(rawValue: query.captureNames[capture.index]) {
      case .here: places.exact.insert(range)
      case .around: places.around.append(range)
      case nil: break
      }
    }
    return places
  }
}
