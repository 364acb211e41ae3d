import Catalog
import Support
import Facts

/// The linked program: nominal types with their extensions and members, globals, and the models of outside code.
///
/// A program never changes after linking (`Linker`), so bodies can be resolved and analysed in parallel. A class, because it is passed around
/// often and its tables are large.
public final class Program: Sendable {
  public let files: [FileFacts]
  /// For each file, the index of its module.
  public let modules: [Int]
  let visibility: ModuleVisibility
  public let names: NameTable
  /// For each file, the program-wide name of each file-level name.
  @usableFromInline let fileNames: [[Name]]
  public let types: [NominalType]
  /// For each type declaration or extension of a file, its nominal type.
  @usableFromInline let declarationTypes: [[NominalID]]
  /// Types at file level by name. Several where modules or local scopes use the same name.
  let typesByName: [Name: [NominalID]]
  /// For an outside type by name: the program's extensions of it and of its modelled ancestors, with the protocols they adopt; nearest first.
  let additions: [Name: [NominalID]]
  let typealiasesByName: [Name: [TypealiasReference]]
  let globalProperties: [Name: [PropertyReference]]
  let globalFunctions: [Name: [FunctionReference]]
  /// Resolved property types by file and property, inferred ones included.
  @usableFromInline let propertyTypes: [[Type]]
  /// Types with an instance in a global variable or in a static property of their own.
  let sharedTypes: Set<NominalID>
  /// The closures and functions nested directly in each function, by file and function.
  let nestedFunctions: [Lazy<[FunctionID: [FunctionID]]>]
  let parts: [Lazy<FileRegions>]
  /// Files whose places differ from those in their text.
  let steady: [Int: SteadyFacts]
  /// Private lazy properties that no code names.
  let unreadLazyProperties: Set<PropertyReference>
  /// For each file, the calls whose result no code uses.
  let droppedCalls: [Lazy<Set<ByteRange>>]
  public let models: ModelIndex
  let outsideTypes: Lazy<OutsideTypes>
  let applications: Lazy<Applications>
  /// The names of the types that superclasses out of sight are given, and may make: `class Page: Controller<PageView>`.
  let typesOfSuperclasses: Lazy<Set<Name>>
  let libraryImports: LibraryImports
  let folders: SourceFolders
  let known: KnownNames
  let overloads = LazyTable<OverloadKey, OverloadIndex>()
  let globalOverloads = LazyTable<Name, GlobalOverloads>()
  /// What the types in sight make of requirements that are properties.
  let satisfactions = LazyTable<PropertyReference, Satisfaction>()
  /// Cached member lookups, for types with many members of one name or many ancestors.
  let foundMembers = LazyTable<MemberKey, MemberLookup>()
  /// Cached models of attributes by name: these are patterns.
  let modelledAttributes = LazyTable<Name, [AttributeModel]>()
  let mark = ProgramMark()
  let takenOver: (from: ProgramMark, changed: Set<Int>)?

  /// Links files into a program.
  ///
  /// - Parameters:
  ///   - files: The facts of all files in a fixed order. Places refer to files by index.
  ///   - modules: The module of each file, as any number. The same name in two modules means two types.
  ///   - descriptions: The description of each module, by number. Without them all modules see each other.
  ///   - models: The models of code outside the program.
  ///   - earlier: A program whose names keep their numbers in this one, so that the two can be compared (`changes`).
  public convenience init(files: [FileFacts], modules: [Int], descriptions: [SourceModule] = [], models: ModelCatalog, after earlier: Program? = nil) {
    var linker = Linker(files: files, modules: modules, descriptions: descriptions, models: models, names: earlier?.names ?? NameTable(), after: earlier)
    linker.link(after: earlier)
    self.init(linker)
  }

  /// Relinks the same files.
  ///
  /// - Parameters:
  ///   - names: The previous names, which keep their numbers.
  ///   - known: The previous linking results. If they are `nil`, or cannot belong to these files, they are computed again.
  public convenience init(
    files: [FileFacts], modules: [Int], descriptions: [SourceModule] = [], models: ModelCatalog, names: NameTable, known: LinkingResults? = nil
  ) {
    let known = known.flatMap { $0.canBe(of: files, names) ? $0 : nil }
    var linker = Linker(files: files, modules: modules, descriptions: descriptions, models: models, names: names, after: nil, known: known)
    linker.link(after: nil, known)
    self.init(linker)
  }

  /// The program as linked so far.
  convenience init(_ linker: Linker) { self.init(linker.tables) }

  /// All tables of a program.
  struct Tables {
    let files: [FileFacts]
    let modules: [Int]
    let visibility: ModuleVisibility
    let names: NameTable
    let fileNames: [[Name]]
    let types: [NominalType]
    let declarationTypes: [[NominalID]]
    let typesByName: [Name: [NominalID]]
    let additions: [Name: [NominalID]]
    let typealiasesByName: [Name: [TypealiasReference]]
    let globalProperties: [Name: [PropertyReference]]
    let globalFunctions: [Name: [FunctionReference]]
    let propertyTypes: [[Type]]
    let sharedTypes: Set<NominalID>
    let nestedFunctions: [Lazy<[FunctionID: [FunctionID]]>]
    let parts: [Lazy<FileRegions>]
    let unreadLazyProperties: Set<PropertyReference>
    let droppedCalls: [Lazy<Set<ByteRange>>]
    let models: ModelIndex
    let libraryImports: LibraryImports
    let folders: SourceFolders
    let known: KnownNames
    let takenOver: (from: ProgramMark, changed: Set<Int>)?
  }

  init(_ tables: Tables) {
    files = tables.files
    modules = tables.modules
    visibility = tables.visibility
    names = tables.names
    fileNames = tables.fileNames
    types = tables.types
    declarationTypes = tables.declarationTypes
    typesByName = tables.typesByName
    additions = tables.additions
    typealiasesByName = tables.typealiasesByName
    globalProperties = tables.globalProperties
    globalFunctions = tables.globalFunctions
    propertyTypes = tables.propertyTypes
    sharedTypes = tables.sharedTypes
    nestedFunctions = tables.nestedFunctions
    parts = tables.parts
    steady = [:]
    unreadLazyProperties = tables.unreadLazyProperties
    droppedCalls = tables.droppedCalls
    models = tables.models
    outsideTypes = Lazy { [models, names] in OutsideTypes(models, names) }
    libraryImports = tables.libraryImports
    folders = tables.folders
    known = tables.known
    takenOver = tables.takenOver
    applications = Lazy { [types, names, visibility, models, folders] in Applications(types, names, visibility, models, folders) }
    typesOfSuperclasses = Lazy { [types] in Self.typesOfSuperclasses(types) }
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
      // Nothing asks for names that are no longer in the text.
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
    outsideTypes = other.outsideTypes
    libraryImports = other.libraryImports
    folders = other.folders
    known = other.known
    takenOver = other.takenOver
    applications = other.applications
    typesOfSuperclasses = other.typesOfSuperclasses
  }

  public func droppedCalls(inFile file: Int) -> Set<ByteRange> { droppedCalls[file].value }

  // The following members are inlinable: they are called so often that calls across modules would cost too much.

  @inlinable public func file(_ reference: FunctionReference) -> FileFacts { files[Int(reference.file)] }

  @inlinable public func function(_ reference: FunctionReference) -> Function {
    files[Int(reference.file)].functions[Int(reference.function.index)]
  }

  @inlinable public func property(_ reference: PropertyReference) -> PropertyDeclaration {
    files[Int(reference.file)].properties[Int(reference.property.index)]
  }

  /// False for a property of an earlier program if its file is gone or now has fewer properties.
  public func contains(_ reference: PropertyReference) -> Bool { files[Int(reference.file)].properties.indices.contains(Int(reference.property.index)) }

  @inlinable public subscript(_ id: NominalID) -> NominalType { types[Int(id.index)] }

  /// The program-wide name of a file's name.
  @inlinable public func name(_ id: NameID, in file: Int) -> Name { fileNames[file][Int(id.index)] }

  @inlinable public func text(_ name: Name) -> String { names.text(name) }

  /// The declared or inferred type of a property.
  @inlinable public func type(of property: PropertyReference) -> Type {
    propertyTypes[Int(property.file)][Int(property.property.index)]
  }

  /// The nominal type of a type declaration or extension.
  @inlinable public func nominal(of declaration: TypeDeclarationID, in file: Int) -> NominalID {
    declarationTypes[file][Int(declaration.index)]
  }

  /// The nominal type of which a function is a member, directly or through nesting.
  @inlinable public func owner(of reference: FunctionReference) -> NominalID? {
    function(reference).owner.map { nominal(of: $0, in: Int(reference.file)) }
  }

  /// The nominal type of which a property is a member.
  @inlinable public func owner(of reference: PropertyReference) -> NominalID? {
    property(reference).owner.map { nominal(of: $0, in: Int(reference.file)) }
  }

  /// Whether a member is static. Accessors and initial values follow their property.
  @inlinable public func isStatic(_ reference: FunctionReference) -> Bool {
    let function = function(reference)
    return function.property.map { files[Int(reference.file)][$0].isStatic } ?? function.isStatic
  }

  /// Whether the code makes the initial value of a property before there is an object. That of a lazy property runs later.
  func runsBeforeSelf(_ reference: FunctionReference) -> Bool {
    let function = function(reference)
    guard function.kind == .initialValue, let property = function.property.map({ files[Int(reference.file)][$0] }) else { return false }
    return property.owner != nil && !property.isLazy
  }

  /// The functions of that name at file level.
  public func globalFunctions(named name: String) -> [FunctionReference] {
    names.find(name).flatMap { globalFunctions[$0] } ?? []
  }

  /// The type of `self` in members of a nominal type.
  public func selfType(of id: NominalID) -> Type {
    let arguments = self[id].genericParameters.map { Type.generic($0, constraint: .unknown) }
    return self[id].isDeclared || arguments.isEmpty ? .nominal(id, arguments) : languageType(self[id].name, arguments: arguments, declared: id)
  }

  /// The closures and functions written directly in a function.
  public func nested(in reference: FunctionReference) -> [FunctionReference] {
    (nestedFunctions[Int(reference.file)].value[reference.function] ?? []).map {
      FunctionReference(file: Int(reference.file), function: $0)
    }
  }

  /// A function with all closures and functions written in it, outer ones first.
  public func functions(within root: FunctionReference) -> [FunctionReference] {
    var result = [root]
    var next = 0
    while next < result.count {
      result += nested(in: result[next])
      next += 1
    }
    return result
  }

  /// Whether a range is part of a function's code. Declarations among a file's statements are not.
  public func isWritten(_ range: ByteRange, inFile file: Int, in root: FunctionReference) -> Bool {
    // By index: copying a function is expensive.
    guard file == Int(root.file), function(root).range.contains(range) else { return false }
    return function(root).kind != .topLevel
      || !files[file].functions.indices.contains { index in
        files[file].functions[index].parent == nil && index != Int(root.function.index) && files[file].functions[index].range.contains(range)
      }
  }

  /// The function in which a closure or nested function is written; `nil` for other functions.
  public func parent(of reference: FunctionReference) -> FunctionReference? {
    function(reference).parent.map { FunctionReference(file: Int(reference.file), function: $0) }
  }

  /// A closure or nested function and those around it, from the inside out, up to but not including another function.
  public func functions(around inner: FunctionReference, below outer: FunctionReference) -> [FunctionReference] {
    var result: [FunctionReference] = []
    var next: FunctionReference? = inner
    while let function = next, function != outer {
      result.append(function)
      next = parent(of: function)
    }
    return result
  }

  /// Whether a closure or nested function is the other one, or is written in it.
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

  /// Whether a value of this type refers to a shared object or is copied.
  public func semantics(of type: Type) -> Semantics {
    switch type {
    case .nominal(let id, _):
      switch self[id].kind {
      case .class, .actor: return .reference
      case .struct, .enum: return .value
      case .protocol: return self[id].isClassBound || self[id].hasOnlyClasses ? .reference : .unknown
      case .unknown: return outsideTypes.value.semantics[self[id].name] ?? .unknown
      }
    case .external(let name, _): return name == known.anyObject ? .reference : outsideTypes.value.semantics[name] ?? .unknown
    case .array, .set, .dictionary, .tuple, .metatype: return .value
    case .function: return .reference
    case .generic(_, let constraint): return constraint.isUnknown ? .unknown : semantics(of: constraint)
    case .composition(let parts):
      return parts.contains { semantics(of: $0) == .reference } ? .reference : .unknown
    case .optional(let inner): return semantics(of: inner)
    case .unknown: return .unknown
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
