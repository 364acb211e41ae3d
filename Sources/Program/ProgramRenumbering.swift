import Facts
import Support

extension Program {
  /// The same program with renumbered files and types. An unused number denotes a file without code, or a type without declaration.
  ///
  /// - Parameter earlier: The previous program of the series.
  func renumbered(_ numbers: StableNumbers, after earlier: Program) -> Program {
    Program(self, Renumbering(numbers), after: earlier)
  }

  private convenience init(_ other: Program, _ map: Renumbering, after earlier: Program) {
    let nowhere = FileFacts(path: "")
    func files<Value>(_ values: [Value], free: (Int) -> Value) -> [Value] {
      var result = (0..<map.numbers.fileCount).map(free)
      for (index, value) in values.enumerated() { result[map.numbers.files[index]] = value }
      return result
    }
    func pathOfFree(_ number: Int) -> FileFacts { earlier.files.indices.contains(number) ? FileFacts(path: earlier.files[number].path) : nowhere }
    var types = (0..<map.numbers.typeCount).map { _ in NominalType(name: other.known.any, kind: .unknown, module: 0, isDeclared: false) }
    for (index, type) in other.types.enumerated() { types[Int(map.numbers.types[index].index)] = map.type(type) }
    self.init(
      Tables(
        files: files(other.files, free: pathOfFree), modules: files(other.modules) { _ in 0 }, visibility: other.visibility, names: other.names,
        fileNames: files(other.fileNames) { _ in [] }, types: types,
        declarationTypes: files(other.declarationTypes.map { $0.map(map.nominal) }) { _ in [] },
        typesByName: other.typesByName.mapValues { $0.map(map.nominal) }, additions: other.additions.mapValues { $0.map(map.nominal) },
        typealiasesByName: other.typealiasesByName.mapValues { $0.map(map.alias) },
        globalProperties: other.globalProperties.mapValues { $0.map(map.property) },
        globalFunctions: other.globalFunctions.mapValues { $0.map(map.function) },
        propertyTypes: files(other.propertyTypes.map { $0.map(map.type) }) { _ in [] }, sharedTypes: Set(other.sharedTypes.map(map.nominal)),
        nestedFunctions: files(other.nestedFunctions) { _ in Lazy([:]) }, parts: files(other.parts) { _ in Lazy(FileRegions(of: [])) },
        unreadLazyProperties: Set(other.unreadLazyProperties.map(map.property)), droppedCalls: files(other.droppedCalls) { _ in Lazy([]) },
        models: other.models, libraryImports: other.libraryImports.renumbered(map.numbers), folders: other.folders.renumbered(map.numbers), known: other.known,
        takenOver: nil))
  }
}

/// Replaces the numbers of a linked program by those of its series.
private struct Renumbering {
  let numbers: StableNumbers

  init(_ numbers: StableNumbers) { self.numbers = numbers }

  func file(_ file: Int32) -> Int { numbers.files[Int(file)] }
  func nominal(_ id: NominalID) -> NominalID { id.index < 0 ? id : numbers.types[Int(id.index)] }
  func function(_ reference: FunctionReference) -> FunctionReference { FunctionReference(file: file(reference.file), function: reference.function) }
  func property(_ reference: PropertyReference) -> PropertyReference { PropertyReference(file: file(reference.file), property: reference.property) }
  func alias(_ reference: TypealiasReference) -> TypealiasReference { TypealiasReference(file: Int32(file(reference.file)), index: reference.index) }

  func type(_ type: NominalType) -> NominalType {
    var result = type
    result.declarations = type.declarations.map { TypeDeclarationReference(file: file($0.file), declaration: $0.declaration) }
    result.parent = type.parent.map(nominal)
    result.inherited = type.inherited.map(self.type)
    result.properties = type.properties.mapValues { $0.map(property) }
    result.functions = type.functions.mapValues { $0.map(function) }
    result.nestedTypes = type.nestedTypes.mapValues(nominal)
    result.typealiases = type.typealiases.mapValues(alias)
    result.ancestors = type.ancestors.map(nominal)
    result.descendants = type.descendants.map(nominal)
    return result
  }

  func type(_ type: Type) -> Type {
    switch type {
    case .unknown: .unknown
    case .nominal(let id, let arguments): .nominal(nominal(id), arguments.map(self.type))
    case .external(let name, let arguments): .external(name, arguments.map(self.type))
    case .optional(let inner): .optional(self.type(inner))
    case .array(let inner): .array(self.type(inner))
    case .set(let inner): .set(self.type(inner))
    case .dictionary(let key, let value): .dictionary(self.type(key), self.type(value))
    case .tuple(let elements): .tuple(elements.map { Type.TupleElement(label: $0.label, type: self.type($0.type)) })
    case .function(let function):
      .function(Type.FunctionType(parameters: function.parameters.map(self.type), result: self.type(function.result), isAsync: function.isAsync))
    case .metatype(let inner): .metatype(self.type(inner))
    case .generic(let name, let constraint): .generic(name, constraint: self.type(constraint))
    case .composition(let parts): .composition(parts.map(self.type))
    }
  }
}
