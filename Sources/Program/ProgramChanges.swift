import Facts

/// What differs between two programs under the numbers of one series: texts, and what they show to other files.
public struct ProgramChanges: Sendable {
  /// The files with other texts, new ones and those that are gone.
  public internal(set) var files: Set<Int>
  /// Those that are new, and those that are gone.
  let newFiles: Set<Int>
  let goneFiles: Set<Int>
  /// For each of the files of which other files see something else, which declarations are the same.
  var matches: [Int: DeclarationMatch] = [:]
  /// For each such file the properties that look the same and have another type.
  var retyped: [Int: Set<Int>] = [:]
  /// What declarations are called that are new, gone or different.
  var names: Set<Name> = []
  /// Those of them that are properties of types that were there, and are there still.
  var propertyNames: Set<Name> = []
  /// Those of them that arguments may have as a label: the properties of a value are parameters of the initialiser that makes it of them.
  var labels: Set<Name> = []
  /// Those that a member of a type that is new or gone shares with one of a related type: what calls them may run other code though it names the same.
  var overridden: Set<Name> = []
  /// Is one of them an outlet?
  var hasOutlets = false
  /// The types that they are members of.
  var types: Set<NominalID> = []
  /// What types and aliases are called that are new, gone or different.
  var typeNames: Set<Name> = []
  /// The types that are new, or gone.
  var otherTypes: Set<NominalID> = []

  init(files: Set<Int>, newFiles: Set<Int> = [], goneFiles: Set<Int> = []) {
    self.files = files
    self.newFiles = newFiles
    self.goneFiles = goneFiles
  }
}

extension Program {
  /// What differs from an earlier program, where no other declaration can mean something else because of it but what names what has changed. The rest means
  /// what it meant, under the same numbers. `nil` where more has changed, or where it is not sure.
  ///
  /// - Parameter earlier: A program of the same models and modules, whose names and numbers this one has taken over.
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
    guard changes.addCodeNamingTypes(in: self, since: earlier) else { return nil }
    func shared(_ program: Program) -> Set<NominalID> { program.sharedTypes.subtracting(changes.otherTypes) }
    guard shared(self) == shared(earlier) else { return nil }
    for file in files.indices where changes.matches[file] == nil {
      guard propertyTypes[file] == earlier.propertyTypes[file] else { return nil }
    }
    func unread(_ program: Program) -> Set<PropertyReference> { program.unreadLazyProperties.filter { changes.matches[Int($0.file)] == nil } }
    guard unread(self) == unread(earlier), changes.concernNobodyElse(in: self, earlier), MemberPlaces(self, earlier, changes).areSame() else { return nil }
    return changes
  }

  /// Do the files that both programs have belong to the same modules, lie in the same folders and import the same libraries?
  private func seesTheSame(as earlier: Program) -> Bool {
    earlier.files.indices.allSatisfy { file in
      files[file].isAbsent || earlier.files[file].isAbsent
        || modules[file] == earlier.modules[file] && folders.isSame(file, as: earlier.folders) && libraryImports.isSame(file, as: earlier.libraryImports)
    } && isApplication == earlier.isApplication && hasExampleApplication == earlier.hasExampleApplication && folders.areFlat == earlier.folders.areFlat
  }
}

extension FileFacts {
  /// Is it the place of a file that is gone?
  var isAbsent: Bool { byteCount == 0 && functions.isEmpty && types.isEmpty && properties.isEmpty }
}

// MARK: Members

extension ProgramChanges {
  /// - Returns: Is it no more than members and types that have changed?
  fileprivate mutating func addInterface(of file: Int, in program: Program, since earlier: Program) -> Bool {
    let new = program.files[file].interface
    let old = newFiles.contains(file) ? FileFacts(path: "").interface : earlier.files[file].interface
    if new == old { return true }
    guard new.head == old.head || newFiles.contains(file) || goneFiles.contains(file) else { return false }
    let match = DeclarationMatch(from: old, to: new)
    var changed = newFiles.contains(file) ? [] : program.retyped(match, inFile: file, since: earlier)
    guard addFunctions(match, of: file, in: program, since: earlier, &changed) else { return false }
    for (index, known) in match.properties.enumerated() where known == nil || changed.contains(index) { add(propertyAt: index, of: file, in: program) }
    let kept = Set(match.properties.compactMap { $0 })
    if !newFiles.contains(file) {
      for index in earlier.files[file].properties.indices where !kept.contains(index) { add(propertyAt: index, of: file, in: earlier) }
    }
    addTypealiases(new, old, of: file, in: program, since: earlier)
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

  /// - Parameter changed: The properties that look the same, but not what belongs to them.
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

  /// - Returns: Is it a function that code calls by its name, or a part of a property, function or type that is new or gone?
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
    case .initializer, .deinitializer: return isOfOther
    case .closure, .topLevel: return false
    }
  }

  private mutating func add(propertyAt index: Int, of file: Int, in program: Program) {
    let property = program.files[file].properties[index]
    let name = program.name(property.name, in: file)
    let owner = property.owner.map { program.nominal(of: $0, in: file) }
    let isOfOther = owner.map(otherTypes.contains) ?? false
    addProperty(name, isOfOther: isOfOther)
    if program.isOutlet(PropertyReference(file: file, property: PropertyID(index))) { hasOutlets = true }
    // What a wrapper makes of it.
    for prefix in ["$", "_"] { if let part = program.names.find(prefix + program.text(name)) { addProperty(part, isOfOther: isOfOther) } }
    guard let owner else { return }
    types.insert(owner)
    if !program[owner].isOfObjects, !isOfOther { labels.insert(name) }
  }

  private mutating func addProperty(_ name: Name, isOfOther: Bool) {
    names.insert(name)
    if !isOfOther { propertyNames.insert(name) }
  }

  /// Can nothing else mean something else because of these members, but what names them? What the language calls by itself is called without its name, and a
  /// member of a related type overrides others, or fulfils what they require. Of several properties of one name what each means hangs on the others.
  fileprivate func concernNobodyElse(in program: Program, _ earlier: Program) -> Bool {
    if matches.isEmpty { return true }
    // Those of types that are new or gone are asked for by what names the type.
    let own = types.subtracting(otherTypes)
    let globals = names.filter { program.globalProperties[$0] != nil || program.globalFunctions[$0] != nil }
    let members = own.isEmpty ? globals : names
    let texts = members.map(program.text)
    guard members.allSatisfy({ $0.index > program.known.last.index }), !texts.contains(where: Self.isCalledByLanguage) else { return false }
    return [program, earlier].allSatisfy { program in
      members.allSatisfy { program.globalProperties[$0]?.count ?? 0 < 2 }
        && own.allSatisfy { type in members.allSatisfy { program[type].properties[$0]?.count ?? 0 < 2 } }
        && own.allSatisfy { type in
          program.types(relatedTo: type).allSatisfy { other in
            members.allSatisfy { program[other].properties[$0] == nil && program[other].functions[$0] == nil }
          }
        }
    }
  }

  static func isCalledByLanguage(_ name: String) -> Bool {
    name.hasPrefix("build") || name.hasPrefix("dynamic") || ["wrappedValue", "projectedValue", "main", "hash", "encode", "body"].contains(name)
  }
}

extension Program {
  /// The properties of a file that look as they did, and have another type, or are read now or no longer.
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

  /// The types that share objects with a type: what it inherits from, what inherits from it, and what that inherits from.
  func types(relatedTo id: NominalID) -> Set<NominalID> {
    // What is added to a type outside the program is added to whatever inherits from it there.
    if !self[id].isDeclared { return Set(types.indices.lazy.map { NominalID($0) }).subtracting([id]) }
    var result: Set<NominalID> = []
    for type in types where type.ancestors.contains(id) { result.formUnion(type.ancestors) }
    result.remove(id)
    return result
  }
}
