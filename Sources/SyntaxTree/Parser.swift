import CTreeSitter

/// Turns source text into a ``Tree``. One parser can parse any number of files, one after the other;
/// each thread needs its own.
public final class Parser {
  private let handle: OpaquePointer

  /// Makes a parser of Swift.
  public init() {
    guard let handle = ts_parser_new() else { fatalError("out of memory while making a parser") }
    self.handle = handle
    guard ts_parser_set_language(handle, SwiftGrammar.language) else {
      fatalError("this libtree-sitter cannot load the Swift grammar; 0.20.7 is the oldest that can")
    }
  }

  deinit {
    ts_parser_delete(handle)
  }

  /// Parses a whole file.
  ///
  /// Every text has a tree: what is not Swift becomes an error node in it. The tree refers to the
  /// text by offset only, and does not keep it.
  ///
  /// - Parameter bytes: The text in UTF-8. A byte order mark and invalid bytes are allowed.
  /// - Returns: The tree, or nil for more than 4 GB, which offsets cannot reach.
  public func parse(_ bytes: UnsafeBufferPointer<UInt8>) -> Tree? {
    guard let length = UInt32(exactly: bytes.count) else { return nil }
    let tree = bytes.withMemoryRebound(to: CChar.self) { characters in
      if let start = characters.baseAddress {
        ts_parser_parse_string(handle, nil, start, length)
      } else {
        ts_parser_parse_string(handle, nil, "", 0)
      }
    }
    return tree.map(Tree.init(handle:))
  }

  /// Parses a whole file; see the other `parse`.
  public func parse(_ bytes: [UInt8]) -> Tree? {
    bytes.withUnsafeBufferPointer { parse($0) }
  }

  /// Parses a whole file; see the other `parse`.
  public func parse(_ text: String) -> Tree? {
    var text = text
    return text.withUTF8 { parse($0) }
  }
}
