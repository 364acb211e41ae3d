import Facts

/// The differences between two programs with the numbers of one series: texts, and the interfaces of files.
public struct ProgramChanges: Sendable {
  /// The files that are changed, new or gone.
  public internal(set) var files: Set<Int>
  /// The new files, and those that are gone.
  let newFiles: Set<Int>
  let goneFiles: Set<Int>
  /// For each file with a changed interface, the declarations that are the same.
  var matches: [Int: DeclarationMatch] = [:]
  /// For each such file, the properties that look the same but have another type.
  var retyped: [Int: Set<Int>] = [:]
  /// The names of declarations that are new, gone or different.
  var names: Set<Name> = []
  /// The names among them that belong to properties of types in both programs.
  var propertyNames: Set<Name> = []
  /// The names among them that can be argument labels: a memberwise initialiser has the properties of a value as parameters.
  var labels: Set<Name> = []
  /// The names of changed members that related types have too. A call of such a name may run other code now.
  var overridden: Set<Name> = []
  /// Whether one of them is an outlet.
  var hasOutlets = false
  /// The types with these members.
  var types: Set<NominalID> = []
  /// The names of types and aliases that are new, gone or different.
  var typeNames: Set<Name> = []
  /// The types that are new or gone.
  var otherTypes: Set<NominalID> = []
  /// The types in both programs whose initialisers differ, inherited ones included.
  var initializedTypes: Set<NominalID> = []
  /// The names through which code calls these initialisers.
  var initializedNames: Set<Name> = []
  /// The files whose code may mean something else altogether: their imports differ, or they write the name of a new, removed or changed type as a type.
  var wholeFiles: Set<Int> = []

  init(files: Set<Int>, newFiles: Set<Int> = [], goneFiles: Set<Int> = []) {
    self.files = files
    self.newFiles = newFiles
    self.goneFiles = goneFiles
  }
}

extension Program {
  /// The differences to an earlier program. Only code that names a changed declaration may change its meaning. All other code keeps its
  /// meaning, under the same numbers. `nil` if more has changed, or if that is uncertain.
  ///
  /// - Parameter earlier: The previous program of the series.
  public func changes(since earlier: Program) -> ProgramChanges? {
    if let takenOver, takenOver.from === earlier.mark {
      let places = MemberPlaces(self, earlier, ProgramChanges(files: takenOver.changed))
      return unreadLazyProperties == earlier.unreadLazyProperties && places.areSame() ? ProgramChanges(files: takenOver.changed) : nil
    }
    guard files.count >= earlier.files.count, models.isSame(as: earlier.models), visibility == earlier.visibility, seesTheSame(as: earlier) else { return nil }
    let newFiles = files.indices.filter { $0 >= earlier.files.count || earlier.files[$0].isAbsent && !files[$0].isAbsent }
    let goneFiles = earlier.files.indices.filter { files[$0].isAbsent && !earlier.files[$0].isAbsent }
    var changes = ProgramChanges(
      files: Set(newFiles + earlier.files.indices.filter { files[$0] != earlier.files[$0] }), newFiles: Set(newFiles), goneFiles: Set(goneFiles))
    guard changes.addTypes(in: self, since: earlier) else { return nil }
    for file in changes.files { guard changes.addInterface(of: file, in: self, since: earlier) else { return nil } }
    guard changes.addTypeNames(in: self, since: earlier), changes.addInitializerNames(in: self, since: earlier) else { return nil }
    func shared(_ program: Program) -> Set<NominalID> { program.sharedTypes.subtracting(changes.otherTypes) }
    guard shared(self) == shared(earlier) else { return nil }
    // A new file without declarations has no match, and no properties either.
    for file in earlier.files.indices where changes.matches[file] == nil {
      guard propertyTypes[file] == earlier.propertyTypes[file] else { return nil }
    }
    func unread(_ program: Program) -> Set<PropertyReference> { program.unreadLazyProperties.filter { changes.matches[Int($0.file)] == nil } }
    guard unread(self) == unread(earlier), changes.concernNobodyElse(in: self, earlier), MemberPlaces(self, earlier, changes).areSame() else { return nil }
    return changes
  }

  /// Whether the common files of both programs have the same modules, folders and imported libraries.
  private func seesTheSame(as earlier: Program) -> Bool {
    earlier.files.indices.allSatisfy { file in
      files[file].isAbsent || earlier.files[file].isAbsent
        || modules[file] == earlier.modules[file] && folders.isSame(file, as: earlier.folders)
          && (libraryImports.isSame(file, as: earlier.libraryImports) || files[file].importedModules != earlier.files[file].importedModules)
    } && applications.value == earlier.applications.value && folders.areFlat == earlier.folders.areFlat
  }
}

extension FileFacts {
  /// Whether this is the placeholder of a file that is gone.
  var isAbsent: Bool { byteCount == 0 && functions.isEmpty && types.isEmpty && properties.isEmpty }
}

// MARK: Members

extension ProgramChanges {
  /// - Returns: Whether only members and types have changed.
  fileprivate mutating func addInterface(of file: Int, in program: Program, since earlier: Program) -> Bool {
    let new = program.files[file].interface
    let old = newFiles.contains(file) ? FileFacts(path: "").interface : earlier.files[file].interface
    if new == old { return true }
    guard new.head == old.head || newFiles.contains(file) || goneFiles.contains(file) else { return false }
    if new.imports != old.imports { wholeFiles.insert(file) }
    let match = DeclarationMatch(from: old, to: new)
    var changed = newFiles.contains(file) ? [] : program.retyped(match, inFile: file, since: earlier)
    guard addFunctions(match, of: file, in: program, since: earlier, &changed) else { return false }
    for (index, known) in match.properties.enumerated() where known == nil || changed.contains(index) { add(propertyAt: index, of: file, in: program) }
    let kept = Set(match.properties.compactMap { $0 })
    if !newFiles.contains(file) {
      for index in earlier.files[file].properties.indices where !kept.contains(index) { add(propertyAt: index, of: file, in: earlier) }
    }
    addTypealiases(new, old, of: file, in: program, since: earlier)
    addCases(of: new.types, unlike: old.types, of: file, in: program)
    if !newFiles.contains(file) { addCases(of: old.types, unlike: new.types, of: file, in: earlier) }
    matches[file] = match
    retyped[file] = changed
    return true
  }

  private mutating func addTypealiases(_ new: FileInterface, _ old: FileInterface, of file: Int, in program: Program, since earlier: Program) {
    if new.typealiases == old.typealiases { return }
    let (known, now) = (Set(old.typealiases), Set(new.typealiases))
    for (index, text) in new.typealiases.enumerated() where !known.contains(text) {
      typeNames.insert(program.name(program.files[file].typealiases[index].name, in: file))
    }
    for (index, text) in old.typealiases.enumerated() where !now.contains(text) {
      typeNames.insert(earlier.name(earlier.files[file].typealiases[index].name, in: file))
    }
  }

  /// Adds the cases of the type declarations that differ. Whether a `switch` covers all cases depends on each of them.
  private mutating func addCases(of declarations: [String], unlike others: [String], of file: Int, in program: Program) {
    let others = Set(others)
    for (index, text) in declarations.enumerated() where !others.contains(text) {
      for enumCase in program.files[file].types[index].cases { addProperty(program.name(enumCase.name, in: file), isOfOther: false) }
    }
  }

  /// - Parameter changed: The properties that look the same, but whose accessors or initial values differ.
  private mutating func addFunctions(
    _ match: DeclarationMatch, of file: Int, in program: Program, since earlier: Program, _ changed: inout Set<Int>
  ) -> Bool {
    let new = program.files[file]
    let kept = Set(match.functions.compactMap { $0 })
    for (place, id) in new.outermostFunctions.enumerated() where match.functions[place] == nil {
      if let property = new[id].property { changed.insert(Int(property.index)) }
      guard add(new[id], of: file, in: program) else { return false }
    }
    if newFiles.contains(file) { return true }
    let old = earlier.files[file]
    for (place, id) in old.outermostFunctions.enumerated() where !kept.contains(place) {
      guard add(old[id], of: file, in: earlier) else { return false }
    }
    return true
  }

  /// - Returns: Whether the function is called by name, or is part of a property, of a function, or of a type that is new or gone.
  private mutating func add(_ function: Function, of file: Int, in program: Program) -> Bool {
    let owner = function.owner.map { program.nominal(of: $0, in: file) }
    let isOfOther = owner.map(otherTypes.contains) ?? false
    switch function.kind {
    case .function:
      guard let name = function.name else { return false }
      names.insert(program.name(name, in: file))
      if let owner { types.insert(owner) }
      return true
    case .getter, .setter: return !function.isSubscript || isOfOther
    case .willSet, .didSet, .initialValue, .defaultArgument: return true
    case .initializer, .deinitializer:
      guard let owner else { return false }
      types.insert(owner)
      if !isOfOther, function.kind == .initializer { initializedTypes.insert(owner) }
      return true
    case .topLevel: return true
    case .closure: return false
    }
  }

  private mutating func add(propertyAt index: Int, of file: Int, in program: Program) {
    let property = program.files[file].properties[index]
    let name = program.name(property.name, in: file)
    let owner = property.owner.map { program.nominal(of: $0, in: file) }
    let isOfOther = owner.map(otherTypes.contains) ?? false
    addProperty(name, isOfOther: isOfOther)
    if program.isOutlet(PropertyReference(file: file, property: PropertyID(index))) { hasOutlets = true }
    // The names that a wrapper adds.
    for prefix in ["$", "_"] { if let part = program.names.find(prefix + program.text(name)) { addProperty(part, isOfOther: isOfOther) } }
    guard let owner else { return }
    types.insert(owner)
    if !program[owner].isOfObjects, !isOfOther { labels.insert(name) }
  }

  private mutating func addProperty(_ name: Name, isOfOther: Bool) {
    names.insert(name)
    if !isOfOther { propertyNames.insert(name) }
  }

  /// Whether these members affect only code that names them. The language calls some members without naming them. Among several properties of one name, the
  /// meaning of each depends on the others. A member of a related type overrides others or satisfies requirements: then calls of its name may run other code.
  fileprivate mutating func concernNobodyElse(in program: Program, _ earlier: Program) -> Bool {
    if matches.isEmpty { return true }
    // Members of types that are new or gone are found through the name of the type.
    let own = types.subtracting(otherTypes)
    let globals = names.filter { program.globalProperties[$0] != nil || program.globalFunctions[$0] != nil }
    let members = own.isEmpty ? globals : names
    let texts = members.map(program.text)
    guard members.allSatisfy({ $0.index > program.known.last.index }), !texts.contains(where: Self.isCalledByLanguage) else { return false }
    for program in [program, earlier] {
      guard members.allSatisfy({ program.globalProperties[$0]?.count ?? 0 < 2 }),
        own.allSatisfy({ type in members.allSatisfy { program[type].properties[$0]?.count ?? 0 < 2 } })
      else { return false }
      for type in own {
        for other in program.types(relatedTo: type) {
          let shared = members.filter { program[other].properties[$0] != nil || program[other].functions[$0] != nil }
          if shared.isEmpty { continue }
          overridden.formUnion(shared)
          types.insert(other)
        }
      }
    }
    return true
  }

  static func isCalledByLanguage(_ name: String) -> Bool {
    name.hasPrefix("build") || name.hasPrefix("dynamic") || name.hasPrefix("appendInterpolation")
      || ["wrappedValue", "projectedValue", "main", "hash", "encode", "body", "appendLiteral", "callAsFunction"].contains(name)
  }
}

extension Program {
  /// Whether code can run the function without a call of its name: an operator, a part of a string, a result builder's method.
  public func isCalledByLanguage(_ function: FunctionReference) -> Bool {
    guard self.function(function).kind == .function, let name = self.function(function).name.map({ file(function).name($0) }) else { return false }
    return ProgramChanges.isCalledByLanguage(name) || !name.utf8.allSatisfy { Self.isPartOfIdentifier($0) }
  }

  private static func isPartOfIdentifier(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The properties of a file that look the same, but have another type, or changed in whether code reads them.
  fileprivate func retyped(_ match: DeclarationMatch, inFile file: Int, since earlier: Program) -> Set<Int> {
    func isUnread(_ index: Int, _ program: Program) -> Bool {
      program.unreadLazyProperties.contains(PropertyReference(file: file, property: PropertyID(index)))
    }
    return Set(
      match.properties.indices.filter { index in
        guard let known = match.properties[index] else { return false }
        return propertyTypes[file][index] != earlier.propertyTypes[file][known] || isUnread(index, self) != isUnread(known, earlier)
      })
  }

  /// The types that share objects with a type: its ancestors, its descendants, and the ancestors of those.
  func types(relatedTo id: NominalID) -> Set<NominalID> {
    // An extension of an outside type affects all its descendants.
    if !self[id].isDeclared { return Set(types.indices.lazy.map { NominalID($0) }).subtracting([id]) }
    var result: Set<NominalID> = []
    for type in types where type.ancestors.contains(id) { result.formUnion(type.ancestors) }
    result.remove(id)
    return result
  }
}
