import Facts

/// The differences between two programs with the same types: texts, and members visible to other files.
public struct ProgramChanges: Sendable {
  /// The files with new text.
  public let files: Set<Int>
  /// For each of these files with a changed interface, the matching declarations.
  private(set) var matches: [Int: DeclarationMatch] = [:]
  /// For each such file, the properties that look the same but have another type.
  private(set) var retyped: [Int: Set<Int>] = [:]
  /// The names of members that are new, removed or changed.
  private(set) var names: Set<Name> = []
  /// Those of these names that are properties.
  private(set) var propertyNames: Set<Name> = []
  /// Those of these names that can be argument labels: the properties of a value are parameters of its memberwise initialiser.
  private(set) var labels: Set<Name> = []
  /// Whether one of the members is an outlet.
  private(set) var hasOutlets = false
  /// The types of which they are members.
  private(set) var types: Set<NominalID> = []
}

extension Program {
  /// The differences to an earlier program. All types must be the same, and no other declaration may change its meaning. Code that names none of
  /// the changed members then has the same meaning, under the same numbers. `nil` where more has changed, or where that is uncertain.
  ///
  /// - Parameter earlier: A program of the same models and modules whose names this one has taken over (`init(…, after:)`).
  public func changes(since earlier: Program) -> ProgramChanges? {
    if let takenOver, takenOver.from === earlier.mark {
      let places = MemberPlaces(self, earlier, ProgramChanges(files: takenOver.changed))
      return unreadLazyProperties == earlier.unreadLazyProperties && places.areSame() ? ProgramChanges(files: takenOver.changed) : nil
    }
    guard files.count == earlier.files.count, modules == earlier.modules, models.isSame(as: earlier.models), types.count == earlier.types.count,
      declarationTypes == earlier.declarationTypes, sharedTypes == earlier.sharedTypes,
      zip(files, earlier.files).allSatisfy({ $0.path == $1.path })
    else { return nil }
    var changes = ProgramChanges(files: Set(files.indices.filter { files[$0] != earlier.files[$0] }))
    for file in changes.files { guard changes.addInterface(of: file, in: self, since: earlier) else { return nil } }
    for file in files.indices where changes.matches[file] == nil {
      guard propertyTypes[file] == earlier.propertyTypes[file] else { return nil }
    }
    func unread(_ program: Program) -> Set<PropertyReference> { program.unreadLazyProperties.filter { changes.matches[Int($0.file)] == nil } }
    guard unread(self) == unread(earlier), changes.concernNobodyElse(in: self, earlier), MemberPlaces(self, earlier, changes).areSame() else { return nil }
    return changes
  }
}

extension ProgramChanges {
  /// - Returns: Whether only members have changed.
  fileprivate mutating func addInterface(of file: Int, in program: Program, since earlier: Program) -> Bool {
    let (new, old) = (program.files[file].interface, earlier.files[file].interface)
    if new == old { return true }
    guard new.common == old.common else { return false }
    let match = DeclarationMatch(from: old, to: new)
    var changed = program.retyped(match, inFile: file, since: earlier)
    guard addFunctions(match, of: file, in: program, since: earlier, &changed) else { return false }
    for (index, known) in match.properties.enumerated() where known == nil || changed.contains(index) { add(propertyAt: index, of: file, in: program) }
    let kept = Set(match.properties.compactMap { $0 })
    for index in earlier.files[file].properties.indices where !kept.contains(index) { add(propertyAt: index, of: file, in: earlier) }
    matches[file] = match
    retyped[file] = changed
    return true
  }

  /// - Parameter changed: The properties that look the same, but whose accessors or initial values differ.
  private mutating func addFunctions(
    _ match: DeclarationMatch, of file: Int, in program: Program, since earlier: Program, _ changed: inout Set<Int>
  ) -> Bool {
    let (new, old) = (program.files[file], earlier.files[file])
    let kept = Set(match.functions.compactMap { $0 })
    for (place, id) in new.outermostFunctions.enumerated() where match.functions[place] == nil {
      if let property = new[id].property { changed.insert(Int(property.index)) }
      guard add(new[id], of: file, in: program) else { return false }
    }
    for (place, id) in old.outermostFunctions.enumerated() where !kept.contains(place) {
      guard add(old[id], of: file, in: earlier) else { return false }
    }
    return true
  }

  /// - Returns: Whether the function is called by name, or belongs to a property or function.
  private mutating func add(_ function: Function, of file: Int, in program: Program) -> Bool {
    switch function.kind {
    case .function:
      guard let name = function.name else { return false }
      names.insert(program.name(name, in: file))
      if let owner = function.owner { types.insert(program.nominal(of: owner, in: file)) }
      return true
    case .getter, .setter: return !function.isSubscript
    case .willSet, .didSet, .initialValue, .defaultArgument: return true
    case .initializer, .deinitializer, .closure, .topLevel: return false
    }
  }

  private mutating func add(propertyAt index: Int, of file: Int, in program: Program) {
    let property = program.files[file].properties[index]
    let name = program.name(property.name, in: file)
    addProperty(name)
    if program.isOutlet(PropertyReference(file: file, property: PropertyID(index))) { hasOutlets = true }
    // The names that a wrapper adds.
    for prefix in ["$", "_"] { if let part = program.names.find(prefix + program.text(name)) { addProperty(part) } }
    guard let owner = property.owner else { return }
    let type = program.nominal(of: owner, in: file)
    types.insert(type)
    if !program[type].isOfObjects { labels.insert(name) }
  }

  private mutating func addProperty(_ name: Name) {
    names.insert(name)
    propertyNames.insert(name)
  }

  /// Whether these members affect only code that names them. The language calls some members without naming them. A member of a related type
  /// overrides others or satisfies requirements. Among several properties of one name, the meaning of each depends on the others.
  fileprivate func concernNobodyElse(in program: Program, _ earlier: Program) -> Bool {
    if matches.isEmpty { return true }
    let texts = names.map(program.text)
    guard names.allSatisfy({ $0.index > program.known.last.index }), !texts.contains(where: Self.isCalledByLanguage) else { return false }
    return [program, earlier].allSatisfy { program in
      names.allSatisfy { program.globalProperties[$0]?.count ?? 0 < 2 }
        && types.allSatisfy { type in names.allSatisfy { program[type].properties[$0]?.count ?? 0 < 2 } }
        && types.allSatisfy { type in
          program.types(relatedTo: type).allSatisfy { other in
            names.allSatisfy { program[other].properties[$0] == nil && program[other].functions[$0] == nil }
          }
        }
    }
  }

  static func isCalledByLanguage(_ name: String) -> Bool {
    name.hasPrefix("build") || name.hasPrefix("dynamic") || ["wrappedValue", "projectedValue", "main", "hash", "encode", "body"].contains(name)
  }
}

extension Program {
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
  fileprivate func types(relatedTo id: NominalID) -> Set<NominalID> {
    // An extension of an outside type affects all its descendants.
    if !self[id].isDeclared { return Set(types.indices.lazy.map { NominalID($0) }).subtracting([id]) }
    var result: Set<NominalID> = []
    for type in types where type.ancestors.contains(id) { result.formUnion(type.ancestors) }
    result.remove(id)
    return result
  }
}
