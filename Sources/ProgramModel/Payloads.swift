import SourceFacts

extension Program {
  /// The type of what a pattern takes out of an enum's case.
  func payloadType(_ payload: CasePayload, in file: Int, of type: Type) -> Type {
    let name = name(payload.name, in: file)
    if case .optional(let wrapped) = type, name == known.some { return wrapped }
    guard case .nominal(let id, _) = type.unwrapped else { return .unknown }
    for declaration in self[id].declarations {
      let file = Int(declaration.file)
      guard let found = files[file][declaration.declaration].cases.first(where: { self.name($0.name, in: file) == name }) else { continue }
      let types = found.payload.map { substitute(resolve($0.type, in: .member(of: id, file: file)), with: type) }
      if types.count == Int(payload.count) { return types[Int(payload.position)] }
      // One name for all that the case carries.
      return payload.count == 1 ? tuple(types, found.payload.map { $0.label.map { self.name($0, in: file) } }) : .unknown
    }
    return .unknown
  }

  /// The cases of that name that a type and its extensions declare, each with its file.
  public func cases(named name: String, of id: NominalID) -> [(enumCase: EnumCase, file: Int)] {
    self[id].declarations.flatMap { declaration in
      let file = Int(declaration.file)
      return files[file][declaration.declaration].cases.filter { text(self.name($0.name, in: file)) == name }.map { ($0, file) }
    }
  }

  private func tuple(_ types: [Type], _ labels: [Name?]) -> Type {
    .tuple(zip(labels, types).map { Type.TupleElement(label: $0, type: $1) })
  }

  /// Which element of a tuple a member is: `pair.0`, `pair.first`.
  public func tuplePosition(of member: Name, in type: Type) -> Int? {
    if case .tuple(let elements) = type.unwrapped, let index = elements.firstIndex(where: { $0.label == member }) { return index }
    return Int(text(member))
  }
}
