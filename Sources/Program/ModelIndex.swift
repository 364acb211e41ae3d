import Catalog

/// The framework models, indexed by what a call or member shows. A class: it never changes, and handing it on costs one reference and not all of its tables.
public final class ModelIndex: Sendable {
  public let functions: [FunctionModel]
  public let unknown: [UnknownCalleePattern]
  let unknownProperties: [UnknownPropertyPattern]
  private let rowsByName: [String: [Int]]
  /// Frameworks of which the program names the module or a type (the standard library always: the language itself names its types); rows of others fit no receiver whose type is not known.
  let frameworksInUse: Set<String>
  private let rowsByMember: [Member: [Int]]
  private let ancestries: [String: [String]]
  private let types: [String: TypeModel]
  /// The protocols whose classes tell observers of reads and changes; a library may have another type of that name.
  private let observedNames: Set<String>
  /// The names of all properties that some model tells of.
  private let propertyNames: Set<String>
  private let globals: [String: String]
  /// The types that guard a content of their own, which is their generic argument.
  private let locks: Set<String>
  /// The types to which some property refers weakly: delegates, mostly.
  private let weaklyHeld: Set<String>
  /// For each type what it, or the nearest that it inherits from, says of its streams.
  private let streams: [String: Stream]

  /// Whether the streams of a type end by themselves, and whether somebody has checked that.
  public struct Stream: Sendable {
    public let end: TypeModel.SequenceEnd
    public let isChecked: Bool
  }

  private struct Member: Hashable {
    var type: String
    var name: String
  }
  /// For each row the library that it belongs to, as an index into `libraries`; -1 for those that need no import.
  let libraryOfRow: [Int8]
  let libraries: [LibraryModel]
  /// The rows by which what a property gives came to hold its object, whether the program names them or not.
  private let holdings: [MemberEvent: Int]
  /// By the member's name what ends what some row keeps until then.
  public let endings: [String: [MemberEvent]]
  /// The methods and properties that give their result only when something has ended.
  public let awaited: Set<MemberEvent>
  /// What members of collections give, by name.
  private let memberResults: [String: MemberResultModel.Result]
  /// By operator the type of what it gives; `nil` where that is what its operands are.
  private let operatorTypes: [String: String?]
  /// Frameworks with types that the program's files name.
  private let namedFrameworks: Set<String>
  let attributes: [AttributeModel]
  /// Those with which code that is not in sight can reach what bears them.
  let outsideAttributes: [AttributeModel]
  /// Those of what only shows the program to those who write it.
  let previewAttributes: [AttributeModel]
  /// Classes that most others inherit from: whatever they have, classes that no model knows may have as well.
  public let rootClasses: [String]

  /// - Parameter names: Every name that the program's files mention: no call in it can mean a row of another name.
  init(_ models: ModelCatalog, names: MentionedNames) {
    functions = models.functions
    unknown = models.unknown
    unknownProperties = models.unknownProperties
    libraries = Array(models.libraries.prefix(LibraryImports.limit))
    // A project's own rows come first.
    memberResults = Dictionary(models.memberResults.map { ($0.name, $0.result) }) { first, _ in first }
    operatorTypes = Dictionary(models.operators.map { ($0.name, $0.type) }) { first, _ in first }
    attributes = models.attributes
    outsideAttributes = attributes.filter(\.isReachedFromOutside)
    previewAttributes = attributes.filter(\.isPreview)
    let libraryIndices = Dictionary(zip(libraries.map(\.framework), libraries.indices.map { Int8($0) })) { first, _ in first }
    var libraryOfRow = [Int8](repeating: -1, count: functions.count)
    var inUse: Set<String> = []
    var rows: [String: [Int]] = [:]
    var members: [Member: [Int]] = [:]
    let holders = Set(models.types.lazy.flatMap(\.properties).compactMap(\.holder))
    let holderNames = Set(holders.map(\.member))
    var holdings: [MemberEvent: Int] = [:]
    var endings: Set<MemberEvent> = []
    var awaited: Set<MemberEvent> = []
    // Done at each start: by index, for a row is a large value to copy.
    for index in functions.indices {
      let name = functions[index].name
      let type = functions[index].type
      if index == 0 || functions[index].framework != functions[index - 1].framework {
        libraryOfRow[index] = libraryIndices[functions[index].framework] ?? -1
        if names.contains(functions[index].framework) { inUse.insert(functions[index].framework) }
      } else {
        libraryOfRow[index] = libraryOfRow[index - 1]
      }
      for effect in functions[index].effects.indices {
        endings.formUnion(functions[index].effects[effect].endedBy)
        endings.formUnion(functions[index].effects[effect].awaitedBy)
        endings.formUnion(functions[index].effects[effect].setOffBy)
        endings.formUnion(functions[index].effects[effect].heldUpBy)
        endings.formUnion(functions[index].effects[effect].rearmedUntil)
        awaited.formUnion(functions[index].effects[effect].awaitedBy)
      }
      if let type, names.contains(type) { inUse.insert(functions[index].framework) }
      if let type, holderNames.contains(name), holders.contains(MemberEvent(type: type, member: name)) {
        holdings[MemberEvent(type: type, member: name)] = holdings[MemberEvent(type: type, member: name)] ?? index
      }
      guard names.contains(name) else { continue }
      rows[name, default: []].append(index)
      if let type { members[Member(type: type, name: name), default: []].append(index) }
    }
    for type in models.types where !inUse.contains(type.framework) && names.contains(QualifiedName.last(of: type.name)) { inUse.insert(type.framework) }
    frameworksInUse = inUse
    self.libraryOfRow = libraryOfRow
    rowsByName = rows
    rowsByMember = members
    self.holdings = holdings
    self.endings = Dictionary(grouping: endings.sorted(), by: \.member)
    self.awaited = awaited
    // Two frameworks may have a type of one name; that of a module which the program names is meant, and of a library before the system's own.
    var types: [String: TypeModel] = [:]
    let named = Set(Set(models.types.map(\.framework)).filter(names.contains))
    namedFrameworks = named
    func take(_ isMeant: (String) -> Bool) {
      for type in models.types where isMeant(type.framework) {
        let name = QualifiedName.last(of: type.name)
        if types[name] == nil { types[name] = type }
      }
    }
    take { named.contains($0) && libraryIndices[$0] != nil }
    take(named.contains)
    take { !named.contains($0) }
    observedNames = Set(models.types.lazy.filter(\.isObserved).map { QualifiedName.last(of: $0.name) })
    ancestries = types.filter { !$0.value.inherits.isEmpty }.mapValues { Self.ancestry(of: QualifiedName.last(of: $0.name), in: types) }
    self.types = types
    propertyNames = Set(models.types.lazy.flatMap(\.properties).map(\.name))
    weaklyHeld = Set(
      models.types.lazy.flatMap(\.properties).filter { $0.strength != .strong }.compactMap { property in
        switch property.type {
        case .named(let name), .optional(.named(let name)): name
        default: nil
        }
      })
    locks = Set(models.functions.lazy.filter { $0.effects.contains { $0.passes == .content } }.compactMap(\.type))
    globals = Dictionary(
      models.types.compactMap { type in type.global.map { ($0, QualifiedName.last(of: type.name)) } }, uniquingKeysWith: { first, _ in first })
    streams = Dictionary(
      uniqueKeysWithValues: types.keys.lazy.compactMap { [ancestries] name in
        (ancestries[name] ?? [name]).lazy.compactMap { ancestor -> Stream? in
          guard let type = types[ancestor], let end = type.sequenceEnd else { return nil }
          return Stream(end: end, isChecked: type.confidence == .checked)
        }.first.map { (name, $0) }
      })
    rootClasses = types.values.filter(\.isRoot).map { QualifiedName.last(of: $0.name) }.sorted()
  }

  /// Is what both know of a name the same, of every name that the files of both mention?
  func isSame(as other: ModelIndex) -> Bool { frameworksInUse == other.frameworksInUse && namedFrameworks == other.namedFrameworks }

  /// The framework in use under whose name models tell of a module: a library may be made of several.
  func framework(ofModule module: String) -> String? {
    let framework = libraries.first { $0.modules.contains(module) }?.framework ?? module
    return frameworksInUse.contains(framework) ? framework : nil
  }

  /// Rows for a function's base name.
  public func rows(named name: String) -> [Int] { rowsByName[name] ?? [] }

  /// Rows for a member of exactly this type.
  public func rows(named name: String, ofType type: String) -> [Int] { rowsByMember[Member(type: type, name: name)] ?? [] }

  /// The row by which what a property gives came to hold the object whose property it is; `nil` where it does not.
  public func row(holdingThrough property: TypeModel.Property) -> Int? { property.holder.flatMap { holdings[$0] } }

  /// A type's name with all it inherits from, nearest first, each once.
  public func ancestry(of name: String) -> [String] { ancestries[name] ?? [name] }

  /// Visits each type that inherits from others, in no order, with all it inherits from.
  func forEachAncestry(_ visit: (_ type: String, _ ancestry: [String]) -> Void) { for (type, ancestry) in ancestries { visit(type, ancestry) } }

  private static func ancestry(of name: String, in types: [String: TypeModel]) -> [String] {
    var result = [name]
    var next = 0
    while next < result.count, result.count < 64 {
      for parent in types[result[next]]?.inherits ?? [] where !result.contains(parent) { result.append(parent) }
      next += 1
    }
    return result
  }

  /// Has any type that a model tells of a property of this name?
  func hasProperty(named name: String) -> Bool { propertyNames.contains(name) }

  /// A property of a type or of what it inherits from.
  public func property(named property: String, ofType name: String, isStatic: Bool) -> TypeModel.Property? {
    for ancestor in ancestry(of: name) {
      if let found = types[ancestor]?.properties.first(where: { $0.name == property && $0.isStatic == isStatic }) {
        return found
      }
    }
    return nil
  }

  /// All properties of a type and of what it inherits from.
  public func properties(ofType name: String) -> [TypeModel.Property] { ancestry(of: name).flatMap { types[$0]?.properties ?? [] } }

  /// What is known of the streams of a type; `nil` where their producer decides whether they end.
  public func stream(ofType name: String) -> Stream? { streams[name] }

  /// Does an object of the type end, when it goes, what one of the effects keeps?
  public func endsWhenGone(_ name: String, _ effects: [ArgumentEffect]) -> Bool {
    types[name]?.whenGone.contains { event in effects.contains { $0.endedBy.contains(event) } } ?? false
  }

  /// Does the system hold each instance of the type until the process ends?
  ///
  /// - Parameter certainly: By a model that somebody has checked?
  public func livesForProcess(_ name: String, certainly: Bool = false) -> Bool {
    ancestry(of: name).contains { types[$0].map { $0.livesForProcess && (!certainly || $0.confidence == .checked) } ?? false }
  }

  /// Do classes that conform to the protocol, or have the attribute of that name, tell observers of reads and changes?
  func isObserved(_ name: String) -> Bool { observedNames.contains(name) }

  /// What a type inherits from that is nested in the type of this name, where a model says so of all of them.
  func nestedType(in name: String) -> String? { types[name]?.nested }

  /// The framework that declares the type, where a model tells of it.
  func framework(ofType name: String) -> String? { types[name]?.framework }

  /// Does the type guard a content of its own, which is its generic argument?
  func isLock(_ name: String) -> Bool { locks.contains(name) }

  /// The type whose one instance a global variable holds.
  func typeOfGlobal(_ name: String) -> String? { globals[name] }

  /// Is what an outlet of the type refers to part of the tree that the object with the outlet holds?
  func isInTree(_ name: String) -> Bool { ancestry(of: name).contains { types[$0]?.isInTree ?? false } }

  /// What a member of a collection gives, whatever it is called with.
  public func memberResult(of name: String) -> MemberResultModel.Result? { memberResults[name] }

  /// The type of what an operator gives; `nil` where no model says so, or where that is what its operands are.
  public func type(ofOperator name: String) -> String? { operatorTypes[name] ?? nil }

  /// Is it known that an operator gives what its operands are?
  func givesOperandType(_ name: String) -> Bool { operatorTypes[name] == .some(nil) }

  /// Can no value of the type hold an object?
  func isPlain(_ name: String) -> Bool { types[name]?.isPlain ?? false }

  /// What kind of type it is, where a model says so.
  public func kind(ofType name: String) -> TypeModel.Kind? { types[name]?.kind }

  /// The base names of the methods that a protocol requires, with those that it inherits; `nil` where they are not known.
  func requirements(ofProtocol name: String) -> [String]? {
    var result: [String] = []
    for ancestor in ancestry(of: name) {
      guard let own = types[ancestor]?.requirements else { return nil }
      result += own
    }
    return result
  }

  /// Does some property refer to an object of the type weakly?
  func isHeldWeakly(_ name: String) -> Bool { weaklyHeld.contains(name) }

  /// Is the function at an index of `functions` a member of a struct or enum, as those of collections are?
  public func isOfValueType(_ row: Int) -> Bool { functions[row].type.map { semantics(ofType: $0) == .value } ?? false }

  /// Does a value of the type refer to a shared object?
  public func semantics(ofType name: String) -> Program.Semantics {
    for ancestor in ancestry(of: name) {
      guard let model = types[ancestor] else { continue }
      switch model.kind {
      case .class, .actor: return .reference
      case .struct, .enum: return .value
      case .protocol: if model.isClassBound { return .reference }
      }
    }
    return .unknown
  }
}
