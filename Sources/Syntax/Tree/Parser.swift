import CTreeSitter

/// Turns source text into a ``Tree``. One parser can parse any number of files, one after the other;
/// each thread needs its own.
public final class Parser {
  private var handle: OpaquePointer

  /// Makes a parser of Swift.
  public init() {
    handle = Self.newHandle()
  }

  private static func newHandle() -> OpaquePointer {
    // First, for it sets the runtime's allocator.
    let language = SwiftGrammar.language
    guard let handle = ts_parser_new() else { fatalError("out of memory while making a parser") }
    guard ts_parser_set_language(handle, language) else {
      fatalError("this libtree-sitter cannot load the Swift grammar; 0.20.7 is the oldest that can")
    }
    return handle
  }

  deinit {
    ts_parser_delete(handle)
  }

  /// Parses a whole file.
  ///
  /// Text that is not Swift becomes an error node in the tree. The tree refers to the text by offset only, and does not keep it.
  ///
  /// - Parameter bytes: The text in UTF-8. A byte order mark and invalid bytes are allowed.
  /// - Returns: The tree, or nil if there is none: for more than 4 GB, which offsets cannot reach, and for broken text on which the runtime's error recovery
  ///   does not terminate or would corrupt memory; see ``ParserLimits/scansOfStretch`` and ``ParserLimits/block``.
  public func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Tree? {
    guard let length = UInt32(exactly: bytes.count) else { return nil }
    return bytes.withMemoryRebound(to: CChar.self) { characters in
      if let start = characters.baseAddress {
        run(start, length)
      } else {
        run("", 0)
      }
    }
  }

  private func run(_ text: UnsafePointer<CChar>, _ length: UInt32, old: OpaquePointer? = nil) -> Tree? {
    switch CountedParse.run(handle, text, length: length, old: old) {
    case .tree(let tree): return Tree(handle: tree)
    case .stopped: return nil
    case .broken:
      // What the parser holds cannot be freed.
      handle = Self.newHandle()
      return nil
    }
  }

  /// Parses a whole file; see the other `parse`.
  public func parse(_ bytes: [UInt8]) -> Tree? {
    bytes.withUnsafeBufferPointer { parse($0) }
  }

  /// Parses a text that differs in some places from one parsed before. Unchanged parts are not read again.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - tree: The tree of `old`; it is not modified.
  ///   - old: A text of the same length, or a shorter one that lacks the end of `bytes`.
  public func parse(_ bytes: [UInt8], after tree: Tree, of old: [UInt8]) -> Tree? {
    guard !bytes.isEmpty, bytes.count >= old.count, let length = UInt32(exactly: bytes.count), let changes = TextChanges.find(from: old, to: bytes) else {
      return parse(bytes)
    }
    return parse(bytes, length, after: tree, changes)
  }

  /// Parses a text that results from another one by replacing one piece. The surrounding text is not read again.
  ///
  /// If neither text has errors, the tree equals that of a complete parse. Otherwise error recovery may differ.
  ///
  /// - Parameters:
  ///   - bytes: The text.
  ///   - tree: The tree of `old`; it is not modified.
  ///   - old: The earlier text.
  public func parse(_ bytes: [UInt8], editedFrom tree: Tree, of old: [UInt8]) -> Tree? {
    guard !bytes.isEmpty, let length = UInt32(exactly: bytes.count) else { return parse(bytes) }
    return parse(bytes, length, after: tree, TextChanges.single(from: old, to: bytes).map { [$0] } ?? [])
  }

  private func parse(_ bytes: [UInt8], _ length: UInt32, after tree: Tree, _ changes: [TSInputEdit]) -> Tree? {
    guard let edited = ts_tree_copy(tree.handle) else { return parse(bytes) }
    defer { ts_tree_delete(edited) }
    for var change in changes { ts_tree_edit(edited, &change) }
    return bytes.withUnsafeBytes { bytes in
      bytes.withMemoryRebound(to: CChar.self) { run($0.baseAddress!, length, old: edited) }
    }
  }

  /// Parses a whole file; see the other `parse`.
  public func parse(_ text: String) -> Tree? {
    var text = text
    return text.withUTF8 { parse($0) }
  }
}
