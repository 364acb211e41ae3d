import SyntaxTree

/// Reads the facts of source texts, one after the other. It keeps its parser and its memory between files; each thread needs
/// its own.
public struct FactReader {
  private let parser: Parser
  private var lowering = Lowering()

  public init() { self.init(parser: Parser()) }

  init(parser: Parser) { self.parser = parser }

  /// Parses and lowers one source text.
  ///
  /// Where the grammar stumbles over `#if`, the text is read once more without its directives, and then with the first
  /// branches only; the reading with the least errors counts.
  ///
  /// - Parameters:
  ///   - source: UTF-8, at most 4 GB; a longer text has no facts.
  ///   - path: The path as it shall appear in the facts.
  public mutating func facts(of source: [UInt8], path: String) -> FileFacts {
    guard let tree = parser.parse(source) else { return FileFacts(path: path) }
    var best = lowering.facts(of: tree, source: source, path: path)
    for branches in [ConditionalCompilation.Branches.all, .first] where !best.parseErrors.isEmpty {
      guard let text = ConditionalCompilation.blanked(source, keeping: branches), let tree = parser.parse(text) else { break }
      let facts = lowering.facts(of: tree, source: text, path: path)
      if Self.cost(facts) < Self.cost(best) { best = facts }
    }
    return best
  }

  /// How much of a file could not be read.
  private static func cost(_ facts: FileFacts) -> Int {
    facts.parseErrors.reduce(0) { $0 + Int($1.range.end - $1.range.start) + 1 }
  }
}

extension FileFacts {
  /// Parses and lowers one source text; `FactReader` is the better choice for many.
  public static func read(source: [UInt8], path: String, parser: Parser) -> FileFacts {
    var reader = FactReader(parser: parser)
    return reader.facts(of: source, path: path)
  }
}
