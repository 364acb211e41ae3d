import Program
import Facts
import Catalog

/// The joined effects of all methods of a type. They show cycles that no single method contains.
extension CandidateSearch {
  /// The maximum number of times that methods are applied to each other's results.
  static let joinLimit = 8

  /// The joined effects of all methods of a type, its extensions and superclasses on the objects reachable from `self`, and whether something was left
  /// out.
  func joinedGraph(of type: NominalID, _ members: [FunctionReference]) -> (graph: Graph, isCut: Bool) {
    let (heap, hasSettled) = joinedHeap(of: type, members)
    return (heap.graph.indexed, !hasSettled || heap.collapsedCalls > 0)
  }

  private func joinedHeap(of type: NominalID, _ members: [FunctionReference]) -> (heap: Heap, hasSettled: Bool) {
    var heap = Heap(program: program)
    let object = heap.graph.node(.selfObject, type: program.selfType(of: type))
    var methods: [Method] = []
    for reference in members { if let summary = summaries[reference] { methods.append(Method(reference: reference, summary: summary.value)) } }
    for index in methods.indices { apply(&methods[index], to: object, in: &heap) }
    // One method may read what another one has stored.
    methods.removeAll { $0.summary.loadBases.isEmpty }
    for _ in 1..<Self.joinLimit {
      let (nodes, edges) = (heap.graph.nodes.count, heap.graph.edges.count)
      for index in methods.indices { apply(&methods[index], to: object, in: &heap) }
      if heap.graph.nodes.count == nodes, heap.graph.edges.count == edges { return (heap, true) }
    }
    return (heap, false)
  }

  /// A method, and the nodes it made when it was applied.
  private struct Method {
    let reference: FunctionReference
    let summary: Summary
    var made: Range<Int>?
  }

  private func apply(_ method: inout Method, to object: NodeID, in heap: inout Heap) {
    var parameters: [Int: [NodeID]] = [:]
    for (position, parameter) in program.function(method.reference).parameters.enumerated() {
      let variable = VariableReference(file: Int(method.reference.file), variable: parameter.variable)
      parameters[position] = [heap.graph.node(.closureParameter(variable), type: program.parameterType(position, of: method.reference))]
    }
    let first = heap.graph.nodes.count
    _ = heap.instantiate(
      method.summary, of: method.reference, receiver: [object], parameters: parameters, keys: nil, range: ByteRange(start: 0, end: 0), assumptions: 0,
      repeating: method.made)
    if method.made == nil { method.made = first..<heap.graph.nodes.count }
  }

  /// The code of a type and its ancestors that runs while its objects live.
  func members(of type: NominalID) -> [FunctionReference] {
    program[type].ancestors.filter { program[$0].kind != .protocol }.flatMap { ownMembers(of: $0).filter { !program.isStatic($0) } }
  }

  /// The code of a type that runs while its objects live, in any extension. Initialisation comes first, because it fills what the rest reads.
  private func ownMembers(of type: NominalID) -> [FunctionReference] {
    let functions = program[type].declarations.flatMap { declaration in
      let file = Int(declaration.file)
      return program.files[file].functions.indices.filter { index in
        let function = program.files[file].functions[index]
        return function.owner == declaration.declaration && function.parent == nil && function.kind != .deinitializer
      }.map { FunctionReference(file: file, function: FunctionID($0)) }
    }
    let ordered = program.inCanonicalOrder(functions)
    func isBeginning(_ reference: FunctionReference) -> Bool { [.initialValue, .initializer].contains(program.function(reference).kind) }
    return ordered.filter(isBeginning) + ordered.filter { !isBeginning($0) }
  }

  /// The joined effects of all methods, with the declared properties that no method in sight touches.
  func graphWithDeclaredProperties(of type: NominalID) -> Graph {
    var heap = joinedHeap(of: type, members(of: type)).heap
    guard let object = heap.graph.find(.selfObject) else { return heap.graph }
    for ancestor in program[type].ancestors where program[ancestor].kind != .protocol {
      for property in program.storedProperties(of: ancestor) {
        let type = program.type(of: property)
        let held = heap.readField(
          of: [object], .property(property), type: type, ownership: CaptureStrength(program.ownership(of: property)))
        let element = type.unwrapped.element
        let isFilledInSight = held.contains { node in heap.graph.edges(from: node).contains { $0.field.isOwnership } }
        if !isFilledInSight, !element.isUnknown, program.semantics(of: element) != .value { _ = heap.readElements(of: held, type: element) }
      }
    }
    return heap.graph
  }
}
