import CTreeSitter

/// A compiled pattern, or several, in tree-sitter's query language. Immutable, hence safe to share.
public final class Query: Sendable {
  nonisolated(unsafe) let handle: OpaquePointer

  /// The names of the captures, without `@`; ``QueryCapture/index`` counts in this array.
  public let captureNames: [String]

  /// How many patterns the query has.
  public let patternCount: Int

  /// Compiles the text of a query.
  ///
  /// Predicates, such as `(#eq? @a "b")`, are refused: the runtime would leave their meaning to us.
  public init(_ text: String) throws(QueryError) {
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
    captureNames = (0..<ts_query_capture_count(handle)).map { index in
      var length: UInt32 = 0
      guard let name = ts_query_capture_name_for_id(handle, index, &length) else { return "" }
      return String(cString: name)
    }
    for pattern in 0..<ts_query_pattern_count(handle) {
      var stepCount: UInt32 = 0
      _ = ts_query_predicates_for_pattern(handle, pattern, &stepCount)
      guard stepCount == 0 else {
        let start = ts_query_start_byte_for_pattern(handle, pattern)
        throw QueryError(kind: .predicate, byteOffset: start)
      }
    }
  }

  deinit {
    ts_query_delete(handle)
  }

  /// All matches inside a node, in the order of their first nodes.
  public func matches(in node: Node) -> [QueryMatch] {
    var cursor = QueryCursor(self, in: node)
    var matches: [QueryMatch] = []
    while let match = cursor.next() {
      matches.append(match)
    }
    return matches
  }
}

/// One way in which one pattern of a query matches.
public struct QueryMatch {
  /// Which pattern of the query, counted from 0.
  public let patternIndex: Int
  /// What the pattern's captures stand for, in source order.
  public let captures: [QueryCapture]
}

/// A node that a capture of a query stands for.
public struct QueryCapture {
  /// The position of the capture's name in ``Query/captureNames``.
  public let index: Int
  /// The node.
  public let node: Node
}

/// Finds the matches of a query one by one.
public struct QueryCursor: ~Copyable {
  private let handle: OpaquePointer
  private let query: Query
  private let tree: Tree

  /// Starts a search inside a node.
  public init(_ query: Query, in node: Node) {
    guard let handle = ts_query_cursor_new() else { fatalError("out of memory for a query") }
    self.handle = handle
    self.query = query
    tree = node.tree
    ts_query_cursor_exec(handle, query.handle, node.raw)
  }

  deinit {
    ts_query_cursor_delete(handle)
  }

  /// The next match; nil at the end.
  public mutating func next() -> QueryMatch? {
    var raw = TSQueryMatch()
    guard ts_query_cursor_next_match(handle, &raw) else { return nil }
    let captures = UnsafeBufferPointer(start: raw.captures, count: Int(raw.capture_count))
    return QueryMatch(
      patternIndex: Int(raw.pattern_index),
      captures: captures.map { QueryCapture(index: Int($0.index), node: Node($0.node, in: tree)) })
  }
}
