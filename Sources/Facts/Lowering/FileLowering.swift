import Syntax

/// The state while lowering one file: the facts so far, the pending steps, and the values waiting for use.
///
/// A step inspects its node and either finishes it or pushes further steps. Operand values are passed on a stack: values above a step's `mark`
/// were left by the steps that it pushed. The extensions of this type contain the code of the steps, one file per subject.
struct FileLowering {
  /// Stack entries without a value: for a statement, and for a branch that never ends.
  static let none: Int32 = -1
  static let diverges: Int32 = -2

  /// The parsed text.
  var source = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The original text, from which names are read: parts of it may have been masked for the parser.
  var original = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  /// The tape. Like the texts, it is valid only while the file is being lowered.
  var nodes = UnsafeBufferPointer<SyntaxTape.Entry>(start: nil, count: 0)
  var facts = FileFacts(path: "")
  var names = NameTable()
  var scopes = Scopes()
  var steps: [LoweringStep] = []
  var values: [Int32] = []
  /// Instructions and arguments of the open functions, the innermost last.
  var instructions: [Instruction] = []
  var arguments: [Argument] = []
  var frames: [FunctionFrame] = []
  var typeFrames: [TypeFrame] = []
  /// The variables `$0`, `$1`, … of the open closures.
  var anonymousParameters: [VariableID] = []
  /// The variables of nested functions, by node; created when their block is entered.
  var hoistedFunctions: [Int32: VariableID] = [:]
  /// The beginning of the scope of each open `switch` entry.
  var alternativeMarks: [Int] = []
  /// The name `self`, once something binds it.
  var selfName: NameID?
  /// The base types of `.name` nodes where the grammar tore `Foo<Bar>.name` apart, by the node of the name.
  var specializations: [Int32: ValueID] = [:]
  /// The last condition on a pattern: its function, its index, and the value.
  var lastMatch: (function: FunctionID, condition: ValueID, value: ValueID)?
  /// For the first node of a pattern that matches a payload: which payload.
  var payloads: [Int32: CasePayload] = [:]
  /// The value of the last statement, for a postfix chain that conditional compilation separated from its base.
  var lastStatement: (value: Int32, depth: Int) = (none, 0)
  /// Scratch space of the type lowering.
  var typeSteps: [TypeStep] = []
  var typeValues: [TypeID] = []
  /// The shared `TypeID` of plain names, by `NameID`; -1 for none yet.
  var plainTypes: [Int32] = []

  struct FunctionFrame {
    var id: FunctionID
    var instructionStart: Int
    var argumentStart: Int
    var anonymousStart: Int
    var scopeMark: Int
    /// Whether the current function is a closure without a parameter clause, where `$0` is valid.
    var takesAnonymousParameters: Bool
  }

  struct TypeFrame {
    var id: TypeDeclarationID
    /// The number of open functions outside the type.
    var functionDepth: Int
    var outerBarrier: Int
  }

  // MARK: The machine

  mutating func run() {
    while let step = steps.popLast() {
      let base = steps.count
      perform(step)
      reverseSteps(from: base)
    }
  }

  /// Steps are pushed in execution order. The last one pushed is popped first, hence the reversal.
  mutating func reverseSteps(from base: Int) {
    var low = base
    var high = steps.count - 1
    while low < high {
      steps.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  /// Pushes a step to run after the steps pushed before it in the same turn.
  mutating func then(
    _ action: LoweringStep.Action, _ node: Int, mark: Int = 0, end: Int = 0, extra: Int = -1,
    flags: LoweringStep.Flags = []
  ) {
    steps.append(
      LoweringStep(
        action: action, flags: flags, node: Int32(truncatingIfNeeded: node), end: Int32(truncatingIfNeeded: end),
        mark: Int32(truncatingIfNeeded: mark), extra: Int32(truncatingIfNeeded: extra)))
  }

  // MARK: Values

  mutating func pushValue(_ value: ValueID) { values.append(Int32(truncatingIfNeeded: value.index)) }

  /// Adds an instruction to the innermost function.
  @discardableResult
  mutating func emit(_ operation: Operation, _ range: ByteRange) -> ValueID {
    let start = frames.last?.instructionStart ?? 0
    instructions.append(Instruction(operation, range: range))
    if case .condition(let value?, .matches, _) = operation, let frame = frames.last {
      lastMatch = (frame.id, ValueID(instructions.count - 1 - start), value)
    }
    return ValueID(instructions.count - 1 - start)
  }

  @discardableResult
  mutating func emit(_ operation: Operation, _ node: Int) -> ValueID { emit(operation, range(node)) }

  mutating func emitValue(_ operation: Operation, _ node: Int) { pushValue(emit(operation, node)) }

  /// The value at a position of the value stack; the empty tuple where the source has none.
  mutating func value(at index: Int, _ node: Int) -> ValueID {
    if index >= 0, index < values.count, values[index] >= 0 { return ValueID(Int(values[index])) }
    return emit(.tuple(ArgumentRange(start: 0, count: 0)), node)
  }

  /// The value at a position of the value stack, if any.
  func valueIfAny(at index: Int) -> ValueID? {
    index >= 0 && index < values.count && values[index] >= 0 ? ValueID(Int(values[index])) : nil
  }

  mutating func dropValues(to mark: Int) {
    if values.count > mark { values.removeLast(values.count - mark) }
  }

  /// Turns the values above `mark` into unlabelled arguments and pops them.
  mutating func takeArguments(from mark: Int, _ node: Int) -> ArgumentRange {
    let start = arguments.count
    var index = mark
    while index < values.count {
      let value = value(at: index, node)
      arguments.append(Argument(label: nil, value: value))
      index += 1
    }
    dropValues(to: mark)
    return argumentRange(from: start)
  }

  /// The arguments added after the first `start`.
  func argumentRange(from start: Int) -> ArgumentRange {
    let frameStart = frames.last?.argumentStart ?? 0
    return ArgumentRange(start: start - frameStart, count: arguments.count - start)
  }

  // MARK: Nodes

  func kind(_ node: Int) -> NodeKind { nodes[node].kind }
  func end(_ node: Int) -> Int { Int(nodes[node].next) }
  func range(_ node: Int) -> ByteRange { ByteRange(start: nodes[node].start, end: nodes[node].end) }
  func children(_ node: Int) -> Siblings { Siblings(nodes: nodes, index: node + 1, end: end(node)) }
  func isNamed(_ node: Int) -> Bool { nodes[node].token == 0 && !nodes[node].isMissing }

  /// Whether the node is the anonymous token of this one character.
  func isToken(_ node: Int, _ character: Unicode.Scalar) -> Bool {
    let entry = nodes[node]
    return entry.token == UInt8(ascii: character) && entry.end == entry.start + 1
  }

  func isToken(_ node: Int, _ text: StaticString) -> Bool { nodes[node].token != 0 && hasText(node, text) }

  func child(_ node: Int, _ wanted: NodeKind) -> Int? {
    for child in children(node) where kind(child) == wanted { return child }
    return nil
  }

  // MARK: Text

  func text(_ node: Int) -> UnsafeBufferPointer<UInt8> { text(range(node)) }

  func text(_ range: ByteRange) -> UnsafeBufferPointer<UInt8> { part(range, of: source) }

  /// The original text of a node.
  func originalText(_ node: Int) -> UnsafeBufferPointer<UInt8> { part(range(node), of: original) }

  private func part(_ range: ByteRange, of text: UnsafeBufferPointer<UInt8>) -> UnsafeBufferPointer<UInt8> {
    let start = min(Int(range.start), text.count)
    let end = min(max(Int(range.end), start), text.count)
    return UnsafeBufferPointer(rebasing: text[start..<end])
  }

  func hasText(_ node: Int, _ text: StaticString) -> Bool { equals(self.text(node), text) }

  func equals(_ bytes: UnsafeBufferPointer<UInt8>, _ text: StaticString) -> Bool {
    guard bytes.count == text.utf8CodeUnitCount else { return false }
    for index in 0..<bytes.count where bytes[index] != text.utf8Start[index] { return false }
    return true
  }

  /// The text of an identifier without backticks.
  func identifierText(_ node: Int) -> UnsafeBufferPointer<UInt8> {
    let text = originalText(node)
    guard text.count > 2, text[0] == UInt8(ascii: "`"), text[text.count - 1] == UInt8(ascii: "`") else { return text }
    return UnsafeBufferPointer(rebasing: text[1..<(text.count - 1)])
  }

  mutating func name(_ node: Int) -> NameID { names.intern(identifierText(node)) }
}
