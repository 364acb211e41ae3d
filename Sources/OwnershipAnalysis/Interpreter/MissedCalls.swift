import ProgramModel
import SourceFacts

extension Program {
  /// Does some `return` or `throw` leave a body before any of the calls at these places has been made?
  ///
  /// What a loop's body does counts as done, and a `return` where a weak reference turns out to be empty does not count: what somebody
  /// waits with holds the object.
  func canLeave(_ reference: FunctionReference, before calls: [ByteRange]) -> Bool {
    let function = function(reference)
    /// Has the way at hand made a call? `nil` behind a `return`, where no way leads.
    var done: Bool? = false
    var open: [(before: Bool?, joined: Bool?, isForEmptyReference: Bool, isLoop: Bool)] = []
    func joined(_ left: Bool?, _ right: Bool?) -> Bool? {
      guard let left, let right else { return left ?? right }
      return left && right
    }
    for (index, instruction) in function.instructions.enumerated() {
      switch instruction.operation {
      case .call: if calls.contains(instruction.range), done != nil { done = true }
      case .beginBranches(let kind, _):
        let isForEmptyReference = (kind == .guard || kind == .if) && unwrapsWeakOnly(reference, function, before: index, instruction.range)
        open.append((done, nil, isForEmptyReference, false))
      case .beginLoop: open.append((done, nil, false, true))
      case .nextBranch:
        guard let top = open.indices.last else { continue }
        open[top].joined = joined(open[top].joined, done)
        done = open[top].before
      case .endBranches(let isExhaustive):
        guard let top = open.popLast() else { continue }
        done = joined(top.joined, done)
        if !isExhaustive { done = joined(done, top.before) }
      case .endLoop: _ = open.popLast()
      case .returnValue, .throwValue:
        let isLast = index == function.instructions.count - 1
        if done == false, !isLast, !open.contains(where: \.isForEmptyReference) { return true }
        done = nil
      default: break
      }
    }
    return false
  }

  /// Does an instruction stand in the `else` of a `guard` that asks for nothing but weakly held objects?
  func isForGone(_ index: Int, in reference: FunctionReference) -> Bool {
    let function = function(reference)
    var closed = 0
    for position in function.instructions[..<index].indices.reversed() {
      switch function.instructions[position].operation {
      case .endBranches: closed += 1
      case .beginBranches(let kind, _):
        if closed > 0 {
          closed -= 1
        } else if kind == .guard, unwrapsWeakOnly(reference, function, before: position, function.instructions[position].range) {
          return true
        }
      default: break
      }
    }
    return false
  }

  /// Is a condition about nothing but whether weakly held objects are still there?
  private func unwrapsWeakOnly(_ reference: FunctionReference, _ function: Function, before index: Int, _ statement: ByteRange) -> Bool {
    var found = false
    for instruction in function.instructions[..<index].reversed() {
      guard statement.contains(instruction.range) else { break }
      switch instruction.operation {
      case .variable(let id):
        guard file(reference)[id].ownership == .weak else { return false }
        found = true
      case .declare, .unwrap, .member, .condition: break
      default: return false
      }
    }
    return found
  }
}
