import CTreeSitter

/// A compiled pattern, or several, in tree-sitter's query language. Immutable, hence safe to share.
public final class Query: Sendable {
  nonisolated(unsafe) let handle: OpaquePointer

  /// The names of the captures, without `@`, indexed by ``QueryCapture/index``.
  public let captureNames: [String]

  /// The number of patterns.
  public let patternCount: Int

  /// The predicates on captures, by pattern.
  let predicates: [[QueryPredicate]]

  /// Compiles a query.
  ///
  /// Supports the predicates `#eq?`, `#any-of?` and `#match?`, also with the prefix `not-`.
  public init(_ text: String) throws(QueryError) {
    if let place = QueryRepetition.first(in: Array(text.utf8)) { throw QueryError(kind: .repetition, byteOffset: UInt32(place)) }
    var text = text
    var offset: UInt32 = 0
    var error = TSQueryErrorNone
    let handle = text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { characters in
        ts_query_new(
          SwiftGrammar.language, characters.baseAddress, UInt32(characters.count), &offset, &error)
      }
    }
    guard let handle else { throw QueryError(error, byteOffset: offset) }
    self.handle = handle
    patternCount = Int(ts_query_pattern_count(handle))
    do throws(QueryError) {
      predicates = try QueryPredicate.read(handle)
    } catch {
      // An incompletely initialised object is not deinitialised.
      ts_query_delete(handle)
      throw error
    }
    captureNames = (0..<ts_query_capture_count(handle)).map { index in
      var length: UInt32 = 0
      guard let name = ts_query_capture_name_for_id(handle, index, &length) else { return "" }
      return String(cString: name)
    }
  }

  deinit {
    ts_query_delete(handle)
  }

  /// All matches inside a node, in the order of their first nodes.
  ///
  /// - Parameter source: The text of the node's tree in UTF-8, used by predicates.
  public func matches(in node: Node, of source: [UInt8]) -> [QueryMatch] {
    var cursor = QueryCursor(self, in: node, of: source)
    var matches: [QueryMatch] = []
    while let match = cursor.next() {
      matches.append(match)
    }
    return matches
  }
}

/// One match of a pattern.
public struct QueryMatch {
  /// The 0-based index of the pattern in the query.
  public let patternIndex: Int
  /// The captures of the match, in source order.
  public let captures: [QueryCapture]
}

/// A captured node.
public struct QueryCapture {
  /// The index of the capture's name in ``Query/captureNames``.
  public let index: Int
  /// The node.
  public let node: Node
}

/// Finds the matches of a query one by one.
public struct QueryCursor: ~Copyable {
  private let handle: OpaquePointer
  private let query: Query
  private let tree: Tree
  private let source: [UInt8]
  private let tests: [[QueryPredicate.Prepared]]

  /// Starts a search inside a node.
  ///
  /// - Parameter source: The text of the node's tree in UTF-8, used by predicates.
  public init(_ query: Query, in node: Node, of source: [UInt8]) {
    guard let handle = ts_query_cursor_new() else { fatalError("out of memory for a query") }
    self.handle = handle
    self.query = query
    tree = node.tree
    self.source = source
    tests = query.predicates.map { $0.map { QueryPredicate.Prepared($0) } }
    ts_query_cursor_exec(handle, query.handle, node.raw)
  }

  deinit {
    ts_query_cursor_delete(handle)
  }

  /// The next match; nil at the end.
  public mutating func next() -> QueryMatch? {
    var raw = TSQueryMatch()
    while ts_query_cursor_next_match(handle, &raw) {
      let captures = UnsafeBufferPointer(start: raw.captures, count: Int(raw.capture_count))
      let match = QueryMatch(
        patternIndex: Int(raw.pattern_index),
        captures: captures.map { QueryCapture(index: Int($0.index), node: Node($0.node, in: tree)) })
      if tests[match.patternIndex].allSatisfy({ $0.holds(for: match.captures, in: source) }) { return match }
    }
    return nil
  }
}
