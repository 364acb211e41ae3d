import Program
import Facts
import Catalog

/// Computed properties whose values their accessors put elsewhere (associated objects): for who uses them they are stored ones.
extension UnitEvaluator {
  /// The field by which an accessor's own object holds what a call in it keeps; `nil` where the code is no accessor, or the keeper another object.
  func associatedField(of keeper: NodeID) -> Field? {
    guard case .selfObject = heap.graph[keeper].kind, let property = program.property(ofAccessor: root) else { return nil }
    return .property(property)
  }

  /// The same for what is kept there. What a property of function type wraps its closure in is no value of the property.
  func associatedField(of keeper: NodeID, holding node: NodeID) -> Field? {
    guard let field = associatedField(of: keeper), case .property(let property) = field else { return nil }
    return program.type(of: property).unwrapped.isFunction && !isClosure(node) ? nil : field
  }

  /// What the accessor's own property holds.
  mutating func readAssociated(_ owner: ValueID?, type: Type) -> [NodeID] {
    guard let owner else { return [] }
    return value(owner).flatMap { node -> [NodeID] in
      guard let field = associatedField(of: node) else { return [] }
      return heap.readField(of: [node], field, type: type, ownership: .strong)
    }
  }
}
