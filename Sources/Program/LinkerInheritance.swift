import Facts

/// Ancestors of types: from their declarations, and from the models for types outside the program.
extension Linker {
  mutating func resolveInheritance() {
    for index in types.indices { (types[index].inherited, types[index].isClassBound) = writtenInheritance(of: index) }
    let extended = extensionsOfOutsideTypes()
    for index in types.indices { collectAncestors(of: index, extended) }
    collectAdditions(extended)
    for index in types.indices {
      for ancestor in types[index].ancestors.dropFirst() where !isTestDouble(types[index], of: types[Int(ancestor.index)]) {
        types[Int(ancestor.index)].descendants.append(NominalID(index))
      }
    }
    for index in types.indices { types[index].hasOnlyClasses = hasOnlyClasses(types[index]) }
  }

  private func hasOnlyClasses(_ type: NominalType) -> Bool {
    guard type.kind == .protocol, type.isDeclared, !type.isClassBound, let declaration = type.declarations.first else { return false }
    let facts = files[Int(declaration.file)]
    if facts[declaration.declaration].attributes.contains(where: { ["public", "package"].contains(facts.name($0)) }) { return false }
    let conformers = type.descendants.map { types[Int($0.index)] }.filter { $0.kind != .protocol }
    return !conformers.isEmpty
      && conformers.allSatisfy { $0.isOfObjects || $0.kind == .unknown && models.semantics(ofType: names.text($0.name)) == .reference }
  }

  /// The declared inheritance of a type, and whether only classes can conform to it.
  private func writtenInheritance(of index: Int) -> (inherited: [Type], isClassBound: Bool) {
    let program = program
    var inherited: [Type] = []
    var isClassBound = false
    for reference in types[index].declarations {
      let file = Int(reference.file)
      for syntax in files[file][reference.declaration].inheritance {
        let type = program.resolve(syntax, in: .member(of: NominalID(index), file: file, declaration: reference))
        if case .external(let name, _) = type, name == known.anyObject || name == known.classKeyword {
          isClassBound = true
        } else if case .composition(let parts) = type {
          inherited += parts
        } else {
          inherited.append(type)
        }
      }
    }
    return (inherited, isClassBound)
  }

  /// Test doubles of the program's types say nothing about the program.
  private func isTestDouble(_ type: NominalType, of ancestor: NominalType) -> Bool {
    visibility.isTest(type.module) && !visibility.isTest(ancestor.module)
  }

  /// A type with more ancestors inherits from types out of sight, too.
  private static var ancestorLimit: Int { 256 }

  /// - Parameter extended: See `extensionsOfOutsideTypes()`.
  private mutating func collectAncestors(of index: Int, _ extended: [Name: [NominalID]]) {
    var ancestors = [NominalID(index)]
    var external: [Name] = []
    // Extended types that only the models list as ancestors.
    var implied: Set<NominalID> = []
    var isCut = false
    var next = 0
    func add(_ id: NominalID) -> Bool {
      if ancestors.contains(id) { return false }
      isCut = isCut || ancestors.count == Self.ancestorLimit
      if !isCut { ancestors.append(id) }
      return !isCut
    }
    func imply(by name: Name) {
      for id in extended[name] ?? [] where add(id) { implied.insert(id) }
    }
    while next < ancestors.count, !isCut {
      let id = ancestors[next]
      let type = types[Int(id.index)]
      if next > 0, type.isClassBound { types[index].isClassBound = true }
      if type.kind == .class, type.isDeclared == false || next > 0 { types[index].isClassBound = true }
      if !type.isDeclared, !implied.contains(id) {
        if !external.contains(type.name) { external.append(type.name) }
        imply(by: type.name)
      }
      for parent in type.inherited {
        switch parent {
        case .nominal(let id, _): _ = add(id)
        case .external(let name, _):
          if !external.contains(name) { external.append(name) }
          imply(by: name)
        default: break
        }
      }
      next += 1
    }
    if external.contains(where: { models.semantics(ofType: names.text($0)) == .reference }) { types[index].isClassBound = true }
    types[index].ancestors = ancestors
    types[index].externalAncestors = external
    types[index].hasExternalAncestor = isCut || !external.isEmpty
  }

  /// For each name that the models know or the program extends: the extended types among its ancestors, nearest first.
  private func extensionsOfOutsideTypes() -> [Name: [NominalID]] {
    var extended: [Name: NominalID] = [:]
    for index in types.indices where !types[index].isDeclared && types[index].parent == nil { extended[types[index].name] = NominalID(index) }
    if extended.isEmpty { return [:] }
    var result = extended.mapValues { [$0] }
    models.forEachAncestry { type, ancestry in
      guard let name = names.find(type) else { return }
      let found = ancestry.compactMap { names.find($0).flatMap { extended[$0] } }
      if !found.isEmpty { result[name] = found }
    }
    return result
  }

  private mutating func collectAdditions(_ extended: [Name: [NominalID]]) {
    additions = extended.mapValues { ids in
      var result: [NominalID] = []
      for id in ids {
        for ancestor in types[Int(id.index)].ancestors where !result.contains(ancestor) { result.append(ancestor) }
      }
      return result
    }
  }
}
