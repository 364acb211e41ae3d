import Facts

/// New and removed types.
extension ProgramChanges {
  /// Adds the types of only one of the programs, and those that inherit from them. Only code that names a new protocol or superclass, or a member of it, can
  /// ask whether a type inherits from it.
  ///
  /// - Returns: Whether all other types are the same, apart from their members, cases and descendants.
  mutating func addTypes(in program: Program, since earlier: Program) -> Bool {
    var common: [NominalID] = []
    for index in program.types.indices {
      let id = NominalID(index)
      let isNew = program.types[index].isThere
      let isOld = index < earlier.types.count && earlier.types[index].isThere
      if isNew, isOld {
        common.append(id)
      } else if isNew || isOld {
        let owner = isNew ? program : earlier
        guard add(id, owner[id], in: owner) else { return false }
      }
    }
    for id in common {
      guard program[id].isSame(as: earlier[id], otherThan: otherTypes) else { return false }
      if program[id].ancestors == earlier[id].ancestors, program[id].inherited == earlier[id].inherited { continue }
      types.insert(id)
      initializedTypes.insert(id)
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

  /// Adds the names of new, removed and changed types. Such a name may denote another type now. Values in bodies are found with the code that names them. A
  /// written type may be part of any declaration, so the whole file counts as changed.
  ///
  /// - Returns: Whether unchanged files still extend the same types, and associated types mean the same.
  mutating func addTypeNames(in program: Program, since earlier: Program) -> Bool {
    if typeNames.isEmpty { return true }
    let writing = program.files(writing: &typeNames) { $0.typealiases.map(\.name) }
    // Code that names a member of a protocol uses the type that the name means for an associated type, without writing it.
    if program.hasAssociatedType(among: typeNames) || earlier.hasAssociatedType(among: typeNames) { return false }
    guard writing.subtracting(files).allSatisfy({ program.declarationTypes[$0] == earlier.declarationTypes[$0] }) else { return false }
    wholeFiles.formUnion(writing)
    names.formUnion(typeNames)
    return true
  }

  /// Adds the names through which code may call the changed initialisers: those of the types and their descendants, of aliases and of generic parameters with
  /// such a constraint.
  ///
  /// - Returns: Whether all other code makes the same objects through types as values.
  mutating func addInitializerNames(in program: Program, since earlier: Program) -> Bool {
    if initializedTypes.isEmpty { return true }
    initializedNames.insert(program.known.initializer)
    if let name = program.names.find("Self") { initializedNames.insert(name) }
    for program in [program, earlier] {
      for type in initializedTypes { for heir in [type] + program[type].descendants { initializedNames.insert(program[heir].name) } }
      _ = program.files(writing: &initializedNames) { facts in
        let parameters = facts.types.flatMap(\.genericParameters) + facts.functions.flatMap(\.genericParameters)
        return facts.typealiases.map(\.name) + parameters.map(\.name)
      }
    }
    return initializedTypes.allSatisfy { type in
      ([type] + program[type].descendants).allSatisfy { otherTypes.contains($0) || program.canBeMadeByMetatype($0) == earlier.canBeMadeByMetatype($0) }
    }
  }
}

extension Program {
  /// The files that write one of the names as a type.
  ///
  /// - Parameters:
  ///   - names: Grows by the names that stand for such a type, and by those that stand for these.
  ///   - standIns: The names in a file, such as those of aliases, that may stand for a type that the file writes.
  fileprivate func files(writing names: inout Set<Name>, standIns: (FileFacts) -> [NameID]) -> Set<Int> {
    var result: Set<Int> = []
    var pending = names
    while !pending.isEmpty {
      let writing = files.indices.filter { !writtenTypes(naming: pending, inFile: $0).isEmpty }
      result.formUnion(writing)
      pending = Set(writing.flatMap { file in standIns(files[file]).map { name($0, in: file) } }).subtracting(names)
      names.formUnion(pending)
    }
    return result
  }

  /// The written types of a file with one of the names.
  func writtenTypes(naming names: Set<Name>, inFile file: Int) -> Set<TypeID> {
    let mentioned = numbers(of: names, inFile: file)
    if mentioned.isEmpty { return [] }
    return Set(files[file].typeSyntax.indices.lazy.filter { self.files[file].typeSyntax[$0].mentions(mentioned) }.map { TypeID($0) })
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
  /// Whether the type is the same as in an earlier program, apart from its members, cases, nested types and descendants, and from inheriting from some types.
  fileprivate func isSame(as other: NominalType, otherThan others: Set<NominalID>) -> Bool {
    name == other.name && kind == other.kind && module == other.module && isDeclared == other.isDeclared && parent == other.parent
      && genericParameters == other.genericParameters && externalAncestors == other.externalAncestors && isObserved == other.isObserved
      && tracksStoredProperties == other.tracksStoredProperties && strengthOfVariables == other.strengthOfVariables && isClassBound == other.isClassBound
      && hasOnlyClasses == other.hasOnlyClasses
      && inherits(otherThan: others) == other.inherits(otherThan: others)
      && ancestors.filter { !others.contains($0) } == other.ancestors.filter { !others.contains($0) }
  }

  private func inherits(otherThan others: Set<NominalID>) -> [Type] {
    inherited.filter { if case .nominal(let id, _) = $0 { !others.contains(id) } else { true } }
  }
}
