import Engine
import Program
import Facts

/// A variable whose object a closure holds while it runs, although it does not capture it strongly.
struct HeldVariable: Sendable, Storable {
  var variable: VariableID
  /// The use in the loop, or the call that does not return, which holds the object.
  var use: ByteRange
}

extension UnitEvaluator {
  /// Why a closure or method reference never ends, if so.
  func endlessBody(of node: NodeID) -> EndlessBody? {
    switch heap.graph[node].kind {
    case .closure(let reference, _): endlessBodies[reference] ?? summaries[reference]?.value.endless
    default: nil
    }
  }

  /// An endless closure holds the content of its own strong variables during the loop (`guard let self` before it), and the receiver of a call that does
  /// not return (`await self?.run()`).
  mutating func holdWhileRunning(_ frame: Frame) {
    guard frame.code.reference != root, let endless = endlessBodies[frame.code.reference], endless.endsIf.isNever,
      let node = heap.graph.find(.closure(frame.code.reference, instance: 0))
    else { return }
    let isCall = endless.instructions.count == 1
    // Variables declared in a loop's body are released at the end of each iteration.
    let declared = isCall ? [] : declaredVariables(before: endless.instructions.lowerBound, frame.code.function)
    var known = Set(held[frame.code.reference, default: []].map(\.variable))
    for index in endless.instructions {
      guard let variable = heldVariable(index, frame, isCall: isCall, declared), known.insert(variable.variable).inserted,
        let targets = frame.bound[variable.variable] ?? nodes(of: variable.variable), !targets.isEmpty
      else { continue }
      held[frame.code.reference, default: []].append(variable)
      heap.capture(targets, by: node, as: reference(to: variable.variable), place: place(variable.use))
    }
  }

  /// The variable that an instruction of the endless part keeps alive, if any.
  private func heldVariable(_ index: Int, _ frame: Frame, isCall: Bool, _ declared: Set<VariableID>) -> HeldVariable? {
    let instruction = frame.code.function.instructions[index]
    if isCall {
      guard case .call(let callee, _) = instruction.operation, let base = receiver(callee, frame.code.function),
        case .variable(let id) = frame.code.function[base].operation
      else { return nil }
      return HeldVariable(variable: id, use: instruction.range)
    }
    let id: VariableID
    switch instruction.operation {
    case .variable(let read): id = read
    case .name(_, let binding?) where frame.code.body.references[index].readsSelf: id = binding
    default: return nil
    }
    let variable = program.files[file][id]
    guard variable.function == frame.code.reference.function, variable.ownership == .strong, variable.kind == .local,
      declared.contains(id)
    else { return nil }
    return HeldVariable(variable: id, use: instruction.range)
  }

  private func receiver(_ callee: ValueID, _ function: Function) -> ValueID? {
    var value = callee
    while true {
      switch function[value].operation {
      case .member(let base, _), .unwrap(let base, _), .await(let base), .fullName(let base, _): value = base
      default: return value == callee ? nil : value
      }
    }
  }

  private func declaredVariables(before index: Int, _ function: Function) -> Set<VariableID> {
    Set(function.instructions[..<index].compactMap { if case .declare(let id, _, _) = $0.operation { id } else { nil } })
  }

  /// `await Task { … }.value`: the code itself waits for what it has begun, so that it lasts as long as that does.
  func isAwaitedAtOnce(_ range: ByteRange) -> Bool {
    let instructions = frames[top].code.function.instructions
    guard let call = instructions.firstIndex(where: { if case .call = $0.operation { $0.range == range } else { false } }), call + 2 < instructions.count,
      case .member(let base, _) = instructions[call + 1].operation, Int(base.index) == call,
      case .await(let member) = instructions[call + 2].operation
    else { return false }
    return Int(member.index) == call + 1
  }
}
