import Facts

/// New and removed types.
extension ProgramChanges {
  /// Adds the types of only one of the programs.
  ///
  /// - Returns: Whether all other types are the same, apart from their members and descendants.
  mutating func addTypes(in program: Program, since earlier: Program) -> Bool {
    for index in program.types.indices {
      let id = NominalID(index)
      let new = program.types[index].isThere ? program.types[index] : nil
      let old = index < earlier.types.count && earlier.types[index].isThere ? earlier.types[index] : nil
      switch (new, old) {
      case (nil, nil): continue
      case (let new?, let old?): guard new.isSame(as: old) else { return false }
      case (let type?, nil): guard add(id, type, in: program) else { return false }
      case (nil, let type?): guard add(id, type, in: earlier) else { return false }
      }
    }
    return true
  }

  private mutating func add(_ id: NominalID, _ type: NominalType, in program: Program) -> Bool {
    // An extension of an outside type extends all its descendants.
    guard type.isDeclared else { return false }
    otherTypes.insert(id)
    types.insert(id)
    typeNames.insert(type.name)
    typeNames.formUnion(type.typealiases.keys)
    names.formUnion(type.cases)
    // Calls of an overridden member or of a requirement may run its code.
    for ancestor in type.ancestors.dropFirst() {
      let members = program[ancestor]
      overridden.formUnion(members.properties.keys)
      overridden.formUnion(members.functions.keys)
    }
    names.formUnion(overridden)
    return true
  }

  /// Adds the names of new, removed and changed types. Such a name may denote another type now, in unchanged files too.
  ///
  /// - Returns: Whether names identify all affected code.
  mutating func addTypeNames(in program: Program) -> Bool {
    if typeNames.isEmpty { return true }
    names.formUnion(typeNames)
    let typeNames = typeNames
    for file in program.files.indices where !files.contains(file) {
      let mentioned = Set(program.fileNames[file].indices.lazy.filter { typeNames.contains(program.fileNames[file][$0]) }.map { NameID($0) })
      if mentioned.isEmpty { continue }
      // Values in bodies are found with the code that names them. A written type may be part of any declaration.
      if program.files[file].typeSyntax.contains(where: { $0.mentions(mentioned) }) { return false }
    }
    return true
  }
}

extension TypeSyntax {
  /// Whether the type has one of the names.
  fileprivate func mentions(_ names: Set<NameID>) -> Bool {
    guard case .named(let components) = self else { return false }
    return components.contains { names.contains($0.name) }
  }
}

extension NominalType {
  /// Whether the type is the same as in an earlier program, apart from its members, nested types and descendants.
  fileprivate func isSame(as other: NominalType) -> Bool {
    name == other.name && kind == other.kind && module == other.module && isDeclared == other.isDeclared && parent == other.parent
      && genericParameters == other.genericParameters && inherited == other.inherited && cases == other.cases && ancestors == other.ancestors
      && externalAncestors == other.externalAncestors && isObserved == other.isObserved && tracksStoredProperties == other.tracksStoredProperties
      && strengthOfVariables == other.strengthOfVariables && isClassBound == other.isClassBound
  }
}
