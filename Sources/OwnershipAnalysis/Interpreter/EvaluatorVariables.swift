import ProgramModel
import SourceFacts

/// Local variables. What a function binds or assigns is a part of its own state; what closures see of it they look up there.
extension UnitEvaluator {
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
