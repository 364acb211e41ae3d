import Program
import Facts

/// Closures and nested functions run in their unit's heap before their arguments are known. Effects on parameters are applied to the arguments
/// afterwards.
extension UnitEvaluator {
  /// Links a closure to its result or to an argument.
  mutating func link(_ closure: NodeID, _ field: Field, to node: NodeID, _ range: ByteRange) {
    heap.graph.add(
      Edge(
        source: closure, target: node, field: field, strength: .weak, lifetime: .synchronous, assumptions: 0, place: place(range),
        isWrite: true))
  }

  /// Collects the arguments of calls in sight to this unit's closures.
  mutating func passClosureArguments() {
    for (index, edge) in heap.graph.edges.enumerated() {
      guard heap.graph.isLive(Int32(index)), case .argument(let position) = edge.field,
        case .closure(let reference, let instance) = heap.graph[edge.source].kind,
        instance == 0 ? captures.contains(reference) : isOnlyOne(reference)
      else { continue }
      let parameters = program.function(reference).parameters
      guard parameters.indices.contains(position) else { continue }
      let variable = VariableReference(file: Int(reference.file), variable: parameters[position].variable)
      if let parameter = heap.graph.find(.closureParameter(variable)) { passed.append((parameter, edge.target)) }
    }
  }

  /// Whether there is a single instance of a closure made by another function (`wrap { … }`). The parameters of several instances are not
  /// distinguished.
  private func isOnlyOne(_ function: FunctionReference) -> Bool {
    var count = 0
    for node in heap.graph.nodes { if case .closure(function, _) = node.kind { count += 1 } }
    return count == 1
  }

  /// For each parameter, its final arguments: `items.map { $0 }.forEach { … }` gives the second closure the first one's argument.
  private mutating func passedInTheEnd() -> [NodeID: [NodeID]] {
    let origins = passed.map { heap.graph.firstBase(of: $0.argument) }
    let parameters = Set(passed.map(\.parameter))
    let isChained = origins.contains(where: parameters.contains)
    var given: [NodeID: [NodeID]] = [:]
    for index in isChained ? outerCallsFirst(origins) : Array(passed.indices) {
      let (parameter, argument) = passed[index]
      let isPlain = !isChained || origins[index] == parameter
      given[parameter, default: []].unite(isPlain ? [argument] : self.given(for: argument, given[origins[index]] ?? []))
    }
    return given
  }

  /// The indices of the arguments. Each comes after the arguments of the parameter from which it was read.
  private func outerCallsFirst(_ origins: [NodeID]) -> [Int] {
    var users: [NodeID: [Int]] = [:]
    for (index, origin) in origins.enumerated() where origin != passed[index].parameter { users[origin, default: []].append(index) }
    var open: [NodeID: Int] = [:]
    for pair in passed { open[pair.parameter, default: 0] += 1 }
    var order = passed.indices.filter { open[origins[$0]] == nil || origins[$0] == passed[$0].parameter }
    var seen = Set(order)
    var next = 0
    while next < order.count {
      let parameter = passed[order[next]].parameter
      open[parameter]! -= 1
      if open[parameter] == 0 { for user in users[parameter] ?? [] where seen.insert(user).inserted { order.append(user) } }
      next += 1
    }
    // Parameters that are passed to each other.
    return order + passed.indices.filter { !seen.contains($0) }
  }

  /// The value of an argument that was read from a parameter with the arguments `nodes`.
  private mutating func given(for argument: NodeID, _ nodes: [NodeID]) -> [NodeID] {
    var loads: [NodeID] = []
    var node = argument
    while case .load(let base, _) = heap.graph[node].kind {
      loads.append(node)
      node = base
    }
    var result = nodes
    for load in loads.reversed() {
      guard case .load(let base, let field) = heap.graph[load].kind else { continue }
      let strength = heap.graph.edges(from: base).first { !$0.isWrite && $0.target == load }?.strength
      result =
        switch field {
        case .result: result.flatMap { heap.readResult(of: $0) }
        case .emitted: result.flatMap { heap.readEmitted(of: $0) }
        default: heap.readField(of: result, field, type: heap.graph[load].type, ownership: strength)
        }
    }
    return result.isEmpty ? [argument] : result
  }

  /// The copies that the code has made of values.
  private func copiesOfValues(_ values: [NodeID]) -> [NodeID: [NodeID]] {
    guard values.contains(where: { heap.isCopied(heap.graph[$0].type) }) else { return [:] }
    let wanted = Set(values)
    var result: [NodeID: [NodeID]] = [:]
    for copy in heap.origins.nodes {
      let origin = heap.origin(of: copy)
      if wanted.contains(origin) { result[origin, default: []].append(copy) }
    }
    return result
  }

  /// Holders of a parameter hold its arguments, and stores into the parameter's fields go to the arguments' fields.
  mutating func linkPassedArguments() {
    let given = passedInTheEnd()
    var seen: Set<NodeID> = []
    let pairs = passed.map(\.parameter).filter { seen.insert($0).inserted }.flatMap { parameter in (given[parameter] ?? []).map { (parameter, $0) } }
    for (parameter, argument) in pairs where parameter != argument {
      var mapped: [(parameter: NodeID, argument: NodeID)] = [(parameter, argument)]
      var next = 0
      while next < mapped.count {
        let (from, to) = mapped[next]
        next += 1
        if let result = heap.graph.find(.load(from, .result)) { for target in heap.readResult(of: to) { mapped.append((result, target)) } }
        if let value = heap.graph.find(.load(from, .emitted)) { for target in heap.readEmitted(of: to) { mapped.append((value, target)) } }
        for edge in Array(heap.graph.edges(from: from)) where !edge.isWrite {
          guard case .load(from, let field) = heap.graph[edge.target].kind, mapped.count < Heap.nodeLimit else { continue }
          let type = heap.graph[edge.target].type
          for target in heap.readField(of: [to], field, type: type, ownership: edge.strength) {
            // The content found there may be another closure's argument.
            let known = given[heap.graph.firstBase(of: target)]
            for final in known.map({ self.given(for: target, $0) }) ?? [target] { mapped.append((edge.target, final)) }
          }
        }
      }
      heap.passedParameters.formUnion(mapped.map(\.parameter))
      for (from, to) in mapped { givenParts[from, default: []].insert(to) }
      for (from, to) in mapped {
        applyInoutRelease(from, to)
        if invokedParameters.contains(from), let property = heap.propertyHolding(partOf: to) { invoked.insert(property) }
      }
      let copies = copiesOfValues(mapped.map(\.argument))
      let targets = Dictionary(mapped.map { ($0.parameter, $0.argument) }, uniquingKeysWith: { first, _ in first })
      let givenValues = Set(targets.values)
      for (from, _) in mapped {
        for var edge in Array(heap.graph.edges(from: from)) + Array(heap.graph.edges(to: from)) where edge.isWrite {
          edge.source = targets[edge.source] ?? edge.source
          edge.target = targets[edge.target] ?? edge.target
          if edge.source != edge.target { heap.graph.add(edge) }
          // Content that a closure stores in a value (`build(&steps)`) is in its copies too.
          guard edge.field.isOwnership, givenValues.contains(edge.source) else { continue }
          for copy in copies[edge.source] ?? [] where copy != edge.target {
            edge.source = copy
            heap.graph.add(edge)
          }
        }
      }
    }
  }
}
