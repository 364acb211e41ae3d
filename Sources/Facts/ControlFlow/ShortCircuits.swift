/// Expressions with two possible evaluations: `&&`, `||`, `??`, `?:` and `?.`.
///
/// The facts list operands one after the other. The instructions of an operand are those between the previous operand's value and its own, so the
/// positions of the values delimit the sides.
struct ShortCircuits {
  /// An edge that skips some of the following instructions.
  struct Skip {
    var decision: ControlFlowGraph.Decision
    /// Whether it is taken if the decision holds.
    var isTakenIfHolds: Bool
    /// The instruction before which it ends.
    var target: Int32
    /// Whether it leads to the right side of a `?:`.
    var isToOtherSide: Bool
  }

  /// For each instruction, the skip after it as an index into `all`, or -1.
  private(set) var skips: [Int32]
  private(set) var all: [Skip] = []
  /// For the last instruction of the left side of `?:`, the instruction that joins both sides. The right side begins after it.
  private(set) var armEnds: [Int: Int] = [:]
  /// For each instruction, the number of earlier instructions that are no part of an expression.
  private var structure: [Int32]

  init(of function: Function, in facts: FileFacts) {
    let instructions = function.instructions
    skips = Array(repeating: -1, count: instructions.count)
    structure = [0]
    structure.reserveCapacity(instructions.count + 1)
    for instruction in instructions { structure.append(structure[structure.count - 1] + (instruction.operation.isPartOfExpression ? 0 : 1)) }
    findChains(in: instructions)
    for (index, instruction) in instructions.enumerated() {
      switch instruction.operation {
      case .choice(let range, nil):
        let values = function.arguments[range.indices].map { Int($0.value.index) }
        for value in values.dropLast() { skip(behind: value, to: index, .hasValue, isTakenIfHolds: true) }
      case .choice(let range, let condition?): sides(function.arguments[range.indices].map { Int($0.value.index) }, Int(condition.index), index)
      case .operator(let name, let range) where range.count == 2:
        let text = facts.name(name)
        guard text == "&&" || text == "||" else { continue }
        skip(behind: Int(function.arguments[Int(range.start)].value.index), to: index, .isTrue, isTakenIfHolds: text == "||")
      default: continue
      }
    }
  }

  /// Whether the range contains only the evaluation of an expression.
  private func isExpression(_ range: Range<Int>) -> Bool { structure[range.lowerBound] == structure[range.upperBound] }

  private mutating func skip(
    behind value: Int, to target: Int, _ test: ConditionTest, isTakenIfHolds: Bool, asking asked: Int? = nil, isToOtherSide: Bool = false
  ) {
    guard value + 1 < target, isExpression(value..<target), skips[value] < 0 else { return }
    skips[value] = Int32(all.count)
    all.append(
      Skip(
        decision: ControlFlowGraph.Decision(value: ValueID(asked ?? value), test: test), isTakenIfHolds: isTakenIfHolds,
        target: Int32(target), isToOtherSide: isToOtherSide))
  }

  /// `condition ? left : right`
  private mutating func sides(_ values: [Int], _ condition: Int, _ choice: Int) {
    guard values.count == 2, condition < values[0], values[0] < values[1], isExpression(condition..<choice), skips[condition] < 0 else { return }
    skip(behind: condition, to: values[0] + 1, .isTrue, isTakenIfHolds: false, isToOtherSide: true)
    armEnds[values[0]] = choice
  }

  /// `a?.b(c)?.d = e`: if `a` is `nil`, everything else is skipped.
  private mutating func findChains(in instructions: [Instruction]) {
    /// For each value, the chain that it continues, as an index into `ends`, or -1.
    var chains = [Int32](repeating: -1, count: instructions.count)
    var ends: [Int] = []
    var unwraps: [(index: Int, base: Int, chain: Int)] = []
    for (index, instruction) in instructions.enumerated() {
      let base: Int
      var isOptional = false
      switch instruction.operation {
      case .member(let id, _), .subscript(let id, _), .fullName(let id, _), .call(let id, _), .assign(let id, _, _): base = Int(id.index)
      case .unwrap(let id, let isForced):
        base = Int(id.index)
        isOptional = !isForced
      default: continue
      }
      var chain = isExpression(base..<index) ? Int(chains[base]) : -1
      if isOptional {
        if chain < 0 {
          chain = ends.count
          ends.append(index)
        }
        unwraps.append((index, base, chain))
      }
      guard chain >= 0 else { continue }
      chains[index] = Int32(chain)
      ends[chain] = index
    }
    for unwrap in unwraps { skip(behind: unwrap.index, to: ends[unwrap.chain] + 1, .hasValue, isTakenIfHolds: false, asking: unwrap.base) }
  }
}

extension Operation {
  /// False for statements and their separators.
  fileprivate var isPartOfExpression: Bool {
    switch self {
    case .beginBranches, .nextBranch, .endBranches, .beginLoop, .endLoop, .beginDefer, .endDefer, .beginScope, .endScope, .condition, .label,
      .jump, .returnValue, .throwValue, .declare, .declareFunction:
      false
    default: true
    }
  }
}
