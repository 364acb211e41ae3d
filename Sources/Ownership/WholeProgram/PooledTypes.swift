import Program

extension ReleaseIndex {
  /// Whether an object that is not shown itself collects objects of the type that others give it, as a pool of views does. They may be shown again elsewhere.
  func isPooled(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type.unwrapped else { return false }
    func collects(_ property: PropertyReference) -> Bool {
      switch program.type(of: property).unwrapped {
      case .array(let element), .set(let element), .dictionary(_, let element): guard case .nominal(id, _) = element.unwrapped else { return false }
      default: return false
      }
      return program.owner(of: property).map { !program.isShown(program.selfType(of: $0)) } ?? false
    }
    return shared.shared.elements.contains(where: collects) || shared.given.elements.contains(where: collects)
  }
}
