import Program

extension ReleaseIndex {
  /// Whether an object that is not shown itself collects objects of the type that others give it, as a pool of views does. They may be shown again elsewhere.
  func isPooled(_ type: Type) -> Bool {
    guard case .nominal(let id, _) = type.unwrapped else { return false }
    func collects(_ property: PropertyReference) -> Bool {
      guard let owner = program.owner(of: property), !program.isShown(program.selfType(of: owner)) else { return false }
      return switch program.type(of: property).unwrapped {
      case .array(let element), .set(let element), .dictionary(_, let element): if case .nominal(id, _) = element.unwrapped { true } else { false }
      default: false
      }
    }
    return shared.shared.elements.contains(where: collects) || shared.given.elements.contains(where: collects)
  }
}
