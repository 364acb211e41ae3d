import ProgramModel
import SourceFacts

/// Closures and nested functions run in the heap of their unit before it is known what they are called with. What they do to
/// their parameters is done to the arguments afterwards.
extension UnitEvaluator {
  /// Says what a closure returns, or what it is given.
  mutating func link(_ closure: NodeID, _ field: Field, to node: NodeID, _ range: ByteRange) {
    heap.graph.add(
      Edge(
        source: closure, target: node, field: field, strength: .weak, lifetime: .synchronous, assumptions: 0, place: place(range),
        isWrite: true))
  }

  /// Finds what the calls in sight pass to the closures of this unit.
  mutating func passClosureArguments() {
    for (index, edge) in heap.graph.edges.enumerated() {
      guard heap.graph.isLive(Int32(index)), case .argument(let position) = edge.field, case .closure(let reference, instance: 0) = heap.graph[edge.source].kind,
        captures.contains(reference)
      else { continue }
      let parameters = program.function(reference).parameters
      guard parameters.indices.contains(position) else { continue }
      let variable = VariableReference(file: file, variable: parameters[position].variable)
      if let parameter = heap.graph.find(.closureParameter(variable)) { passed.append((parameter, edge.target)) }
    }
  }

  /// What keeps a parameter keeps what was passed for it, and what the parameter's fields were given, the argument's fields are.
  mutating func linkPassedArguments() {
    var seen: Set<[NodeID]> = []
    for (parameter, argument) in passed where parameter != argument && seen.insert([parameter, argument]).inserted {
      var mapped: [(parameter: NodeID, argument: NodeID)] = [(parameter, argument)]
      var next = 0
      while next < mapped.count {
        let (from, to) = mapped[next]
        next += 1
        for edge in Array(heap.graph.edges(from: from)) where !edge.isWrite {
          guard case .load(from, let field) = heap.graph[edge.target].kind, mapped.count < Heap.nodeLimit else { continue }
          let type = heap.graph[edge.target].type
          for target in heap.readField(of: [to], field, type: type, ownership: edge.strength) { mapped.append((edge.target, target)) }
        }
      }
      heap.passedParameters.formUnion(mapped.map(\.parameter))
      for (from, to) in mapped { releaseLent(from, to) }
      let targets = Dictionary(mapped.map { ($0.parameter, $0.argument) }, uniquingKeysWith: { first, _ in first })
      for (from, _) in mapped {
        for var edge in Array(heap.graph.edges(from: from)) + Array(heap.graph.edges(to: from)) where edge.isWrite {
          edge.source = targets[edge.source] ?? edge.source
          edge.target = targets[edge.target] ?? edge.target
          if edge.source != edge.target { heap.graph.add(edge) }
        }
      }
    }
  }
}
