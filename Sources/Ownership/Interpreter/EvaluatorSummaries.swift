import Program
import Facts

/// The arguments of a call, by the callee's parameters.
struct ParameterBindings {
  var nodes: [Int: [NodeID]] = [:]
  /// The parameters whose argument holds nothing.
  var empty: Set<Int> = []
}

/// The single place that applies a callee's summary, for all kinds of calls: functions, initialisers, accessors, subscripts, operators.
extension UnitEvaluator {
  mutating func apply(
    _ function: FunctionReference, receiver: [NodeID], _ bindings: ParameterBindings, keys: ArgumentKeys = ArgumentKeys(), range: ByteRange,
    assumptions: UInt8 = 0
  ) -> Heap.CallOutcome {
    noteCall(function)
    notePassedObjects(function, bindings)
    noteReceiver(of: function, receiver)
    guard let summary = summaries[function]?.value else { return Heap.CallOutcome() }
    recordFillings(by: summary, of: function, keys)
    noteFinishes(by: summary, bindings, keys)
    // A new object has no content to release.
    let isNew = program.function(function).kind == .initializer
    // The callee's releases refer to the content of its objects before the call.
    if !isNew { recordFieldRelease(by: summary, of: function, on: receiver, keys, range) }
    let outcome = heap.instantiate(
      summary, of: function, receiver: receiver, parameters: bindings.nodes, keys: keys, range: range, assumptions: assumptions)
    recordObserved(outcome.observed)
    recordUnregistrations(outcome.ended, range)
    lose(summary.lost, of: bindings, range)
    if let top = frames.indices.last { frames[top].thrown.unite(outcome.thrown) }
    if !isNew { recordEmptyArguments(of: summary, receiver: receiver, bindings, range) }
    return outcome
  }

  /// Records the arguments that may be objects or hold some.
  private mutating func notePassedObjects(_ function: FunctionReference, _ bindings: ParameterBindings) {
    for position in program.function(function).parameters.indices where !bindings.empty.contains(position) {
      let nodes = bindings.nodes[position] ?? []
      if nodes.isEmpty ? program.holdsNoObjects(program.parameterType(position, of: function)) : nodes.allSatisfy({ heap.graph[$0].type.isFunction }) {
        continue
      }
      if nodes.isEmpty { passedObjects[function, default: [:]][position] = [] }
      if passedObjects[function]?[position]?.isEmpty == true { continue }
      passedObjects[function, default: [:]][position, default: []].formUnion(nodes)
    }
  }

  /// Records the receivers of a class's method.
  private mutating func noteReceiver(of function: FunctionReference, _ receiver: [NodeID]) {
    guard let owner = program.owner(of: function), program[owner].isOfObjects else { return }
    if receiver.isEmpty { receiverObjects[function] = [] }
    if receiverObjects[function]?.isEmpty == true { return }
    receiverObjects[function, default: []].formUnion(receiver)
  }

  /// Records a call that any of many implementations may answer, whichever is followed. Its arguments are not matched with theirs.
  mutating func noteAlternatives(_ implementations: [FunctionReference], receiver: [NodeID]) {
    for implementation in implementations {
      noteCall(implementation)
      notePassedObjects(implementation, ParameterBindings())
      noteReceiver(of: implementation, receiver)
    }
  }

  mutating func noteCall(_ function: FunctionReference) {
    let isFirst = callees.insert(function).inserted
    fillings.call(function, isFirst: isFirst, whileEmpty: emptyProperties)
    if !frames.isEmpty, case let caller = frames[top].code.reference, caller != root { closureCallees[caller, default: []].insert(function) }
  }

  /// Records whether the static or global properties that the callee fills are known to be empty.
  private mutating func recordFillings(by summary: Summary, of function: FunctionReference, _ keys: ArgumentKeys) {
    // Few references are of globals: the conditions come second.
    for index in summary.references.indices {
      guard case .global(let property) = summary.items[Int(summary.references[index].source)].kind,
        summary.references[index].edge.field == .property(property), heap.remaining(summary.conditions[Int32(index)], keys) != nil
      else { continue }
      let slot = heap.graph.slot(heap.graph.node(.global(property), type: program.type(of: property)), .property(property))
      fillings.call(function, filling: property, isEmpty: frames.count == 1 && heap.graph.flow.vacant.contains(slot))
    }
  }

  /// A function that replaces a property by its argument releases the property where the argument is empty.
  private mutating func recordEmptyArguments(of summary: Summary, receiver: [NodeID], _ bindings: ParameterBindings, _ range: ByteRange) {
    if bindings.empty.isEmpty { return }
    for slot in summary.overwritten {
      guard case .property(let property)? = slot.field, let path = summary.pathFromSelf(to: slot.item) else { continue }
      let stored = summary.references.filter { $0.source == slot.item && $0.edge.field == .property(property) }
      let isEmpty =
        !stored.isEmpty
        && stored.allSatisfy { reference in
          if case .parameter(let position) = summary.items[Int(reference.target)].kind { bindings.empty.contains(position) } else { false }
        }
      // This code is what releases the property, through its argument. Calls with a nonempty argument say nothing about the time of the release.
      if isEmpty { recordFieldRelease(property, of: path.reduce(receiver) { content(of: $1, in: $0) }, range) }
    }
  }
}

extension Summary {
  /// The properties by which the function's own object leads to an item; `nil` where it does not.
  fileprivate func pathFromSelf(to item: Int32) -> [PropertyReference]? {
    var path: [PropertyReference] = []
    var item = item
    while true {
      switch items[Int(item)].kind {
      case .selfObject: return path.reversed()
      case .load(_, .property(let property)):
        guard let base = loadBases[item] else { return nil }
        path.append(property)
        item = base
      default: return nil
      }
    }
  }
}
