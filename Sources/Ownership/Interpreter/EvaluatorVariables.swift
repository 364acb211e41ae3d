import Program
import Facts
import Catalog

/// Local variables. What a function binds or assigns is a part of its own state; what closures see of it they look up there.
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
    if let top = frames.indices.last, endlessBodies[frames[top].reference] != nil { frames[top].bound[id, default: []].unite(nodes) }
    guard isAssignedElsewhere(id) else { return setNodes(nodes, of: id) }
    var known = self.nodes(of: id) ?? []
    known.unite(nodes)
    setNodes(known, of: id)
  }

  mutating func assign(_ id: VariableID, _ nodes: [NodeID], isEmpty: Bool, place: SourcePlace) {
    recordWritten(id, nodes, place)
    if isEmpty, boxed.contains(id), clearedVariables[id] == nil, frames.count > 1 { clearedVariables[id] = place }
    if boxed.contains(id) { heap.graph.overwrite(boxNode(id), .content) }
    bind(id, to: nodes, place: place)
  }

  /// Does another function than the one that declares the variable assign to it? Then nobody knows when.
  private func isAssignedElsewhere(_ id: VariableID) -> Bool { boxed.contains(id) && sharedVariables.contains(id) }

  private mutating func recordWritten(_ id: VariableID, _ nodes: [NodeID], _ place: SourcePlace) {
    let variable = program.files[file][id]
    guard variable.kind == .parameter else { return }
    guard variable.function == root.function else {
      // A closure's parameter that is assigned to is lent to the closure: what it is given is in it when the closure has run.
      guard let lent = heap.graph.find(.closureParameter(VariableReference(file: file, variable: id))) else { return }
      for node in nodes where node != lent { heap.keep(node, by: lent, field: .element, place: place) }
      return
    }
    guard let position = program.function(root).parameters.firstIndex(where: { $0.variable == id && $0.isInout }) else { return }
    written[position, default: []].unite(nodes)
  }

  mutating func boxNode(_ id: VariableID) -> NodeID { heap.graph.node(.box(VariableReference(file: file, variable: id), instance: 0), type: .unknown) }

  /// What a variable may hold at the place at hand; `nil` where nothing is known to have been bound to it.
  func nodes(of id: VariableID) -> [NodeID]? {
    guard let top = frames.indices.last else { return variables[id] }
    if let nodes = frames[top].variables[id] { return nodes }
    if top > 0 {
      // Closures around this one may have assigned to what they capture.
      for index in assigningFrames.reversed() where index < top { if let nodes = frames[index].variables[id] { return nodes } }
      if let index = frameIndices[program.files[file][id].function], index < top, let nodes = frames[index].variables[id] { return nodes }
    }
    return variables[id]
  }

  /// What a variable holds from here on, on the way at hand.
  mutating func setNodes(_ nodes: [NodeID], of id: VariableID) {
    guard let top = frames.indices.last else {
      variables[id] = nodes
      return
    }
    if frames[top].reference.function != program.files[file][id].function, assigningFrames.last != top { assigningFrames.append(top) }
    frames[top].variables[id] = nodes
  }

  /// The variables of a frame that has come to its end: its own are settled, others may have been assigned to, or not yet.
  mutating func settleVariables(of frame: Frame, _ exit: StateTable<VariableID, [NodeID]>) {
    if assigningFrames.last == frames.count { assigningFrames.removeLast() }
    for (id, nodes) in exit.sorted {
      if frames.isEmpty || program.files[file][id].function == frame.reference.function {
        variables[id, default: []].unite(nodes)
      } else {
        var joined = self.nodes(of: id) ?? []
        joined.unite(nodes)
        setNodes(joined, of: id)
      }
    }
  }
}
