import Catalog

/// The types that models write.
extension Program {
  /// Arguments of a type further up stay unknown.
  private static var inheritanceLimit: Int { 16 }

  /// The program's type for a type written in a model.
  ///
  /// - Parameter base: The type of the object that has a property of the type. It decides the generic arguments.
  func modelType(_ type: ModelType?, of base: Type = .unknown) -> Type {
    switch type {
    case .named(let text):
      guard let name = names.find(text) else { return .unknown }
      return typeOfModel(name).map { .nominal($0, []) } ?? languageType(name, arguments: [])
    case .array(let element): return .array(modelType(element, of: base))
    case .optional(let wrapped):
      let type = modelType(wrapped, of: base)
      return type.isUnknown ? .unknown : .optional(type)
    case .tuple(let parts):
      return .tuple(parts.map { Type.TupleElement(label: $0.label.flatMap { names.find($0) }, type: modelType($0.type, of: base)) })
    case .argument(let generic, let position):
      let arguments = outsideArguments(of: base.unwrapped, as: generic)
      return arguments.indices.contains(position) ? arguments[position] : .unknown
    case .result(let type, let method):
      guard case .nominal(let id, _) = modelType(type, of: base).unwrapped, let name = names.find(method) else { return .unknown }
      let functions = self[id].ancestors.lazy.compactMap { self[$0].functions[name]?.first }
      return functions.first.map { resultType(of: $0) } ?? .unknown
    case .other, nil: return .unknown
    }
  }

  /// The type that a model names: a type the program extends, or the program's own where the program is that framework.
  private func typeOfModel(_ name: Name) -> NominalID? {
    guard let candidates = typesByName[name] else { return nil }
    return candidates.first { !self[$0].isDeclared } ?? candidates.first { !isLocal($0) && !visibility.isTest(self[$0].module) }
  }

  /// The generic arguments of an outside type that a type is or inherits from; empty where they are not known.
  func outsideArguments(of type: Type, as generic: String, depth: Int = 0) -> [Type] {
    guard depth < Self.inheritanceLimit else { return [] }
    switch type {
    case .external(let name, let arguments): return text(name) == generic ? arguments : []
    case .nominal(let id, let arguments):
      if !self[id].isDeclared, text(self[id].name) == generic { return arguments }
      return self[id].inherited.lazy.map { self.outsideArguments(of: self.substitute($0, with: type), as: generic, depth: depth + 1) }.first { !$0.isEmpty }
        ?? []
    case .generic(_, let bound): return outsideArguments(of: bound, as: generic, depth: depth + 1)
    case .composition(let parts): return parts.lazy.map { self.outsideArguments(of: $0, as: generic, depth: depth + 1) }.first { !$0.isEmpty } ?? []
    default: return []
    }
  }

  /// The generic arguments that an initialiser's arguments imply for an outside type: an argument with the name of a property is of its type.
  func outsideArguments(of generic: Name, impliedBy arguments: some Sequence<(label: Name?, type: Type)>) -> [Type] {
    var found: [Type] = []
    for (label, type) in arguments {
      guard let label, let property = models.property(named: text(label), ofType: text(generic), isStatic: false),
        case .argument(text(generic), let position) = property.type
      else { continue }
      while found.count <= position { found.append(.unknown) }
      found[position] = type
    }
    return found
  }
}
