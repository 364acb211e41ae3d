import Catalog
import Facts
import Program

/// Stores into properties outside the program.
extension UnitEvaluator {
  /// Assigns to a property outside the program.
  mutating func storeOutside(_ nodes: [NodeID], name: Name, owner: Type, base: [NodeID], isCompound: Bool, range: ByteRange) {
    let text = program.text(name)
    if let row = program.modelRow(assigning: text, of: owner) {
      let model = program.models.functions[row]
      let assumptions: UInt8 = model.confidence == .checked ? 0 : 1
      if !isCompound, model.effects.contains(where: { $0.keeper == .receiver }) { replace(.model(row), of: base) }
      for effect in model.effects {
        guard case .happens = occurrence(of: effect, of: model, on: base, [], []) else { continue }
        let keepers = effect.keeper == .receiver ? base : effect.keeper == .none ? [] : [heap.graph.node(.system, type: .unknown)]
        for node in nodes {
          for keeper in keepers {
            expectEvent(effect, row, node, by: keeper, isHeldUp: isHeldUp(effect, keeper), assumptions: assumptions, place: place(range))
            heap.retain(
              node, by: keeper, field: .model(row), strength: effect.isWeak ? .weak : .strong, lifetime: effect.lifetime,
              assumptions: assumptions, place: place(range), isUnchecked: model.confidence != .checked)
          }
          record(.modelled(row), of: node, range)
        }
      }
      return
    }
    let property = program.modelProperty(name, of: owner)
    if !isCompound { replace(.externalProperty(name), of: base) }
    for node in nodes {
      // Nothing holds a closure weakly.
      let suggested = isClosure(node) ? nil : program.unknownPattern(property: text)?.strength
      let strength = property?.strength ?? suggested ?? .strong
      for holder in base {
        heap.retain(
          node, by: holder, field: .externalProperty(name), strength: strength,
          // The strength of an unmodelled reference is a guess. Closures are nearly always held, and so are objects without another holder.
          assumptions: property != nil || isClosure(node) && isUnknownMember(holder) ? 0 : isClosure(node) || isHeldByNobodyElse(node, than: holder) ? 1 : 2,
          place: place(range))
      }
      if base.isEmpty, isClosure(node) {
        heap.retain(node, by: heap.graph.node(.unknownCallee, type: .unknown), field: .unknown, lifetime: .unknown, assumptions: 1, place: place(range))
      }
      let isKnown = property != nil || !isClosure(node)
      let outside = UnmodelledCallee(kind: .assignment, receiver: owner, name: name, isMember: true, labels: [])
      record(isKnown ? .assignedOutside(name) : .unknownCallee(outside), of: node, range)
    }
  }

  /// Whether it is a fresh object that has not been passed to anyone. A weak holder would lose it at once.
  private func isHeldByNobodyElse(_ node: NodeID, than holder: NodeID) -> Bool {
    guard case .allocation(_, instance: 0) = heap.graph[node].kind else { return false }
    return !heap.graph.edges(to: node).contains { $0.source != holder && $0.strength == .strong && $0.field.isOwnership }
  }

  /// A property holds one value: an assignment in straight-line code releases the former one.
  private mutating func replace(_ field: Field, of holders: [NodeID]) {
    guard holders.count == 1, !heap.standsForSeveral(holders[0]) else { return }
    heap.graph.overwrite(holders[0], field)
  }
}
