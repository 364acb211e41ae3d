import Syntax

/// Turns syntax trees into facts, one file after the other. It reuses its memory between files; each thread needs its own.
public struct Lowering {
  private var tape = SyntaxTape()
  private var state = FileLowering()

  /// Corrections of the last lowered text that make the grammar read it correctly.
  func corrections(of text: [UInt8]) -> [TextCorrection] { Misreadings.corrections(in: tape, text) }

  /// Creates a lowering.
  public init() {}

  /// Extracts the facts of one file.
  ///
  /// - Parameters:
  ///   - tree: The tree of `parsed`.
  ///   - parsed: The bytes that were parsed.
  ///   - source: The bytes of the file. They differ from `parsed` where unknown syntax was masked, and `parsed` may have a suffix that completes an
  ///     unfinished file.
  ///   - path: The path to put into the facts.
  public mutating func facts(
    of tree: Tree, parsed: UnsafeBufferPointer<UInt8>, source: UnsafeBufferPointer<UInt8>, path: String
  ) -> FileFacts {
    var facts = FileFacts(path: path)
    facts.byteCount = UInt32(clamping: source.count)
    facts.lineStarts = LineStarts.find(in: source)
    tape.read(tree, source: parsed, byteCount: facts.byteCount)
    facts.parseErrors = tape.errors.map(ParseErrorFact.init)
    facts.directives = tape.comments.compactMap { DirectiveComment(ByteRange(start: $0.lowerBound, end: $0.upperBound), parsed) }
    return tape.nodes.withUnsafeBufferPointer { nodes in
      state.lower(nodes, parsed: parsed, source: source, facts: facts)
    }
  }

  /// Extracts the facts of one file; see the other `facts`.
  public mutating func facts(of tree: Tree, parsed: [UInt8], source: [UInt8], path: String) -> FileFacts {
    parsed.withUnsafeBufferPointer { parsed in
      source.withUnsafeBufferPointer { facts(of: tree, parsed: parsed, source: $0, path: path) }
    }
  }

  /// Extracts the facts of one file without masked text.
  public mutating func facts(of tree: Tree, source: [UInt8], path: String) -> FileFacts {
    facts(of: tree, parsed: source, source: source, path: path)
  }
}

extension FileLowering {
  /// Lowers the file with the syntax `nodes`.
  mutating func lower(
    _ nodes: UnsafeBufferPointer<SyntaxTape.Entry>, parsed: UnsafeBufferPointer<UInt8>, source: UnsafeBufferPointer<UInt8>,
    facts: FileFacts
  ) -> FileFacts {
    guard !nodes.isEmpty else { return facts }
    self.nodes = nodes
    self.source = parsed
    original = source
    self.facts = facts
    reset()

    self.facts.isForDebugging = isForDebugging()
    let needsTopLevel = kind(0) == .error || children(0).contains { isTopLevelCode($0) }
    if needsTopLevel {
      let range = range(0)
      let place = ByteRange(start: range.start, end: range.start)
      let id = addFunction(.topLevel, name: nil, nameRange: place, range: range)
      openFrame(id)
    }
    if kind(0) == .error {
      brokenItem(0)
    } else {
      for child in children(0) where isNamed(child) { then(.fileItem, child) }
    }
    if needsTopLevel { then(.leaveFunction, 0) }
    reverseSteps(from: 0)
    run()

    self.facts.names = names.takeNames()
    let result = self.facts
    self.facts = FileFacts(path: "")
    self.nodes = UnsafeBufferPointer(start: nil, count: 0)
    self.source = UnsafeBufferPointer(start: nil, count: 0)
    original = self.source
    return result
  }

  private func isTopLevelCode(_ node: Int) -> Bool {
    guard isNamed(node) || kind(node) == .error else { return false }
    switch kind(node) {
    case .comment, .multilineComment, .directive, .importDeclaration, .propertyDeclaration, .functionDeclaration,
      .classDeclaration, .protocolDeclaration, .typealiasDeclaration, .operatorDeclaration, .macroDeclaration,
      .precedenceGroupDeclaration, .shebangLine, .diagnostic:
      return false
    default: return true
    }
  }

  private mutating func reset() {
    scopes.reset()
    steps.removeAll(keepingCapacity: true)
    values.removeAll(keepingCapacity: true)
    instructions.removeAll(keepingCapacity: true)
    arguments.removeAll(keepingCapacity: true)
    frames.removeAll(keepingCapacity: true)
    typeFrames.removeAll(keepingCapacity: true)
    anonymousParameters.removeAll(keepingCapacity: true)
    hoistedFunctions.removeAll(keepingCapacity: true)
    alternativeMarks.removeAll(keepingCapacity: true)
    plainTypes.removeAll(keepingCapacity: true)
    selfName = nil
    specializations.removeAll(keepingCapacity: true)
    payloads.removeAll(keepingCapacity: true)
    lastMatch = nil
    lastStatement = (Self.none, 0)
  }
}
