import Facts

extension Program {
  /// The type of a pattern's binding in an enum case, or of a loop's binding in a sequence of tuples.
  func payloadType(_ payload: CasePayload, in file: Int, of type: Type) -> Type {
    guard let caseName = payload.name else {
      guard case .tuple(let elements) = type.element, elements.count == Int(payload.count) else { return .unknown }
      return elements[Int(payload.position)].type
    }
    let name = name(caseName, in: file)
    if case .optional(let wrapped) = type, name == known.some { return wrapped }
    if let arguments = resultArguments(type.unwrapped) {
      return name == known.success ? arguments.success : name == known.failure ? arguments.failure : .unknown
    }
    let values = values(ofCase: name, in: type.unwrapped)
    if values.count == Int(payload.count) { return values[Int(payload.position)].type }
    // One name bound to the whole payload.
    return payload.count == 1 && !values.isEmpty ? tuple(values.map(\.type), values.map(\.label)) : .unknown
  }

  /// The payload of an enum case; empty if it is no case of the type.
  public func values(ofCase name: Name, in type: Type) -> [(label: Name?, type: Type)] {
    guard case .nominal(let id, _) = type else { return [] }
    for declaration in self[id].declarations {
      let file = Int(declaration.file)
      guard let found = files[file][declaration.declaration].cases.first(where: { self.name($0.name, in: file) == name }) else { continue }
      return found.payload.map { value in
        (value.label.map { self.name($0, in: file) }, substitute(resolve(value.type, in: .member(of: id, file: file)), with: type))
      }
    }
    return []
  }

  /// The payload type that an argument of a case gives. Values with defaults may be left out.
  func type(ofArgument position: Int, of arguments: ArraySlice<Argument>, toCase name: Name, of owner: NominalID, in file: Int) -> Type {
    var values = values(ofCase: name, in: .nominal(owner, []))[...]
    for (index, argument) in arguments.enumerated() {
      let label = argument.label.map { self.name($0, in: file) }
      guard let next = values.firstIndex(where: { $0.label == label }) else { return .unknown }
      if index == position { return values[next].type }
      values = values[(next + 1)...]
    }
    return .unknown
  }

  /// The payload types of the two cases of `Result`.
  func resultArguments(_ type: Type) -> (success: Type, failure: Type)? {
    switch type {
    case .external(known.result, let arguments) where arguments.count == 2: (arguments[0], arguments[1])
    case .nominal(let id, let arguments) where arguments.count == 2 && !self[id].isDeclared && self[id].name == known.result: (arguments[0], arguments[1])
    default: nil
    }
  }

  /// The cases of that name in a type and its extensions, each with its file.
  public func cases(named name: String, of id: NominalID) -> [(enumCase: EnumCase, file: Int)] {
    self[id].declarations.flatMap { declaration in
      let file = Int(declaration.file)
      return files[file][declaration.declaration].cases.filter { text(self.name($0.name, in: file)) == name }.map { ($0, file) }
    }
  }

  private func tuple(_ types: [Type], _ labels: [Name?]) -> Type {
    .tuple(zip(labels, types).map { Type.TupleElement(label: $0, type: $1) })
  }

  /// The tuple position that a member means: `pair.0`, `pair.first`.
  public func tuplePosition(of member: Name, in type: Type) -> Int? {
    if case .tuple(let elements) = type.unwrapped, let index = elements.firstIndex(where: { $0.label == member }) { return index }
    return Int(text(member))
  }
}
