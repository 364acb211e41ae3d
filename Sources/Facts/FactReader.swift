import Syntax

/// Extracts the facts of source texts one after the other. It reuses its parser and memory between files; each thread needs its own.
public struct FactReader {
  private let parser: Parser
  private let flags: CompilationFlags
  private var lowering = Lowering()

  /// Creates a reader.
  ///
  /// - Parameter flags: The known values of `#if` conditions. Branches that they rule out are skipped.
  public init(flags: CompilationFlags = CompilationFlags()) { self.init(parser: Parser(), flags: flags) }

  init(parser: Parser, flags: CompilationFlags = CompilationFlags()) {
    self.parser = parser
    self.flags = flags
  }

  /// Parses and lowers one source text.
  ///
  /// If the grammar rejects a text, it is parsed again with unknown syntax masked; see ``SourceRepair``.
  ///
  /// - Parameters:
  ///   - source: UTF-8, at most 4 GB; a longer text has no facts.
  ///   - path: The path to put into the facts.
  public mutating func facts(of source: [UInt8], path: String) -> FileFacts {
    var earlier: ParsedText?
    return facts(of: source, path: path, after: &earlier)
  }

  /// The same facts, faster if the text is an edited version of one that was parsed.
  ///
  /// - Parameter earlier: An earlier text of the same file without errors. Replaced by this one, if it has none.
  public mutating func facts(of source: [UInt8], path: String, after earlier: inout ParsedText?) -> FileFacts {
    let text = activeText(of: source)
    guard text.count <= UInt32.max else { return FileFacts(path: path) }
    if let known = earlier, let tree = parser.parse(text, editedFrom: known.tree, of: known.text), !tree.hasErrors {
      earlier = ParsedText(text, tree)
      return lower(tree, parsed: text, source: source, path: path)
    }
    // Error recovery may depend on the earlier text.
    let tree = parser.parse(text)
    if let tree, !tree.hasErrors {
      earlier = ParsedText(text, tree)
      return lower(tree, parsed: text, source: source, path: path)
    }
    guard let repaired = SourceRepair(parser: parser, flags: flags).repair(tree, of: text) else {
      return FileFacts(unreadable: source, path: path)
    }
    var facts = lower(repaired.tree, parsed: repaired.text, source: source, path: path)
    if !repaired.hiddenErrors.isEmpty { facts.parseErrors = repaired.hiddenErrors.map(ParseErrorFact.init) }
    return facts
  }

  /// The tree from which the facts of a source text are read, for inspecting its nodes. Places in it are those of the source.
  public func tree(of source: [UInt8]) -> Tree? {
    let text = activeText(of: source)
    guard text.count <= UInt32.max else { return nil }
    let tree = parser.parse(text)
    if let tree, !tree.hasErrors { return tree }
    return SourceRepair(parser: parser, flags: flags).repair(tree, of: text)?.tree
  }

  /// The text with inactive `#if` branches blanked out.
  private func activeText(of source: [UInt8]) -> [UInt8] {
    guard !flags.isEmpty else { return source }
    var text = source
    ConditionalCompilation(source, SourceLexer.tokens(of: source)).blankInactive(flags, in: &text)
    return text
  }

  /// A corrected text may reveal further places to correct.
  private static let correctionLimit = 4

  /// Lowers a tree. If the grammar has misread something, the text is corrected and parsed again; see ``Misreadings``.
  private mutating func lower(_ tree: Tree, parsed: [UInt8], source: [UInt8], path: String) -> FileFacts {
    var facts = lowering.facts(of: tree, parsed: parsed, source: source, path: path)
    var text = parsed
    var last = tree
    for _ in 0..<Self.correctionLimit {
      let corrections = lowering.corrections(of: text)
      if corrections.isEmpty { break }
      let before = text
      for correction in corrections { text[correction.place] = correction.byte }
      guard let tree = parser.parse(text, after: last, of: before) else { break }
      last = tree
      let corrected = lowering.facts(of: tree, parsed: text, source: source, path: path)
      // In a text that is not Swift a correction may be wrong.
      if corrected.parseErrors.count > facts.parseErrors.count { break }
      facts = corrected
    }
    return facts
  }
}

extension FileFacts {
  /// Parses and lowers one source text. For many texts use `FactReader`.
  public static func read(source: [UInt8], path: String, parser: Parser) -> FileFacts {
    var reader = FactReader(parser: parser)
    return reader.facts(of: source, path: path)
  }
}

extension FileFacts {
  /// The facts of a text that could not be read: only its line starts.
  fileprivate init(unreadable source: [UInt8], path: String) {
    self.init(path: path)
    byteCount = UInt32(clamping: source.count)
    lineStarts = LineStarts.find(in: source)
    parseErrors = [ParseErrorFact(range: ByteRange(start: 0, end: byteCount), missing: nil)]
  }
}

extension ParseErrorFact {
  init(_ error: ParseError) {
    range = ByteRange(start: error.range.lowerBound, end: error.range.upperBound)
    if case .missing(let kind) = error.kind { missing = kind.name } else { missing = nil }
  }
}
