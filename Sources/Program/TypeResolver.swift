import Facts

/// The place where a type is written. It decides the meaning of its names.
struct TypeScope {
  var file: Int
  var owner: NominalID?
  /// The declaration or extension of the owner in which the type is written. Its `where` clause applies.
  var declaration: TypeDeclarationReference?
  /// Generic parameters of the enclosing functions, innermost last.
  var generics: [(name: Name, constraint: Type)] = []

  static func file(_ file: Int) -> TypeScope { TypeScope(file: file) }
  static func member(of owner: NominalID, file: Int, declaration: TypeDeclarationReference? = nil) -> TypeScope {
    TypeScope(file: file, owner: owner, declaration: declaration)
  }
}

extension Program {
  /// Longer chains of typealiases stay unknown.
  private static var depthLimit: Int { 32 }

  /// The meaning of a written type.
  func resolve(_ id: TypeID, in scope: TypeScope, depth: Int = 0) -> Type {
    guard depth < Self.depthLimit, Int(id.index) < files[scope.file].typeSyntax.count else { return .unknown }
    func inner(_ id: TypeID) -> Type { resolve(id, in: scope, depth: depth + 1) }
    switch files[scope.file][id] {
    case .named(let components): return resolveNamed(components, in: scope, depth: depth)
    case .optional(let wrapped), .implicitlyUnwrapped(let wrapped): return .optional(inner(wrapped))
    case .array(let element): return .array(inner(element))
    case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
    case .tuple(let elements):
      if elements.count == 1 { return inner(elements[0].type) }
      return .tuple(
        elements.map { .init(label: $0.label.map { name($0, in: scope.file) }, type: inner($0.type)) })
    case .function(let function):
      return .function(
        .init(parameters: function.parameters.map { inner($0.type) }, result: inner(function.result), isAsync: function.isAsync))
    case .composition(let parts):
      // The grammar nests `A & B & C`, and an alias may stand for several parts.
      return .composition(parts.map(inner).flatMap { part in if case .composition(let parts) = part { parts } else { [part] } })
    case .opaque(let wrapped), .existential(let wrapped): return inner(wrapped)
    case .metatype(let instance): return .metatype(inner(instance))
    case .unknown: return .unknown
    }
  }

  private func resolveNamed(_ components: [TypeSyntax.Component], in scope: TypeScope, depth: Int) -> Type {
    guard let first = components.first else { return .unknown }
    func arguments(_ component: TypeSyntax.Component) -> [Type] {
      component.arguments.map { resolve($0, in: scope, depth: depth + 1) }
    }
    var type = resolveName(
      name(first.name, in: scope.file), arguments: arguments(first), in: scope, depth: depth)
    for component in components.dropFirst() {
      let componentName = name(component.name, in: scope.file)
      if componentName == known.type { return .metatype(type) }
      switch type {
      case .nominal(let id, _) where self[id].isDeclared:
        type = nestedType(componentName, in: id, arguments: arguments(component), depth: depth) ?? .unknown
      default:
        // A type that the program extends has its own nested types, too.
        if case .nominal(let id, _) = type, let nested = nestedType(componentName, in: id, arguments: arguments(component), depth: depth) {
          type = nested
          continue
        }
        // A member of an outside name: a type of a module if the name is no type, else a nested type.
        let outer = type
        if case .external(let module, _) = outer, imports(module, in: scope.file) {
          type = resolveName(componentName, inModule: module, arguments: arguments(component), file: scope.file)
          continue
        }
        // A type that models know or the program extends is no module: what it nests is no type of the program's files.
        type =
          isTypeOutside(outer)
          ? languageType(componentName, arguments: arguments(component))
          : resolveName(componentName, arguments: arguments(component), in: .file(scope.file), depth: depth)
        if let common = typeNested(in: outer, type) { type = common }
      }
    }
    return type
  }

  /// The type for models that describe an outside type only by the type it is nested in.
  func typeNested(in outer: Type, _ type: Type) -> Type? {
    guard let name = outsideName(of: outer), case .external(let nested, _) = type, models.kind(ofType: text(nested)) == nil,
      let common = models.nestedType(in: text(name))
    else { return nil }
    return modelType(.named(common))
  }

  private func isTypeOutside(_ type: Type) -> Bool {
    switch type {
    case .nominal: true
    case .external(let name, _): models.kind(ofType: text(name)) != nil
    default: false
    }
  }

  private func imports(_ module: Name, in file: Int) -> Bool { files[file].imports.contains { name($0, in: file) == module } }

  /// `Module.Type`. A file cannot import the module that it belongs to.
  private func resolveName(_ name: Name, inModule module: Name, arguments: [Type], file: Int) -> Type {
    let candidates = (typesByName[name] ?? []).filter { id in
      guard self[id].isDeclared, canName(id, from: file) else { return false }
      return moduleName(of: id).map { $0 == text(module) } ?? (self[id].module != modules[file])
    }
    return nearest(candidates, to: file).map { .nominal($0, arguments) } ?? languageType(name, arguments: arguments)
  }

  /// The name of an outside type, also of one that the program extends.
  private func outsideName(of type: Type) -> Name? {
    switch type {
    case .external(let name, _): name
    case .nominal(let id, _): self[id].isDeclared ? nil : self[id].name
    default: nil
    }
  }

  /// The meaning of a type name in a scope: generic parameter, nested type from inner to outer, file level, then outside.
  func resolveName(_ name: Name, arguments: [Type], in scope: TypeScope, depth: Int = 0) -> Type {
    if let generic = scope.generics.last(where: { $0.name == name }) {
      return .generic(name, constraint: generic.constraint)
    }
    if name == known.selfType, let owner = scope.owner { return selfType(of: owner) }
    var owner = scope.owner
    while let id = owner {
      if self[id].genericParameters.contains(name) {
        let declaration = id == scope.owner ? scope.declaration : nil
        return equal(of: name, in: declaration, depth: depth) ?? .generic(name, constraint: genericConstraint(name, of: id, in: declaration))
      }
      if self[id].name == name { return .nominal(id, arguments) }
      if let nested = nestedType(name, in: id, arguments: arguments, depth: depth) { return nested }
      owner = self[id].parent
    }
    if let id = fileLevelType(name, visibleFrom: scope.file) {
      // A collection stays a collection, however the program extends it.
      return self[id].isDeclared || arguments.isEmpty ? .nominal(id, arguments) : languageType(name, arguments: arguments, declared: id)
    }
    if let alias = typealiasesByName[name].flatMap({ preferred($0, from: scope.file, file: { Int($0.file) }, isPrivate: isPrivate) }) {
      return resolve(alias, owner: nil, depth: depth)
    }
    return languageType(name, arguments: arguments)
  }

  /// A type at file level that a file names. Where there are several, see `nearest`.
  func fileLevelType(_ name: Name, visibleFrom file: Int) -> NominalID? {
    guard let candidates = typesByName[name] else { return nil }
    if candidates.count == 1 { return canName(candidates[0], from: file) ? candidates[0] : nil }
    return nearest(candidates.filter { canName($0, from: file) }, to: file)
  }

  /// The declaration of several with one name that a file means: first its own, then the nearest of its module, then one of a module that it sees.
  func preferred<Candidate>(
    _ candidates: [Candidate], from file: Int, file fileOf: (Candidate) -> Int, isPrivate: (Candidate) -> Bool
  ) -> Candidate? {
    if let own = candidates.first(where: { fileOf($0) == file }) { return own }
    let ofModule = candidates.filter { modules[fileOf($0)] == modules[file] && !isPrivate($0) }
    let nearest = ofModule.count < 2 ? ofModule.first : ofModule.max { rank(of: fileOf($0), from: file) < rank(of: fileOf($1), from: file) }
    return nearest
      ?? candidates.first { visibility.sees(modules[fileOf($0)], from: modules[file]) && !isPrivate($0) }
  }

  private func nestedType(_ name: Name, in id: NominalID, arguments: [Type], depth: Int) -> Type? {
    let ancestors = self[id].ancestors.isEmpty ? [id] : self[id].ancestors
    for ancestor in ancestors {
      if let nested = self[ancestor].nestedTypes[name] { return .nominal(nested, arguments) }
      if let alias = self[ancestor].typealiases[name] { return resolve(alias, owner: ancestor, depth: depth) }
    }
    for ancestor in self[id].externalAncestors {
      guard let type = models.associatedType(text(name), of: text(ancestor)), let outside = names.find(type) else { continue }
      return .external(outside, [.nominal(id, [])])
    }
    return nil
  }

  private func resolve(_ alias: TypealiasReference, owner: NominalID?, depth: Int) -> Type {
    let declaration = files[Int(alias.file)].typealiases[Int(alias.index)]
    var scope = TypeScope(file: Int(alias.file), owner: owner)
    if declaration.isAssociatedType { return associatedType(declaration, in: scope, depth: depth) }
    guard let target = declaration.target else { return .unknown }
    scope.generics = declaration.genericParameters.map { (name($0.name, in: scope.file), .unknown) }
    return resolve(target, in: scope, depth: depth + 1)
  }

  /// An associated type, which each conforming type determines. Until then its constraints are known, or its default.
  private func associatedType(_ declaration: TypealiasDeclaration, in scope: TypeScope, depth: Int) -> Type {
    let parameter = declaration.genericParameters.first { $0.name == declaration.name && !$0.constraints.isEmpty }
    let bound =
      parameter.map { constraint($0, in: scope, depth: depth + 1) } ?? declaration.target.map { resolve($0, in: scope, depth: depth + 1) } ?? .unknown
    return .generic(name(declaration.name, in: scope.file), constraint: bound)
  }

  /// Whether a protocol of the program has an associated type of such a name.
  func hasAssociatedType(among names: Set<Name>) -> Bool {
    files.indices.contains { file in files[file].typealiases.contains { $0.isAssociatedType && names.contains(name($0.name, in: file)) } }
  }

  func isAssociatedType(_ alias: TypealiasReference) -> Bool { files[Int(alias.file)].typealiases[Int(alias.index)].isAssociatedType }

  /// The same type with the associated types that a conforming type determines by a type or an alias of that name.
  private func bindingAssociatedTypes(of type: Type, in owner: NominalID, by conforming: NominalID) -> Type {
    let names = self[owner].ancestors.flatMap { self[$0].typealiases.filter { isAssociatedType($0.value) }.keys }
    guard !names.isEmpty, type.mentions(anyOf: names) else { return type }
    let types = names.map { name -> Type in
      let found = nestedType(name, in: conforming, arguments: [], depth: 0) ?? .unknown
      // Nothing but the protocol itself has the name.
      guard case .generic(name, _) = found else { return found }
      return defaultType(name, in: owner)
    }
    let known = zip(names, types).filter { !$1.isUnknown }
    return substitute(type, parameters: known.map(\.0), arguments: known.map(\.1))
  }

  /// The default of an associated type; unknown without one.
  private func defaultType(_ name: Name, in owner: NominalID) -> Type {
    for ancestor in self[owner].ancestors {
      guard let alias = self[ancestor].typealiases[name], isAssociatedType(alias) else { continue }
      let target = files[Int(alias.file)].typealiases[Int(alias.index)].target
      return target.map { resolve($0, in: TypeScope(file: Int(alias.file), owner: ancestor)) } ?? .unknown
    }
    return .unknown
  }

  /// Types of the standard library with a structure of their own. All other names are outside types.
  ///
  /// - Parameter declared: The program's extension of the type, if any.
  func languageType(_ name: Name, arguments: [Type], declared: NominalID? = nil) -> Type {
    switch (name, arguments.count) {
    case (known.array, 1): .array(arguments[0])
    case (known.set, 1): .set(arguments[0])
    case (known.dictionary, 2): .dictionary(arguments[0], arguments[1])
    case (known.optional, 1): .optional(arguments[0])
    case (known.void, 0): .tuple([])
    default: declared.map { .nominal($0, arguments) } ?? .external(name, arguments)
    }
  }

  /// The constraint of a type's generic parameter, from the current extension or from the type's declaration.
  private func genericConstraint(_ name: Name, of id: NominalID, in declaration: TypeDeclarationReference?) -> Type {
    for reference in [declaration, self[id].isDeclared ? self[id].declarations.first : nil] {
      guard let reference else { continue }
      let file = Int(reference.file)
      for parameter in files[file][reference.declaration].genericParameters
      where self.name(parameter.name, in: file) == name {
        return constraint(parameter, in: .file(file))
      }
    }
    return .unknown
  }

  /// The type that an extension's `where` clause equates with a generic parameter: `extension Array where Element == Row`.
  private func equal(of name: Name, in declaration: TypeDeclarationReference?, depth: Int = 0) -> Type? {
    guard let declaration else { return nil }
    let file = Int(declaration.file)
    let facts = files[file][declaration.declaration]
    guard facts.extendedType != nil, let equals = facts.genericParameters.first(where: { self.name($0.name, in: file) == name })?.equals else { return nil }
    return resolve(equals, in: .file(file), depth: depth + 1)
  }

  /// The type refined by an extension's constraints.
  private func narrowed(_ type: Type, by declaration: TypeDeclarationID, inFile file: Int) -> Type {
    let facts = files[file][declaration]
    guard facts.extendedType != nil, !facts.genericParameters.isEmpty else { return type }
    let reference = TypeDeclarationReference(file: file, declaration: declaration)
    let fixed = facts.genericParameters.compactMap { parameter -> (name: Name, type: Type)? in
      let name = self.name(parameter.name, in: file)
      if let type = equal(of: name, in: reference) { return (name, type) }
      let bound = constraint(parameter, in: .file(file))
      return bound.isUnknown || name == known.selfType ? nil : (name, .generic(name, constraint: bound))
    }
    return substitute(type, parameters: fixed.map(\.name), arguments: fixed.map(\.type))
  }

  func constraint(_ parameter: GenericParameter, in scope: TypeScope, depth: Int = 0) -> Type {
    switch parameter.constraints.count {
    case 0: .unknown
    case 1: resolve(parameter.constraints[0], in: scope, depth: depth)
    default: .composition(parameter.constraints.map { resolve($0, in: scope, depth: depth) })
    }
  }

  /// The constraint of each generic parameter of a declared type; unknown for one without.
  public func constraints(of id: NominalID) -> [Type] {
    guard let reference = self[id].declarations.first else { return [] }
    let scope = TypeScope.member(of: id, file: Int(reference.file))
    return files[Int(reference.file)][reference.declaration].genericParameters.map { constraint($0, in: scope) }
  }

  /// The scope for types in a function's signature and body.
  func typeScope(of reference: FunctionReference) -> TypeScope {
    let file = Int(reference.file)
    var scope = TypeScope(file: file, owner: owner(of: reference))
    scope.declaration = function(reference).owner.map { TypeDeclarationReference(file: file, declaration: $0) }
    var next: FunctionID? = reference.function
    // Few functions have generic parameters, and copying a function is expensive.
    var chain: [FunctionID] = []
    while let id = next {
      if !files[file].functions[Int(id.index)].genericParameters.isEmpty { chain.append(id) }
      next = files[file].functions[Int(id.index)].parent
    }
    for id in chain.reversed() {
      for parameter in files[file].functions[Int(id.index)].genericParameters {
        scope.generics.append((name(parameter.name, in: file), constraint(parameter, in: scope)))
      }
    }
    return scope
  }

  /// The type of `self` in a function. In a protocol extension with `where Self: C` it is also a `C`.
  func selfType(in reference: FunctionReference, _ scope: TypeScope, isStatic: Bool) -> Type {
    guard let owner = scope.owner else { return .unknown }
    guard let declaration = function(reference).owner else { return isStatic ? .metatype(selfType(of: owner)) : selfType(of: owner) }
    let type = narrowed(selfType(of: owner), by: declaration, inFile: scope.file)
    if isStatic { return .metatype(type) }
    let facts = files[scope.file][declaration]
    let bounds = facts.genericParameters.filter { name($0.name, in: scope.file) == known.selfType }
      .flatMap { $0.constraints + ($0.equals.map { [$0] } ?? []) }
    return bounds.isEmpty ? type : .composition([type] + bounds.map { resolve($0, in: scope) })
  }

  /// Replaces a generic type's parameters with the arguments of `base`.
  public func substitute(_ type: Type, with base: Type) -> Type {
    switch base.unwrapped {
    case .nominal(let id, let arguments):
      let parameters = self[id].genericParameters
      guard !arguments.isEmpty, parameters.count == arguments.count else { return type }
      return substitute(type, parameters: parameters, arguments: arguments)
    case .array(let element), .set(let element):
      return substitute(type, parameters: [known.element], arguments: [element])
    case .dictionary(let key, let value):
      return substitute(type, parameters: [known.key, known.value, known.element], arguments: [key, value, base.unwrapped.element])
    default: return type
    }
  }

  /// The same for a member that an ancestor of the base declares: its parameters are bound by the types in between.
  public func substitute(_ type: Type, with base: Type, declaredIn owner: NominalID?) -> Type {
    guard let owner, case .nominal(let id, _) = base.unwrapped, id != owner else { return substitute(type, with: base) }
    if self[owner].kind == .protocol { return substitute(bindingAssociatedTypes(of: type, in: owner, by: id), with: base) }
    if self[owner].genericParameters.isEmpty { return substitute(type, with: base) }
    return substitute(type, with: view(of: base.unwrapped, as: owner))
  }

  /// An object's type viewed as one of its ancestors, with the arguments that its own type implies.
  private func view(of type: Type, as ancestor: NominalID) -> Type {
    var current = type
    var steps = 0
    while case .nominal(let id, _) = current, id != ancestor, steps < Self.depthLimit {
      steps += 1
      let parent = self[id].inherited.first {
        if case .nominal(let parent, _) = $0 { return self[parent].ancestors.contains(ancestor) }
        return false
      }
      guard let parent else { return type }
      current = substitute(parent, with: current)
    }
    return current
  }

  func substitute(_ type: Type, parameters: [Name], arguments: [Type]) -> Type {
    // Most types mention no parameter. They are returned unchanged and stay shared.
    guard type.mentions(anyOf: parameters) else { return type }
    // An argument that mentions the parameter itself would grow the type with each substitution.
    return replace(parameters, in: type, by: arguments).bounded
  }

  private func replace(_ parameters: [Name], in type: Type, by arguments: [Type]) -> Type {
    func inner(_ type: Type) -> Type { replace(parameters, in: type, by: arguments) }
    switch type {
    case .generic(let name, let constraint):
      guard let argument = parameters.firstIndex(of: name).map({ arguments[$0] }) else { return type }
      // An argument that is an unconstrained generic parameter adds no information.
      if case .generic(_, .unknown) = argument, !constraint.isUnknown { return type }
      return argument.isUnknown ? type : argument
    case .nominal(let id, let own): return own.isEmpty ? type : .nominal(id, own.map(inner))
    case .external(let name, let own): return own.isEmpty ? type : .external(name, own.map(inner))
    case .optional(let wrapped): return .optional(inner(wrapped))
    case .array(let element): return .array(inner(element))
    case .set(let element): return .set(inner(element))
    case .dictionary(let key, let value): return .dictionary(inner(key), inner(value))
    case .tuple(let elements): return .tuple(elements.map { .init(label: $0.label, type: inner($0.type)) })
    case .function(let function):
      return .function(.init(parameters: function.parameters.map(inner), result: inner(function.result), isAsync: function.isAsync))
    case .metatype(let instance): return .metatype(inner(instance))
    case .composition, .unknown: return type
    }
  }
}
