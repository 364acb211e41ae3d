import Engine
import Facts
import Catalog
import Program

/// A capture-list entry that the closure uses only while code waits that holds the captured object.
struct AwaitedCapture: Hashable, Sendable, Storable {
  var closure: FunctionReference
  var variable: VariableReference
}

/// Finds the closures that run only while other code waits for them: closures that an awaited call runs and releases before it returns
/// (`await context.perform { … }`), and closures that alone can resume the awaited continuation.
///
/// Waiting code holds `self`, its parameters and its local constants until it continues. Until then they are alive, even if the closure captures them
/// without holding them.
struct AwaitedClosures {
  private let program: Program
  private let unit: ResolvedUnit
  private let captures: CaptureTable
  private let flows: [FunctionReference: FunctionFlow]

  init(_ unit: ResolvedUnit, _ captures: CaptureTable, _ flows: [FunctionReference: FunctionFlow], _ program: Program) {
    self.program = program
    self.unit = unit
    self.captures = captures
    self.flows = flows
  }

  func find() -> Set<AwaitedCapture> {
    var result: Set<AwaitedCapture> = []
    for (waiter, body) in unit.bodies {
      let function = program.function(waiter)
      for instruction in function.instructions {
        guard case .await(let value) = instruction.operation, case .call(_, let arguments) = function[value].operation,
          case .call(let target) = body.reference(value), case .external = target.kind, let row = target.models.first
        else { continue }
        let model = program.models.functions[row]
        let labels = program.modelLabels(arguments, of: waiter, row: model)
        for (argument, label) in zip(function.arguments[arguments.indices], labels) {
          guard case .closure(let id) = function[argument.value].operation else { continue }
          let closure = FunctionReference(file: Int(waiter.file), function: id)
          if isLetGo(label, by: model) { result.formUnion(entries(of: closure, heldBy: waiter, resuming: [:])) }
          if !model.resumedBy.isEmpty { result.formUnion(entriesOfResumers(in: closure, model, heldBy: waiter)) }
        }
      }
    }
    return result
  }

  /// Whether the call itself releases the closure. If the call is awaited, it has done so before the code continues.
  private func isLetGo(_ label: ArgumentSelector, by model: FunctionModel) -> Bool {
    let effects = model.effects.filter { $0.argument == label || $0.argument == .anyClosure }
    return !effects.isEmpty && effects.allSatisfy { $0.keeper == .system && $0.lifetime == .untilEvent && $0.setOffBy.isEmpty }
  }

  // MARK: What resumes a continuation

  /// If a closure contains everything that can resume the continuation, its first run happens while the continuation is awaited.
  private func entriesOfResumers(in feed: FunctionReference, _ model: FunctionModel, heldBy waiter: FunctionReference) -> Set<AwaitedCapture> {
    guard let continuation = program.function(feed).parameters.first?.variable else { return [] }
    let uses = self.uses(of: continuation, in: feed)
    guard let first = uses.keys.first else { return [] }
    var common = Set(program.functions(around: first, below: feed))
    for function in uses.keys { common.formIntersection(program.functions(around: function, below: feed)) }
    var resumptions: [FunctionReference: Set<Int>] = [:]
    for (function, places) in uses {
      resumptions[function, default: []].formUnion(places)
      // The code that makes a resuming closure may run it at once.
      var inner = function
      for outer in program.functions(around: function, below: feed).dropFirst() {
        resumptions[outer, default: []].formUnion(
          program.function(outer).instructions.indices.filter { program.function(outer).instructions[$0].operation == .closure(inner.function) })
        inner = outer
      }
    }
    return common.reduce(into: []) { $0.formUnion(entries(of: $1, heldBy: waiter, resuming: resumptions)) }
  }

  /// The uses of a variable in functions within another one, under any capture-list name: the calls on it, or the use itself.
  private func uses(of variable: VariableID, in outer: FunctionReference) -> [FunctionReference: Set<Int>] {
    var names: Set<VariableID> = [variable]
    var result: [FunctionReference: Set<Int>] = [:]
    var pending = [outer]
    while let reference = pending.popLast() {
      let function = program.function(reference)
      let inner = program.nested(in: reference)
      var entries: Set<UInt32> = []
      for entry in inner.flatMap({ program.function($0).captureList }) {
        guard case .variable(let id) = function[entry.value].operation, names.contains(id) else { continue }
        names.insert(entry.variable)
        entries.insert(entry.value.index)
      }
      for (index, instruction) in function.instructions.enumerated() where !entries.contains(UInt32(index)) {
        guard case .variable(let id) = instruction.operation, names.contains(id) else { continue }
        result[reference, default: []].insert(callOnMember(of: index, in: function) ?? index)
      }
      pending += inner
    }
    return result
  }

  private func callOnMember(of value: Int, in function: Function) -> Int? {
    guard
      let member = function.instructions[value...].firstIndex(where: { if case .member(let base, _) = $0.operation { Int(base.index) == value } else { false } }
      )
    else { return nil }
    return function.instructions[member...].firstIndex { if case .call(let callee, _) = $0.operation { Int(callee.index) == member } else { false } }
  }

  // MARK: What is held meanwhile

  private func entries(of closure: FunctionReference, heldBy waiter: FunctionReference, resuming: [FunctionReference: Set<Int>]) -> Set<AwaitedCapture> {
    let function = program.function(closure)
    guard let parent = function.parent else { return [] }
    let outer = program.files[Int(closure.file)][parent]
    return Set(
      function.captureList.lazy.filter { entry in
        isHeld(outer[entry.value].operation, by: waiter) && !isUsed(entry.variable, in: closure, after: resuming)
      }.map { AwaitedCapture(closure: closure, variable: VariableReference(file: Int(closure.file), variable: $0.variable)) })
  }

  /// Whether waiting code holds the value of an expression: `self`, or a constant of its own or of the enclosing code.
  private func isHeld(_ value: Operation, by waiter: FunctionReference) -> Bool {
    switch value {
    case .selfReference: return true
    case .variable(let id):
      let variable = program.file(waiter)[id]
      guard variable.ownership == .strong, variable.isLet || variable.kind == .parameter else { return false }
      return program.isNested(waiter, in: FunctionReference(file: Int(waiter.file), function: variable.function))
    default: return false
    }
  }

  /// Whether a closure, or one inside it, can use an entry of its capture list after the waiting code has been resumed.
  private func isUsed(_ variable: VariableID, in closure: FunctionReference, after resumptions: [FunctionReference: Set<Int>]) -> Bool {
    guard let places = resumptions[closure], let flow = flows[closure] else { return false }
    let uses = Set(
      flow.function.instructions.indices.filter { index in
        switch flow.function.instructions[index].operation {
        case .variable(let id), .name(_, selfBinding: let id?): return id == variable
        case .closure(let inner):
          return captures.captures(of: FunctionReference(file: Int(closure.file), function: inner)).contains { $0.subject == .variable(variable) }
        default: return false
        }
      })
    return places.contains { flow.graph.canReach(uses.subtracting([$0]), from: $0) }
  }
}
