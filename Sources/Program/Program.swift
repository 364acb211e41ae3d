import Catalog
import Support
import Facts

/// All files linked: every nominal type with its extensions and members, every global, and the models of what lies outside.
///
/// A program never changes after linking (`Linker`), so that bodies can be resolved and analysed in parallel. A class, so that handing it on
/// costs one reference and not all of its tables.
public final class Program: Sendable {
  public let files: [FileFacts]
  /// Index of the module that each file belongs to.
  public let modules: [Int]
  let visibility: ModuleVisibility
  public let names: NameTable
  /// For each file the program-wide name of each of its names.
  @usableFromInline let fileNames: [[Name]]
  public let types: [NominalType]
  /// The nominal type that each type declaration or extension of a file belongs to.
  @usableFromInline let declarationTypes: [[NominalID]]
  /// Types at file level, by name; several where modules or local scopes use the same name.
  let typesByName: [Name: [NominalID]]
  /// For a type outside the program, by its name, what the program adds to it and to all that the models say it inherits from: the
  /// extensions, with what these make it adopt; nearest first.
  let additions: [Name: [NominalID]]
  let typealiasesByName: [Name: [TypealiasReference]]
  let globalProperties: [Name: [PropertyReference]]
  let globalFunctions: [Name: [FunctionReference]]
  /// Resolved types of properties, those inferred from initial values included; by file and property.
  @usableFromInline let propertyTypes: [[Type]]
  /// Types of which a global variable, or a static property of their own, holds an instance.
  let sharedTypes: Set<NominalID>
  /// Closures and nested functions directly inside each function, by file and function.
  let nestedFunctions: [Lazy<[FunctionID: [FunctionID]]>]
  let parts: [Lazy<FileParts>]
  /// The files whose places are other ones than in their text.
  let steady: [Int: SteadyFacts]
  /// Private lazy properties that no code names.
  let unreadLazyProperties: Set<PropertyReference>
  /// For each file the calls of which nothing in the code takes up what they give.
  let droppedCalls: [Lazy<Set<ByteRange>>]
  public let models: ModelIndex
  let libraryImports: LibraryImports
  let folders: SourceFolders
  let known: KnownNames
  let overloads = LazyTable<OverloadKey, OverloadIndex>()
  /// What names mean as members of types with many members of that name, or that inherit from many.
  let foundMembers = LazyTable<MemberKey, MemberLookup>()
  let mark = ProgramMark()
  let takenOver: (from: ProgramMark, changed: Set<Int>)?

  /// Links files into a program.
  ///
  /// - Parameters:
  ///   - files: The facts of all files, in a fixed order: places refer to files by their index.
  ///   - modules: The module of each file, as any number; the same name in two modules stays two types.
  ///   - descriptions: What is known of each module, by its number; without it all modules see each other.
  ///   - models: What is known of the code outside the program.
  ///   - earlier: A program whose names keep their numbers in this one, so that the two can be compared (`changes`).
  public convenience init(files: [FileFacts], modules: [Int], descriptions: [SourceModule] = [], models: ModelCatalog, after earlier: Program? = nil) {
    var linker = Linker(files: files, modules: modules, descriptions: descriptions, models: models, names: earlier?.names ?? NameTable(), after: earlier)
    linker.link(after: earlier)
    self.init(linker)
  }

  /// The same program once more, of the same files.
  ///
  /// - Parameters:
  ///   - names: Those that it had: they keep their numbers.
  ///   - known: What linking has found then; `nil` finds it again, and so do results that cannot be of these files.
  public convenience init(
    files: [FileFacts], modules: [Int], descriptions: [SourceModule] = [], models: ModelCatalog, names: NameTable, known: LinkingResults? = nil
  ) {
    let known = known.flatMap { $0.canBe(of: files, names) ? $0 : nil }
    var linker = Linker(files: files, modules: modules, descriptions: descriptions, models: models, names: names, after: nil, known: known)
    linker.link(after: nil, known)
    self.init(linker)
  }

  /// The program as far as it is linked.
  init(_ linker: Linker) {
    files = linker.files
    modules = linker.modules
    visibility = linker.visibility
    names = linker.names
    fileNames = linker.fileNames
    types = linker.types
    declarationTypes = linker.declarationTypes
    typesByName = linker.typesByName
    additions = linker.additions
    typealiasesByName = linker.typealiasesByName
    globalProperties = linker.globalProperties
    globalFunctions = linker.globalFunctions
    propertyTypes = linker.propertyTypes
    sharedTypes = linker.sharedTypes
    nestedFunctions = linker.nestedFunctions
    parts = linker.parts
    steady = [:]
    unreadLazyProperties = linker.unreadLazyProperties
    droppedCalls = linker.droppedCalls
    models = linker.models
    libraryImports = linker.libraryImports
    folders = linker.folders
    known = linker.known
    takenOver = linker.takenOver
  }

  /// The same program with other names, types and places in some files.
  init(_ other: Program, with steady: [Int: SteadyFacts]) {
    var (files, fileNames, parts) = (other.files, other.fileNames, other.parts)
    var (types, globalFunctions, nestedFunctions) = (other.types, other.globalFunctions, other.nestedFunctions)
    let numbers = SteadyNumbers(files: steady)
    var (globalProperties, propertyTypes) = (other.globalProperties, other.propertyTypes)
    for type in Set(steady.keys.flatMap { other.declarationTypes[$0] }) {
      numbers.apply(to: &types[Int(type.index)].functions)
      numbers.apply(to: &types[Int(type.index)].properties)
    }
    numbers.apply(to: &globalFunctions)
    numbers.apply(to: &globalProperties)
    for (file, facts) in steady {
      files[file] = facts.facts
      propertyTypes[file] = numbers.apply(to: other.propertyTypes[file], inFile: file)
      nestedFunctions[file] = Lazy { facts.facts.nestedFunctions }
      // Names that are no longer in the text are asked for by nobody.
      var names = [Name](repeating: other.fileNames[file].first ?? other.known.initializer, count: facts.facts.names.count)
      for (read, steady) in zip(other.fileNames[file], facts.names) { names[Int(steady.index)] = read }
      fileNames[file] = names
      parts[file] = Lazy(facts.parts)
    }
    self.files = files
    self.fileNames = fileNames
    self.parts = parts
    self.steady = steady
    modules = other.modules
    visibility = other.visibility
    names = other.names
    self.types = types
    declarationTypes = other.declarationTypes
    typesByName = other.typesByName
    additions = other.additions
    typealiasesByName = other.typealiasesByName
    self.globalProperties = globalProperties
    self.globalFunctions = globalFunctions
    self.propertyTypes = propertyTypes
    sharedTypes = other.sharedTypes
    self.nestedFunctions = nestedFunctions
    unreadLazyProperties = Set(other.unreadLazyProperties.map(numbers.number))
    var droppedCalls = other.droppedCalls
    for (file, facts) in steady { droppedCalls[file] = Lazy { facts.facts.droppedCalls } }
    self.droppedCalls = droppedCalls
    models = other.models
    libraryImports = other.libraryImports
    folders = other.folders
    known = other.known
    takenOver = other.takenOver
  }

  public func droppedCalls(inFile file: Int) -> Set<ByteRange> { droppedCalls[file].value }

  // What follows is asked so often that other modules must not have to copy what they ask of.

  @inlinable public func file(_ reference: FunctionReference) -> FileFacts { files[Int(reference.file)] }

  @inlinable public func function(_ reference: FunctionReference) -> Function {
    files[Int(reference.file)].functions[Int(reference.function.index)]
  }

  @inlinable public func property(_ reference: PropertyReference) -> PropertyDeclaration {
    files[Int(reference.file)].properties[Int(reference.property.index)]
  }

  @inlinable public subscript(_ id: NominalID) -> NominalType { types[Int(id.index)] }

  /// The program-wide name of a file's name.
  @inlinable public func name(_ id: NameID, in file: Int) -> Name { fileNames[file][Int(id.index)] }

  @inlinable public func text(_ name: Name) -> String { names.text(name) }

  /// The type of a property, declared or inferred.
  @inlinable public func type(of property: PropertyReference) -> Type {
    propertyTypes[Int(property.file)][Int(property.property.index)]
  }

  /// The nominal type that a type declaration or extension belongs to.
  @inlinable public func nominal(of declaration: TypeDeclarationID, in file: Int) -> NominalID {
    declarationTypes[file][Int(declaration.index)]
  }

  /// The nominal type whose member a function is, or is nested in.
  @inlinable public func owner(of reference: FunctionReference) -> NominalID? {
    function(reference).owner.map { nominal(of: $0, in: Int(reference.file)) }
  }

  /// The nominal type whose member a property is.
  @inlinable public func owner(of reference: PropertyReference) -> NominalID? {
    property(reference).owner.map { nominal(of: $0, in: Int(reference.file)) }
  }

  /// Is a member static? Accessors and initial values are what their property is.
  @inlinable public func isStatic(_ reference: FunctionReference) -> Bool {
    let function = function(reference)
    return function.property.map { files[Int(reference.file)][$0].isStatic } ?? function.isStatic
  }

  /// The functions at file level of that name.
  public func globalFunctions(named name: String) -> [FunctionReference] {
    names.find(name).flatMap { globalFunctions[$0] } ?? []
  }

  /// The type of `self` in members of a nominal type.
  public func selfType(of id: NominalID) -> Type {
    let arguments = self[id].genericParameters.map { Type.generic($0, constraint: .unknown) }
    return self[id].isDeclared || arguments.isEmpty ? .nominal(id, arguments) : languageType(self[id].name, arguments: arguments, declared: id)
  }

  /// Closures and nested functions written directly inside a function.
  public func nested(in reference: FunctionReference) -> [FunctionReference] {
    (nestedFunctions[Int(reference.file)].value[reference.function] ?? []).map {
      FunctionReference(file: Int(reference.file), function: $0)
    }
  }

  /// A function, and all closures and functions written in it: outer ones before inner ones.
  public func functions(within root: FunctionReference) -> [FunctionReference] {
    var result = [root]
    var next = 0
    while next < result.count {
      result += nested(in: result[next])
      next += 1
    }
    return result
  }

  /// Is it written in the code of a function? What a file declares among its statements is not.
  public func isWritten(_ range: ByteRange, inFile file: Int, in root: FunctionReference) -> Bool {
    let function = function(root)
    guard file == Int(root.file), function.range.contains(range) else { return false }
    return function.kind != .topLevel
      || !files[file].functions.indices.contains { index in
        let other = files[file].functions[index]
        return other.parent == nil && index != Int(root.function.index) && other.range.contains(range)
      }
  }

  /// Is a closure or nested function the other one, or written in it?
  public func isNested(_ inner: FunctionReference, in outer: FunctionReference) -> Bool {
    var next: FunctionID? = inner.function
    while let id = next, inner.file == outer.file {
      if id == outer.function { return true }
      next = files[Int(inner.file)][id].parent
    }
    return false
  }

  /// How values of a type behave.
  public enum Semantics: Sendable { case reference, value, unknown }

  /// Does a value of this type refer to a shared object, or is it copied?
  public func semantics(of type: Type) -> Semantics {
    switch type.unwrapped {
    case .nominal(let id, _):
      switch self[id].kind {
      case .class, .actor: return .reference
      case .struct, .enum: return .value
      case .protocol: return self[id].isClassBound ? .reference : .unknown
      case .unknown: return models.semantics(ofType: text(self[id].name))
      }
    case .external(let name, _): return name == known.anyObject ? .reference : models.semantics(ofType: text(name))
    case .array, .set, .dictionary, .tuple, .metatype: return .value
    case .function: return .reference
    case .generic(_, let constraint): return constraint.isUnknown ? .unknown : semantics(of: constraint)
    case .composition(let parts):
      return parts.contains { semantics(of: $0) == .reference } ? .reference : .unknown
    case .unknown, .optional: return .unknown
    }
  }

  /// A type as a reader would write it.
  public func describe(_ type: Type) -> String {
    switch type {
    case .unknown: "_"
    case .nominal(let id, _): text(self[id].name)
    case .external(let name, _): text(name)
    case .optional(let inner): describe(inner) + "?"
    case .array(let element): "[\(describe(element))]"
    case .set(let element): "Set<\(describe(element))>"
    case .dictionary(let key, let value): "[\(describe(key)): \(describe(value))]"
    case .tuple(let elements): "(\(elements.map { describe($0.type) }.joined(separator: ", ")))"
    case .function(let function):
      "(\(function.parameters.map(describe).joined(separator: ", "))) -> \(describe(function.result))"
    case .metatype(let inner): describe(inner) + ".Type"
    case .generic(let name, _): text(name)
    case .composition(let parts): parts.map(describe).joined(separator: " & ")
    }
  }
}
