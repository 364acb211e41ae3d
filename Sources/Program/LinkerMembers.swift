import Facts

/// Relinking after an edit that changed members but no types. Everything is taken over except the member tables, and the types of properties
/// that may depend on them.
extension Linker {
  mutating func takeOverTypes(from earlier: Program) -> Bool {
    guard let changed = filesWithOtherMembers(since: earlier), let kept = retainedTypes(of: changed, earlier) else { return false }
    let untouched = self
    types = earlier.types
    declarationTypes = earlier.declarationTypes
    typesByName = earlier.typesByName
    additions = earlier.additions
    typealiasesByName = earlier.typealiasesByName
    globalProperties = earlier.globalProperties
    globalFunctions = earlier.globalFunctions
    replaceMembers(of: Set(changed.keys))
    propertyTypes = earlier.propertyTypes
    for (file, types) in kept { propertyTypes[file] = types.map { $0 ?? .unknown } }
    let new = kept.flatMap { file, types in
      types.indices.lazy.filter { types[$0] == nil }.map { PropertyReference(file: file, property: PropertyID($0)) }
    }
    // Such a property may take the type of its initial value, which may depend on properties narrowed before it.
    guard resolve(new) else {
      self = untouched
      return false
    }
    unreadLazyProperties = earlier.unreadLazyProperties.filter { changed[Int($0.file)] == nil }
    findUnreadLazyProperties(in: changed.keys.sorted())
    findSharedTypes()
    return true
  }

  /// Resolves the types of newly declared properties.
  ///
  /// - Returns: Whether none of them is a candidate for `narrowExistentialProperties`.
  private mutating func resolve(_ properties: [PropertyReference]) -> Bool {
    for reference in properties {
      let (file, index) = (Int(reference.file), Int(reference.property.index))
      if let syntax = files[file].properties[index].type {
        let program = program
        propertyTypes[file][index] = program.resolve(syntax, in: program.scope(of: reference))
      } else if let initialValue = files[file].properties[index].initialValue {
        let type = resultType(of: FunctionReference(file: file, function: initialValue))
        propertyTypes[file][index] = type
      }
    }
    let program = program
    return !properties.contains(where: program.isOpenExistential)
  }

  /// The files with new text and their declarations; `nil` where more than properties and functions has changed.
  private func filesWithOtherMembers(since earlier: Program) -> [Int: (new: FileInterface, old: FileInterface)]? {
    guard files.count == earlier.files.count, modules == earlier.modules, models.isSame(as: earlier.models),
      zip(files, earlier.files).allSatisfy({ $0.path == $1.path })
    else { return nil }
    var result: [Int: (new: FileInterface, old: FileInterface)] = [:]
    for file in files.indices where files[file] != earlier.files[file] {
      let (new, old) = (files[file].interface, earlier.files[file].interface)
      guard new.hasSameTypes(as: old) else { return nil }
      result[file] = (new, old)
    }
    return result
  }

  /// For each file, the types that its properties keep; `nil` for properties declared anew with a type.
  ///
  /// - Returns: `nil` where an inferred property type may have changed.
  private func retainedTypes(of changed: [Int: (new: FileInterface, old: FileInterface)], _ earlier: Program) -> [Int: [Type?]]? {
    var result: [Int: [Type?]] = [:]
    var names: Set<Name> = []
    for (file, (new, old)) in changed {
      let match = DeclarationMatch(from: old, to: new)
      guard add(match, of: file, earlier, to: &names) else { return nil }
      result[file] = match.properties.map { known in known.map { earlier.propertyTypes[file][$0] } }
    }
    return names.isEmpty || !isNamedByInitialValue(names) ? result : nil
  }

  /// Collects the names of members that are new, removed or changed.
  ///
  /// - Returns: `false` where types may depend on one of them without naming it.
  private func add(_ match: DeclarationMatch, of file: Int, _ earlier: Program, to names: inout Set<Name>) -> Bool {
    for (index, property) in files[file].properties.enumerated() where match.properties[index] == nil && property.type == nil {
      if property.wrapperKeyPath != nil { return false }
      if let initialValue = property.initialValue, !isSettled(files[file][initialValue], in: file, earlier) { return false }
    }
    let kept = (
      new: (
        properties: Set(match.properties.indices.filter { match.properties[$0] != nil }),
        functions: Set(match.functions.indices.filter { match.functions[$0] != nil })
      ),
      old: (properties: Set(match.properties.compactMap { $0 }), functions: Set(match.functions.compactMap { $0 }))
    )
    for (facts, fileNames, kept) in [(files[file], fileNames[file], kept.new), (earlier.files[file], earlier.fileNames[file], kept.old)] {
      for (index, property) in facts.properties.enumerated() where !kept.properties.contains(index) {
        let name = fileNames[Int(property.name.index)]
        names.insert(name)
        for prefix in ["$", "_"] { if let part = self.names.find(prefix + self.names.text(name)) { names.insert(part) } }
      }
      for (place, id) in facts.outermostFunctions.enumerated() where !kept.functions.contains(place) {
        let function = facts[id]
        switch function.kind {
        case .function:
          guard let name = function.name else { return false }
          names.insert(fileNames[Int(name.index)])
        case .getter, .setter: if function.isSubscript { return false }
        case .willSet, .didSet: break
        case .initialValue: if function.property.map({ kept.properties.contains(Int($0.index)) }) ?? true { return false }
        case .defaultArgument, .initializer, .deinitializer, .closure, .topLevel: return false
        }
      }
    }
    return names.allSatisfy { $0.index > known.last.index && !ProgramChanges.isCalledByLanguage(self.names.text($0)) }
  }

  /// Whether the type of an initial value depends on no property. Then it is known before any property type is.
  private func isSettled(_ initialValue: Function, in file: Int, _ earlier: Program) -> Bool {
    initialValue.instructions.allSatisfy { instruction in
      switch instruction.operation {
      case .literal, .type, .array, .dictionary, .tuple, .call, .returnValue: return true
      case .name(let name, _):
        let name = fileNames[file][Int(name.index)]
        return earlier.globalProperties[name] == nil && !earlier.types.contains { $0.properties[name] != nil }
      default: return false
      }
    }
  }

  /// Whether an initial value, or a key path that gives a property its type, names one of these.
  private func isNamedByInitialValue(_ names: Set<Name>) -> Bool {
    files.indices.contains { file in
      let paths = files[file].properties.lazy.compactMap(\.wrapperKeyPath)
      if paths.contains(where: { $0.components.contains { names.contains(fileNames[file][Int($0.index)]) } }) { return true }
      let named = Set(fileNames[file].indices.filter { names.contains(fileNames[file][$0]) }.map { NameID($0) })
      guard !named.isEmpty else { return false }
      let program = program
      return files[file].functions.indices.contains { index in
        guard files[file].functions[index].mentions(named, labels: named) else { return false }
        return program.function(program.unit(of: FunctionReference(file: file, function: FunctionID(index)))).kind == .initialValue
      }
    }
  }

  /// Rebuilds the member tables for some files.
  private mutating func replaceMembers(of changed: Set<Int>) {
    let concerned = Set(changed.flatMap { declarationTypes[$0] })
    for type in concerned {
      take(changed, outOf: &types[Int(type.index)].properties)
      take(changed, outOf: &types[Int(type.index)].functions)
    }
    take(changed, outOf: &globalProperties)
    take(changed, outOf: &globalFunctions)
    for file in changed.sorted() { declareMembers(of: file) }
    let ordered = membersInOrder(of: concerned, changed)
    for (type, members) in zip(concerned, ordered.ofTypes) {
      types[Int(type.index)].properties.merge(members.properties) { $1 }
      types[Int(type.index)].functions.merge(members.functions) { $1 }
    }
    globalProperties.merge(ordered.globals.properties) { $1 }
    globalFunctions.merge(ordered.globals.functions) { $1 }
  }

  private struct Members {
    let properties: [Name: [PropertyReference]]
    let functions: [Name: [FunctionReference]]
  }

  /// The members declared in some files, in canonical order. Nothing changes yet: while a program is alive, each change would copy all types.
  private func membersInOrder(of types: Set<NominalID>, _ changed: Set<Int>) -> (ofTypes: [Members], globals: Members) {
    let program = program
    func ordered(_ properties: [Name: [PropertyReference]], _ functions: [Name: [FunctionReference]]) -> Members {
      Members(
        properties: concerned(properties, changed).mapValues { program.inCanonicalOrder($0) },
        functions: concerned(functions, changed).mapValues { program.inCanonicalOrder($0) })
    }
    return (types.map { ordered(program[$0].properties, program[$0].functions) }, ordered(globalProperties, globalFunctions))
  }

  private func take<Member: MemberReference>(_ changed: Set<Int>, outOf table: inout [Name: [Member]]) {
    for (name, members) in table where members.contains(where: { changed.contains(Int($0.file)) }) {
      let others = members.filter { !changed.contains(Int($0.file)) }
      table[name] = others.isEmpty ? nil : others
    }
  }

  /// The names with several members of which the files declare some.
  private func concerned<Member: MemberReference>(_ table: [Name: [Member]], _ changed: Set<Int>) -> [Name: [Member]] {
    table.filter { $0.value.count > 1 && $0.value.contains { changed.contains(Int($0.file)) } }
  }
}

private protocol MemberReference { var file: Int32 { get } }

extension PropertyReference: MemberReference {}
extension FunctionReference: MemberReference {}
