import Program
import Facts

/// Structs, enums and collections are copied for each new holder. Stores into a field of one copy do not affect the others. Referenced objects are
/// shared.
///
/// Only a mutable variable needs its own copy. Where nothing changes, one node represents all copies.
extension UnitEvaluator {
  /// The value for a new holder: a copy where a mutable variable or property holds it.
  mutating func copiedValue(_ id: ValueID) -> [NodeID] {
    isChangeable(id) ? copied(value(id), frames[top].code.function[id].range) : value(id)
  }

  /// The value for a variable or property. What came from another property by a constant or a call (`rest = all.filter { … }`) is copied, for the new holder may
  /// change it.
  mutating func copiedValue(_ id: ValueID, for target: ValueID) -> [NodeID] {
    let nodes = copiedValue(id)
    guard isChangeable(target), !isChangeable(id), nodes.contains(where: { isContent($0) }) else { return nodes }
    let range = frames[top].code.function[id].range
    let own = value(target)
    return nodes.flatMap { isContent($0) && !own.contains($0) ? copied([$0], range) : [$0] }
  }

  /// Whether it is a copied value in a property.
  private func isContent(_ node: NodeID) -> Bool {
    if case .load(_, .property) = heap.graph[node].kind { heap.isCopied(heap.graph[node].type) } else { false }
  }

  private func isChangeable(_ id: ValueID) -> Bool {
    switch operation(id) {
    case .variable(let variable): return !program.files[file][variable].isLet
    case .name, .member:
      guard case .property(let property, _) = frames[top].code.body.reference(id) else { return false }
      return !program.property(property).isLet && !program.property(property).isComputed
    default: return false
    }
  }

  /// The exclusive content of a mutable variable. A fresh value needs no copy.
  mutating func owned(_ nodes: [NodeID], by variable: VariableID, madeBy initial: ValueID) -> [NodeID] {
    if program.files[file][variable].isLet { return nodes }
    let range = frames[top].code.function[initial].range
    return nodes.flatMap { node -> [NodeID] in
      if case .allocation(let place, _) = heap.graph[node].kind, place.file == file, place.range == range { return [node] }
      return copied([node], range)
    }
  }

  /// `self = other` in a struct or enum: the value now has the other one's content.
  mutating func replaceSelf(by nodes: [NodeID], _ range: ByteRange) {
    for object in selfNodes() where heap.isCopied(heap.graph[object].type) {
      let others = nodes.filter { $0 != object }
      let areIndependent = others.allSatisfy { !heap.wasTaken($0, from: object) }
      if areIndependent { heap.graph.empty(object) }
      for other in others {
        for var edge in Array(heap.graph.edges(from: other)) where edge.field.isOwnership {
          edge.source = object
          edge.place = edge.place ?? place(range)
          edge.isWrite = true
          heap.graph.add(edge)
        }
      }
      if areIndependent, let other = others.first, others.count == 1 { heap.origins[object] = other }
    }
  }

  /// Whether it was read from a copy that only the current code has. Changes to the copy do not affect the original.
  func isForgottenCopy(_ node: NodeID) -> Bool {
    let copy = heap.graph.firstBase(of: node)
    guard heap.origins[copy] != nil, case .allocation = heap.graph[copy].kind, heap.isCopied(heap.graph[copy].type), !returned.contains(copy),
      !thrown.contains(copy),
      !written.values.contains(where: { $0.contains(copy) }), !heap.origins.lead(to: copy)
    else { return false }
    return heap.graph.edges(to: copy).allSatisfy { !$0.isWrite || !$0.field.isOwnership }
  }

  mutating func copied(_ nodes: [NodeID], _ range: ByteRange) -> [NodeID] {
    guard nodes.contains(where: { heap.isCopied(heap.graph[$0].type) }) else { return nodes }
    var result: [NodeID] = []
    for node in nodes { result.unite([heap.isCopied(heap.graph[node].type) ? heap.copy(node, at: place(range)) : node]) }
    return result
  }
}
