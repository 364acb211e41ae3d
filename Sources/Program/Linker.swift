import Catalog
import Support
import Facts

/// Builds a program from the facts of its files, one table after the other.
///
/// Where building a table needs queries, they go to the program as linked so far (`program`). No such program may be alive when a table
/// changes: the table would be copied.
struct Linker {
  let files: [FileFacts]
  let modules: [Int]
  let visibility: ModuleVisibility
  let names: NameTable
  let fileNames: [[Name]]
  var types: [NominalType] = []
  var declarationTypes: [[NominalID]] = []
  var typesByName: [Name: [NominalID]] = [:]
  var additions: [Name: [NominalID]] = [:]
  var typealiasesByName: [Name: [TypealiasReference]] = [:]
  var globalProperties: [Name: [PropertyReference]] = [:]
  var globalFunctions: [Name: [FunctionReference]] = [:]
  var propertyTypes: [[Type]] = []
  var sharedTypes: Set<NominalID> = []
  let nestedFunctions: [Lazy<[FunctionID: [FunctionID]]>]
  let parts: [Lazy<FileRegions>]
  /// Created once, because each access to `program` creates another program.
  let droppedCalls: [Lazy<Set<ByteRange>>]
  var unreadLazyProperties: Set<PropertyReference> = []
  /// For each extension, the types that it declares. Used while extensions are attached.
  var nestedTypes: [TypeDeclarationReference: [Int]] = [:]
  /// The program whose tables were taken over, except for function bodies in some files; `nil` where all tables were built anew.
  var takenOver: (from: ProgramMark, changed: Set<Int>)?
  let models: ModelIndex
  let libraryImports: LibraryImports
  let folders: SourceFolders
  let known: KnownNames

  /// The program as linked so far.
  var program: Program { Program(self) }

  var tables: Program.Tables {
    Program.Tables(
      files: files, modules: modules, visibility: visibility, names: names, fileNames: fileNames, types: types, declarationTypes: declarationTypes,
      typesByName: typesByName, additions: additions, typealiasesByName: typealiasesByName, globalProperties: globalProperties,
      globalFunctions: globalFunctions, propertyTypes: propertyTypes, sharedTypes: sharedTypes, nestedFunctions: nestedFunctions, parts: parts,
      unreadLazyProperties: unreadLazyProperties, droppedCalls: droppedCalls, models: models, libraryImports: libraryImports, folders: folders, known: known,
      takenOver: takenOver)
  }

  /// - Parameters:
  ///   - names: The names that keep their numbers.
  ///   - known: The results of linking the same files under these names.
  init(
    files: [FileFacts], modules: [Int], descriptions: [SourceModule], models: ModelCatalog, names: NameTable, after earlier: Program?,
    known results: LinkingResults? = nil
  ) {
    var names = names
    self.files = files
    let tests = TestFiles(files, in: modules, descriptions, models.libraries)
    let (modules, descriptions) = (tests.modules, tests.descriptions)
    self.modules = modules
    visibility = ModuleVisibility(descriptions, of: files, in: modules)
    let known = KnownNames(&names)
    self.known = known
    // The index of each file in the earlier program.
    let places = earlier.map { Dictionary($0.files.enumerated().map { ($1.path, $0) }) { first, _ in first } } ?? [:]
    let fileNames = files.indices.map { index in
      if let earlier, let place = places[files[index].path], files[index].names == earlier.files[place].names { return earlier.fileNames[place] }
      if let results { return results.names[index] }
      return files[index].names.map { names.intern($0) }
    }
    self.fileNames = fileNames
    self.models = ModelIndex(models, names: MentionedNames(names, in: fileNames, and: known))
    let hasSamePaths = earlier.map { $0.files.count == files.count && zip($0.files, files).allSatisfy { $0.path == $1.path } } ?? false
    folders = hasSamePaths ? earlier!.folders : SourceFolders(of: files.map(\.path))
    libraryImports = LibraryImports(self.models.libraries, of: files, in: modules, descriptions)
    Self.internModelNames(models, into: &names)
    self.names = names
    // Facts are large and are accessed in place.
    let taken = files.indices.map { index -> Int? in
      guard let earlier, let place = places[files[index].path], files[index].functions == earlier.files[place].functions else { return nil }
      return place
    }
    /// A lazy value captures only its own file's facts, not those of all files.
    func later<Value>(_ known: [Lazy<Value>]?, _ make: @escaping @Sendable (FileFacts) -> Value) -> [Lazy<Value>] {
      files.indices.map { index in
        if let place = taken[index], let known { return known[place] }
        let file = files[index]
        return Lazy { make(file) }
      }
    }
    nestedFunctions = later(earlier?.nestedFunctions) { $0.nestedFunctions }
    parts = later(earlier?.parts) { FileRegions(of: $0.functions) }
    droppedCalls = later(earlier?.droppedCalls) { $0.droppedCalls }
  }

  /// - Parameter known: The results of linking the same program.
  mutating func link(after earlier: Program?, _ known: LinkingResults? = nil) {
    if let earlier, takeOver(from: earlier) || takeOverTypes(from: earlier) { return }
    declareTypes()
    attachExtensions()
    declareMembers()
    sortMembers()
    resolveInheritance()
    findObservedTypes()
    if let known { return take(known) }
    resolveProperties()
    narrowExistentialProperties()
    findUnreadLazyProperties(in: files.indices)
    findSharedTypes()
  }

  mutating func findSharedTypes() {
    func held(_ property: PropertyReference) -> NominalID? {
      let declaration = files[Int(property.file)][property.property]
      guard !declaration.isComputed, declaration.ownership == .strong,
        case .nominal(let id, _) = propertyTypes[Int(property.file)][Int(property.property.index)].unwrapped
      else { return nil }
      return id
    }
    /// What an example keeps in a global, users of the library may keep anywhere.
    func isInExample(_ property: PropertyReference, of type: NominalID) -> Bool {
      folders.showsUse(Int(property.file)) && types[Int(type.index)].declarations.first.map { !folders.showsUse(Int($0.file)) } ?? false
    }
    var shared: Set<NominalID> = []
    for property in globalProperties.values.joined() {
      if let type = held(property), !isInExample(property, of: type) { shared.insert(type) }
    }
    for index in types.indices {
      let id = NominalID(index)
      let holdsItself = types[index].properties.values.contains { properties in
        properties.contains { files[Int($0.file)][$0.property].isStatic && held($0) == id && !isInExample($0, of: id) }
      }
      if holdsItself { shared.insert(id) }
    }
    sharedTypes = shared
  }

  private func name(_ id: NameID, in file: Int) -> Name { fileNames[file][Int(id.index)] }

  private mutating func findObservedTypes() {
    for index in types.indices {
      types[index].tracksStoredProperties = types[index].declarations.contains { declaration in
        let file = files[Int(declaration.file)]
        return file[declaration.declaration].attributes.contains { models.isObserved(file.name($0)) }
      }
      for declaration in types[index].declarations {
        let file = files[Int(declaration.file)]
        for name in file[declaration.declaration].attributes.map(file.name) {
          guard let strength = models.attributes.first(where: { $0.strengthOfVariables != nil && Glob.matches(name, $0.name) })?.strengthOfVariables else {
            continue
          }
          types[index].strengthOfVariables = Ownership(strength)
        }
      }
      types[index].isObserved =
        types[index].tracksStoredProperties || types[index].externalAncestors.contains { models.isObserved(names.text($0)) }
    }
  }

  /// Interns types that only a model names. They too can be the type of an expression.
  private static func internModelNames(_ models: ModelCatalog, into names: inout NameTable) {
    func intern(_ type: ModelType?) { for name in type?.names ?? [] { _ = names.intern(name) } }
    for model in models.types {
      for type in model.associatedTypes.values.sorted() { _ = names.intern(type) }
      for part in model.name.split(separator: ".") { _ = names.intern(String(part)) }
      for name in model.generics { _ = names.intern(name) }
      for property in model.properties { intern(property.type) }
    }
    for model in models.operators { intern(model.type.map { .named($0) }) }
    for function in models.functions {
      intern(function.resultType)
      intern(function.closureParameter)
    }
  }

  /// Makes a nominal type of every declaration that is not an extension.
  private mutating func declareTypes() {
    declarationTypes = files.map { Array(repeating: NominalID(-1), count: $0.types.count) }
    let declarations = program.declarations(areExtensions: false)
    for (file, index) in declarations {
      let declaration = files[file].types[index]
      let name = name(declaration.name, in: file)
      let id = NominalID(types.count)
      var type = NominalType(name: name, kind: .init(declaration.kind), module: modules[file], isDeclared: true)
      type.declarations = [TypeDeclarationReference(file: file, declaration: TypeDeclarationID(index))]
      type.genericParameters = declaration.genericParameters.map { self.name($0.name, in: file) }
      type.cases = Set(declaration.cases.map { self.name($0.name, in: file) })
      declarationTypes[file][index] = id
      types.append(type)
      if declaration.parent == nil { typesByName[name, default: []].append(id) }
    }
    for file in files.indices {
      for (index, alias) in files[file].typealiases.enumerated() where alias.owner == nil {
        typealiasesByName[name(alias.name, in: file), default: []].append(
          TypealiasReference(file: Int32(file), index: Int32(index)))
      }
    }
    // Nesting: so far only parents that are not extensions are known.
    for (file, index) in declarations {
      if let parent = files[file].types[index].parent, files[file][parent].kind != .extension {
        nest(declarationTypes[file][index], in: declarationTypes[file][Int(parent.index)])
      }
    }
  }

  mutating func nest(_ child: NominalID, in parent: NominalID) {
    types[Int(child.index)].parent = parent
    let name = types[Int(child.index)].name
    if types[Int(parent.index)].nestedTypes[name] == nil { types[Int(parent.index)].nestedTypes[name] = child }
  }

  private mutating func declareMembers() {
    for file in files.indices {
      for (index, alias) in files[file].typealiases.enumerated() {
        guard let owner = alias.owner else { continue }
        let type = Int(declarationTypes[file][Int(owner.index)].index)
        types[type].typealiases[name(alias.name, in: file)] = TypealiasReference(file: Int32(file), index: Int32(index))
      }
      declareMembers(of: file)
    }
  }

  mutating func declareMembers(of file: Int) {
    let facts = files[file]
    for (index, property) in facts.properties.enumerated() {
      let reference = PropertyReference(file: file, property: PropertyID(index))
      let name = name(property.name, in: file)
      if let owner = property.owner {
        types[Int(declarationTypes[file][Int(owner.index)].index)].properties[name, default: []].append(reference)
      } else {
        globalProperties[name, default: []].append(reference)
      }
    }
    for (index, function) in facts.functions.enumerated() {
      guard function.parent == nil, let functionName = function.name else { continue }
      switch function.kind {
      case .function, .initializer: break
      case .getter, .setter: if !function.isSubscript { continue }
      default: continue
      }
      let reference = FunctionReference(file: file, function: FunctionID(index))
      let name = name(functionName, in: file)
      if let owner = function.owner {
        types[Int(declarationTypes[file][Int(owner.index)].index)].functions[name, default: []].append(reference)
      } else if function.kind == .function {
        globalFunctions[name, default: []].append(reference)
      }
    }
  }

  /// Resolves declared property types first, then infers the rest from initial values.
  private mutating func resolveProperties() {
    propertyTypes = files.map { Array(repeating: .unknown, count: $0.properties.count) }
    let program = program
    var inferred: [PropertyReference] = []
    var wrapped: [PropertyReference] = []
    for file in files.indices {
      for (index, property) in files[file].properties.enumerated() {
        let reference = PropertyReference(file: file, property: PropertyID(index))
        if let syntax = property.type {
          propertyTypes[file][index] = program.resolve(syntax, in: program.scope(of: reference))
        } else if property.initialValue != nil {
          inferred.append(reference)
        } else if property.wrapperKeyPath != nil {
          wrapped.append(reference)
        }
      }
    }
    // The declared types are known now. One program serves all key paths, whatever the order of files.
    let types = wrapped.isEmpty ? [] : wrapped.map(self.program.type(atKeyPathOf:))
    for (reference, type) in zip(wrapped, types) { propertyTypes[Int(reference.file)][Int(reference.property.index)] = type }
    // A property may take its type from another inferred property. A second round settles nearly all of them.
    for _ in 0..<2 {
      for reference in inferred where propertyTypes[Int(reference.file)][Int(reference.property.index)].isUnknown {
        let initialValue = files[Int(reference.file)][reference.property].initialValue!
        let type = resultType(of: FunctionReference(file: Int(reference.file), function: initialValue))
        propertyTypes[Int(reference.file)][Int(reference.property.index)] = type
      }
    }
  }

  /// The result type of an initial value, as far as it is known so far.
  func resultType(of initialValue: FunctionReference) -> Type { BodyResolver.resultType(of: initialValue, in: program) }
}

extension Program {
  func scope(of property: PropertyReference) -> TypeScope {
    let file = Int(property.file)
    guard let owner = self.property(property).owner else { return .file(file) }
    return .member(of: nominal(of: owner, in: file), file: file, declaration: TypeDeclarationReference(file: file, declaration: owner))
  }
}

extension NominalType.Kind {
  fileprivate init(_ kind: TypeDeclaration.Kind) {
    switch kind {
    case .class: self = .class
    case .struct: self = .struct
    case .enum: self = .enum
    case .actor: self = .actor
    case .protocol: self = .protocol
    case .extension: self = .unknown
    }
  }
}
