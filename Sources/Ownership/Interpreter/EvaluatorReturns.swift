import Program
import Facts

extension UnitEvaluator {
  /// A framework may retain the objects that it requests from an object: a table retains its cells.
  mutating func retainReturned() {
    guard program.function(root).kind == .function, !returned.isEmpty, program.canBeCalledByFramework(root) else { return }
    for row in program.modelRows(about: root) {
      let model = program.models.functions[row]
      guard let keeper = model.resultKeeper, let position = model.labels?.firstIndex(of: keeper),
        program.function(root).parameters.indices.contains(position)
      else { continue }
      let holder = heap.graph.node(.parameter(position), type: unit.variableType(program.function(root).parameters[position].variable))
      for node in returned where node != holder {
        heap.retain(
          node, by: holder, field: .model(row), assumptions: model.confidence == .checked ? 0 : 1, place: place(program.function(root).nameRange),
          isUnchecked: model.confidence != .checked)
      }
      return
    }
  }
}

extension UnitEvaluator {
  /// - Parameter value: The returned expression, where there is one.
  mutating func recordReturn(_ nodes: [NodeID], of value: ValueID? = nil) {
    let reference = frames[top].code.reference
    if reference == root {
      returned.unite(nodes)
      if nodes.isEmpty, let value, !isLiteral(value) { returnsUntracked = true }
    } else {
      let closure = closureNode(reference)
      for node in nodes { link(closure, .result, to: node, frames[top].code.function.range) }
    }
  }

  /// Whether the function has no result, so that the value of a single-expression body is dropped.
  ///
  /// - Parameter type: The type of its result.
  func isDropped(_ type: Type) -> Bool {
    let function = frames[top].code.function
    return function.kind == .function && (function.result == nil || type == .tuple([]))
  }

  private func isLiteral(_ value: ValueID) -> Bool { if case .literal = operation(value) { true } else { false } }

  /// Whether the value of a single-expression body is only a part of a result builder's result.
  func isPart(_ value: ValueID, _ instruction: Instruction) -> Bool {
    unit.built[frames[top].code.reference] != nil && frames[top].code.function.instructions[Int(value.index)].range == instruction.range
  }

  /// A result builder makes the result from the statement values that nothing else uses. Explicitly returned values are not built.
  mutating func returnBuiltParts(_ builder: NominalID) {
    let function = frames[top].code.function
    var used = frames[top].usedValues(in: program.files[file])
    for instruction in function.instructions {
      guard case .returnValue(let value) = instruction.operation else { continue }
      guard let value, isPart(value, instruction) else { return }
      used.remove(value.index)
    }
    var parts: [NodeID] = []
    for index in frames[top].values.indices where !used.contains(UInt32(index)) { parts.unite(frames[top].values[index]) }
    recordReturn(built(of: parts, by: builder, function.range))
  }

  /// Records the values of the statements of a closure with several statements and no result. A retained result can only be that of a result builder
  /// outside the program, which is made of these values.
  mutating func noteParts() {
    guard frames[top].code.function.kind == .closure, frames[top].code.reference != root, !frames[top].code.function.returnsValue else { return }
    let used = frames[top].usedValues(in: program.files[file])
    let values = frames[top].values
    var parts: [NodeID] = []
    for index in values.indices where !used.contains(UInt32(index)) { parts.unite(values[index]) }
    if !parts.isEmpty { self.parts[frames[top].code.reference] = parts }
  }

  /// The results of closures that someone keeps.
  mutating func keptResults(of closures: [NodeID], _ range: ByteRange) -> [NodeID] {
    var result: [NodeID] = []
    for node in closures {
      if let site = ClosureSite(heap.graph[node].kind), case .function(let closure) = site, heap.graph.targets(of: node, .result).isEmpty {
        for part in parts[closure] ?? [] where part != node { link(node, .result, to: part, range) }
      }
      result.unite(heap.graph.targets(of: node, .result))
    }
    return result
  }

  /// The result of a result builder's functions for a sequence of statement values.
  private mutating func built(of parts: [NodeID], by builder: NominalID, _ range: ByteRange) -> [NodeID] {
    var nodes = parts
    for functions in program.steps(ofBuilder: builder) {
      var results: [NodeID] = []
      for function in functions where summaries[function] != nil && !nodes.isEmpty {
        var bindings = ParameterBindings()
        for (index, parameter) in program.function(function).parameters.enumerated() {
          bindings.nodes[index] = parameter.isVariadic ? [collected(nodes, for: index, of: function, range)] : nodes
        }
        results.unite(apply(function, receiver: [], bindings, range: range, assumptions: functions.count > 1 ? 1 : 0).returned)
      }
      if !results.isEmpty { nodes = results }
    }
    return nodes
  }

  /// The array behind a variadic parameter.
  ///
  /// - Parameter range: The range of the call.
  mutating func collected(_ nodes: [NodeID], for parameter: Int, of function: FunctionReference, _ range: ByteRange) -> NodeID {
    // Even, like the numbers of copies: the arguments are copied into it.
    let array = heap.graph.node(.allocation(place(range), instance: nodes[0].index &* 2), type: program.parameterType(parameter, of: function))
    for node in nodes { heap.retain(node, by: array, field: .element, place: place(range)) }
    return array
  }
}

extension Function {
  /// Whether some path returns a value.
  fileprivate var returnsValue: Bool {
    instructions.contains { if case .returnValue(.some) = $0.operation { true } else { false } }
  }
}
