import Facts

extension Function {
  /// The member of the current object that an expression names.
  func ownMember(_ value: ValueID) -> NameID? {
    switch self[value].operation {
    case .name(let name, nil): name
    case .member(let base, let name) where self[base].operation == .selfReference: name
    default: nil
    }
  }
}
