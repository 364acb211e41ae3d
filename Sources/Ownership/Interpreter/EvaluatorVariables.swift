import Program
import Facts
import Catalog

/// Local variables. A function's bindings and assignments belong to its own state; closures look them up there.
extension UnitEvaluator {
  mutating func bind(_ id: VariableID, to nodes: [NodeID], place: SourcePlace) {
    if boxed.contains(id) {
      let variable = program.files[file][id]
      let box = boxNode(id)
      for node in nodes {
        heap.graph.add(
          Edge(
            source: box, target: node, field: .content, strength: CaptureStrength(variable.ownership), lifetime: .whileKept,
            assumptions: 0, place: place, isWrite: true))
      }
    }
    if let top = frames.indices.last, endlessBodies[frames[top].code.reference] != nil { frames[top].bound[id, default: []].unite(nodes) }
    guard isAssignedElsewhere(id) else { return setNodes(nodes, of: id) }
    var known = self.nodes(of: id) ?? []
    known.unite(nodes)
    setNodes(known, of: id)
  }

  mutating func assign(_ id: VariableID, _ nodes: [NodeID], isEmpty: Bool, place: SourcePlace) {
    recordWritten(id, nodes, place)
    if isEmpty { recordReleased(id, at: place) }
    if boxed.contains(id) { heap.graph.overwrite(boxNode(id), .content) }
    bind(id, to: nodes, place: place)
  }

  /// Records that a closure empties a variable that it captures.
  mutating func recordReleased(_ id: VariableID, at place: SourcePlace) {
    if boxed.contains(id), releasedVariables[id] == nil, frames.count > 1 { releasedVariables[id] = place }
  }

  /// Whether a function other than the declaring one assigns to the variable. The time of that assignment is unknown.
  private func isAssignedElsewhere(_ id: VariableID) -> Bool { boxed.contains(id) && sharedVariables.contains(id) }

  private mutating func recordWritten(_ id: VariableID, _ nodes: [NodeID], _ place: SourcePlace) {
    let variable = program.files[file][id]
    guard variable.kind == .parameter else { return }
    guard variable.function == root.function else {
      // An assigned closure parameter is `inout`: the argument has the new content when the closure has run.
      guard let lent = heap.graph.find(.closureParameter(reference(to: id))) else { return }
      for node in nodes where node != lent { heap.retain(node, by: lent, field: .element, place: place) }
      return
    }
    guard let position = program.function(root).parameters.firstIndex(where: { $0.variable == id && $0.isInout }) else { return }
    written[position, default: []].unite(nodes)
  }

  mutating func boxNode(_ id: VariableID) -> NodeID { heap.graph.node(.box(reference(to: id), instance: 0), type: .unknown) }

  /// A variable of the unit, with its file.
  func reference(to variable: VariableID) -> VariableReference { VariableReference(file: file, variable: variable) }

  /// The possible contents of a variable at the current point; `nil` where no binding is known.
  func nodes(of id: VariableID) -> [NodeID]? {
    guard let top = frames.indices.last else { return variables[id] }
    if let nodes = frames[top].variables[id] { return nodes }
    if top > 0 {
      // Enclosing closures may have assigned to their captures.
      for index in assigningFrames.reversed() where index < top { if let nodes = frames[index].variables[id] { return nodes } }
      if let index = frameIndices[program.files[file][id].function], index < top, let nodes = frames[index].variables[id] { return nodes }
    }
    return variables[id]
  }

  /// The content of a variable from here on, on the current path.
  mutating func setNodes(_ nodes: [NodeID], of id: VariableID) {
    guard let top = frames.indices.last else {
      variables[id] = nodes
      return
    }
    if frames[top].code.reference.function != program.files[file][id].function, assigningFrames.last != top { assigningFrames.append(top) }
    frames[top].variables[id] = nodes
  }

  /// Handles the variables of a finished frame: its own are final; others may have been assigned or not.
  mutating func settleVariables(of function: FunctionID, _ exit: StateTable<VariableID, [NodeID]>) {
    if assigningFrames.last == frames.count { assigningFrames.removeLast() }
    for (id, nodes) in exit.sorted {
      if frames.isEmpty || program.files[file][id].function == function {
        variables[id, default: []].unite(nodes)
      } else {
        var joined = self.nodes(of: id) ?? []
        joined.unite(nodes)
        setNodes(joined, of: id)
      }
    }
  }
}
