import SyntaxTree

/// Reads the facts of source texts, one after the other. It keeps its parser and its memory between files; each thread needs its own.
public struct FactReader {
  private let parser = Parser()
  private var lowering = Lowering()

  public init() {}

  /// Parses and lowers one source text.
  ///
  /// - Parameters:
  ///   - source: UTF-8, at most 4 GB; a longer text has no facts.
  ///   - path: The path as it shall appear in the facts.
  public mutating func facts(of source: [UInt8], path: String) -> FileFacts {
    guard let tree = parser.parse(source) else { return FileFacts(path: path) }
    return lowering.facts(of: tree, source: source, path: path)
  }
}
