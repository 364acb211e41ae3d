import Facts

extension Linker {
  /// Narrows a property declared as a protocol type to the type of its initial value, if it never gets another value. A struct is then copied
  /// with it, and members are those of the concrete type. Likewise a constant declared as a class that holds an instance of a subclass.
  mutating func narrowExistentialProperties() {
    for file in files.indices {
      let candidates = openExistentials(in: file)
      if candidates.isEmpty { continue }
      let assigned = files[file].assignedNames
      for index in candidates where files[file].properties[index].isLet || !assigned.contains(files[file].properties[index].name) {
        let initialValue = FunctionReference(file: file, function: files[file].properties[index].initialValue!)
        let type = resultType(of: initialValue)
        guard case .nominal(let id, _) = type, types[Int(id.index)].isDeclared, types[Int(id.index)].kind != .protocol,
          case .nominal(let declared, _) = propertyTypes[file][index],
          types[Int(declared.index)].kind == .protocol || types[Int(id.index)].ancestors.dropFirst().contains(declared)
        else { continue }
        propertyTypes[file][index] = type
      }
    }
  }

  private func openExistentials(in file: Int) -> [Int] {
    let program = program
    return files[file].properties.indices.filter { program.isOpenExistential(PropertyReference(file: file, property: PropertyID($0))) }
  }
}

extension Program {
  /// Whether it is a stored property of protocol type with an initial value, assignable only in its own file; or a constant declared as a class.
  func isOpenExistential(_ reference: PropertyReference) -> Bool {
    let property = property(reference)
    guard property.initialValue != nil, !property.isComputed, case .nominal(let id, _) = type(of: reference),
      self[id].kind == .protocol || self[id].kind == .class && property.isLet && property.type != nil
    else { return false }
    return property.isLet || isPrivate(reference)
  }

  /// Whether a constant's initial value makes an object of exactly the declared type, not of a subclass.
  public func isMadeAsDeclared(_ reference: PropertyReference) -> Bool {
    let property = property(reference)
    guard property.isLet, let initial = property.initialValue, case .nominal(let id, _) = type(of: reference) else { return false }
    let file = files[Int(reference.file)]
    let function = file.functions[Int(initial.index)]
    guard case .returnValue(let value?)? = function.instructions.last?.operation, case .call(let callee, _) = function[value].operation
    else { return false }
    switch function[callee].operation {
    case .name(let name, _): return self.name(name, in: Int(reference.file)) == self[id].name
    case .type(let written):
      guard case .nominal(id, _) = resolve(written, in: TypeScope(file: Int(reference.file), owner: owner(of: reference))) else { return false }
      return true
    default: return false
    }
  }
}
