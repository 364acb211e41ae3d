import Facts

/// Extensions, and the types that they extend.
extension Linker {
  /// Attaches every extension to its type, and makes up a type if it is declared outside the program.
  ///
  /// The extended type may be declared in another extension, in a later file or further down. So this repeats until nothing new is found.
  /// Extensions that need a type declared in an extension of an outside type come last.
  mutating func attachExtensions() {
    var pending = program.declarations(areExtensions: true)
    let order = Dictionary(
      uniqueKeysWithValues: pending.enumerated().map { (TypeDeclarationReference(file: $1.file, declaration: TypeDeclarationID($1.index)), $0) })
    var outside: [Name: NominalID] = [:]
    nestedTypes = typesInExtensions()
    defer { nestedTypes = [:] }
    attach(&pending)
    let simple = pending.filter { !isQualified($0) }
    pending.removeAll { !isQualified($0) }
    for (file, index) in simple { attach(index, in: file, toOutside: &outside) }
    attach(&pending)
    for (file, index) in pending { attach(index, in: file, toOutside: &outside) }
    for index in types.indices {
      let declared = types[index].isDeclared ? 1 : 0
      types[index].declarations[declared...].sort { order[$0]! < order[$1]! }
    }
  }

  private func typesInExtensions() -> [TypeDeclarationReference: [Int]] {
    var result: [TypeDeclarationReference: [Int]] = [:]
    for (file, facts) in files.enumerated() {
      for (index, type) in facts.types.enumerated() where type.kind != .extension {
        guard let parent = type.parent, facts[parent].kind == .extension else { continue }
        result[TypeDeclarationReference(file: file, declaration: parent), default: []].append(index)
      }
    }
    return result
  }

  /// Attaches what can be resolved, until nothing new is found.
  private mutating func attach(_ pending: inout [(file: Int, index: Int)]) {
    var hasNews = true
    while hasNews, !pending.isEmpty {
      hasNews = false
      pending.removeAll { file, index in
        guard let extended = files[file].types[index].extendedType, case .nominal(let found, _) = program.resolve(extended, in: .file(file)) else {
          return false
        }
        if attach(index, in: file, to: found) { hasNews = true }
        return true
      }
    }
  }

  /// Attaches an extension to a type. Returns whether new types became visible.
  @discardableResult
  private mutating func attach(_ index: Int, in file: Int, to type: NominalID) -> Bool {
    let reference = TypeDeclarationReference(file: file, declaration: TypeDeclarationID(index))
    types[Int(type.index)].declarations.append(reference)
    declarationTypes[file][index] = type
    let nested = nestedTypes[reference] ?? []
    for index in nested { nest(declarationTypes[file][index], in: type) }
    return !nested.isEmpty
  }

  private mutating func attach(_ index: Int, in file: Int, toOutside outside: inout [Name: NominalID]) {
    let name = fileNames[file][Int(files[file].types[index].name.index)]
    if outside[name] == nil {
      let id = NominalID(types.count)
      var type = NominalType(name: name, kind: .unknown, module: modules[file], isDeclared: false)
      type.genericParameters = genericParameters(ofOutside: name)
      types.append(type)
      typesByName[name, default: []].append(id)
      outside[name] = id
    }
    attach(index, in: file, to: outside[name]!)
  }

  private func isQualified(_ reference: (file: Int, index: Int)) -> Bool {
    guard let extended = files[reference.file].types[reference.index].extendedType, case .named(let components) = files[reference.file][extended] else {
      return false
    }
    return components.count > 1
  }

  /// The generic parameters of a type outside the program, as its model names them. Extensions constrain them: `extension Reactive where Base: UIView`.
  private func genericParameters(ofOutside name: Name) -> [Name] {
    let elements = elementParameters(of: name)
    if !elements.isEmpty { return elements }
    return models.generics(ofType: names.text(name)).compactMap(names.find)
  }

  /// The names that the language's collections and their protocols give their element parameters.
  private func elementParameters(of name: Name) -> [Name] {
    if name == known.dictionary { return [known.key, known.value] }
    if name == known.optional { return [known.wrapped] }
    let isCollection = [known.array, known.set].contains { models.ancestry(of: names.text($0)).contains(names.text(name)) }
    return isCollection ? [known.element] : []
  }
}
