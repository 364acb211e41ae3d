import Program
import Facts
import Catalog

/// Computed properties whose accessors store the value elsewhere, as an associated object. For their users they work like stored properties.
extension UnitEvaluator {
  /// The field by which an accessor's own object holds what a call in it retains; `nil` where the code is no accessor, or another object is the
  /// keeper.
  func associatedField(of keeper: NodeID) -> Field? {
    guard case .selfObject = heap.graph[keeper].kind, let property = program.property(ofAccessor: root) else { return nil }
    return .property(property)
  }

  /// The same for the retained value. An object that wraps the closure of a property of function type is no value of the property.
  func associatedField(of keeper: NodeID, holding node: NodeID) -> Field? {
    guard let field = associatedField(of: keeper), case .property(let property) = field else { return nil }
    return program.type(of: property).unwrapped.isFunction && !isClosure(node) ? nil : field
  }

  /// The content of the accessor's own property.
  mutating func readAssociated(_ owner: ValueID?, type: Type) -> [NodeID] {
    guard let owner else { return [] }
    return value(owner).flatMap { node -> [NodeID] in
      guard let field = associatedField(of: node) else { return [] }
      return heap.readField(of: [node], field, type: type, ownership: .strong)
    }
  }
}
