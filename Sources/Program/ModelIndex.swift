import Catalog

/// The framework models, indexed by the names that calls and members show. A class, because it never changes and is passed around often.
public final class ModelIndex: Sendable {
  public let functions: [FunctionModel]
  public let unknown: [UnknownCalleePattern]
  let unknownProperties: [UnknownPropertyPattern]
  private let rowsByName: [String: [Int]]
  /// Frameworks whose module or types the program names; always the standard library, because the language names its types. Rows of other
  /// frameworks do not fit a receiver of unknown type.
  let frameworksInUse: Set<String>
  private let rowsByMember: [Member: [Int]]
  private let ancestries: [String: [String]]
  private let types: [String: TypeModel]
  /// The protocols whose conforming classes notify observers of reads and changes. A library may have another type of that name.
  private let observedNames: Set<String>
  /// The names of all modelled properties.
  private let propertyNames: Set<String>
  private let globals: [String: String]
  /// Types that guard a value: their generic argument.
  private let locks: Set<String>
  /// Types some of whose methods make a value that holds the receiver: publishers, observables, builders.
  private let operatorHosts: Set<String>
  /// The types that some property references weakly, mostly delegates.
  private let weaklyHeld: Set<String>
  /// For each type, the stream behaviour of the type or of its nearest modelled ancestor.
  private let streams: [String: Stream]

  /// Whether streams of a type end by themselves, and whether a person has verified that.
  public struct Stream: Sendable {
    public let end: TypeModel.SequenceEnd
    public let isChecked: Bool
  }

  private struct Member: Hashable {
    var type: String
    var name: String
  }
  /// For each row, the index of its library in `libraries`; -1 where no import is needed.
  let libraryOfRow: [Int8]
  let libraries: [LibraryModel]
  /// The rows by which a property's value came to hold its object, whether or not the program names them.
  private let holdings: [MemberEvent: Int]
  /// The calls that end what these rows began.
  private let holdingEnds: Set<MemberEvent>
  /// By member name: the events that end what some row retains.
  public let unregistrations: [String: [MemberEvent]]
  /// By method name: the calls by which a feed finishes its stream.
  public let streamFinishers: [String: [StreamFinisher]]
  /// The methods and properties whose result becomes available only when something has ended.
  public let awaited: Set<MemberEvent>
  /// By name: the results of collection members.
  private let memberResults: [String: MemberResultModel.Result]
  /// By operator: the result type; `nil` where it is the operands' type.
  private let operatorTypes: [String: String?]
  /// Frameworks with types that the program's files name.
  private let namedFrameworks: Set<String>
  let attributes: [AttributeModel]
  /// Attributes through which code out of sight can reach a declaration.
  let outsideAttributes: [AttributeModel]
  /// Attributes of previews, which only developers see.
  let previewAttributes: [AttributeModel]
  /// Common root classes. A class without a model may have all their members.
  public let rootClasses: [String]

  /// - Parameter names: All names in the program's files. No call can match a row of another name.
  init(_ models: ModelCatalog, names: MentionedNames) {
    functions = models.functions
    unknown = models.unknown
    unknownProperties = models.unknownProperties
    libraries = Array(models.libraries.prefix(LibraryImports.limit))
    // The project's own rows come first.
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
    var unregistrations: Set<MemberEvent> = []
    var awaited: Set<MemberEvent> = []
    var streamFinishers: Set<StreamFinisher> = []
    // Runs at each start. Accessed by index, because copying a row is expensive.
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
        unregistrations.formUnion(functions[index].effects[effect].endedBy)
        unregistrations.formUnion(functions[index].effects[effect].finishedBy)
        unregistrations.formUnion(functions[index].effects[effect].awaitedBy)
        unregistrations.formUnion(functions[index].effects[effect].setOffBy)
        unregistrations.formUnion(functions[index].effects[effect].heldUpBy)
        unregistrations.formUnion(functions[index].effects[effect].rearmedUntil)
        awaited.formUnion(functions[index].effects[effect].awaitedBy)
      }
      if functions[index].streamEnd == .whenFinished { streamFinishers.formUnion(functions[index].finishedBy) }
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
    holdingEnds = Set(holdings.values.lazy.flatMap { models.functions[$0].effects.flatMap(\.endedBy) })
    self.unregistrations = Dictionary(grouping: unregistrations.sorted(), by: \.member)
    self.awaited = awaited
    self.streamFinishers = Dictionary(grouping: streamFinishers, by: \.member)
    // Two frameworks may have a type of one name. A module that the program names wins, and a library wins over a system framework.
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
    operatorHosts = Set(
      models.functions.lazy.filter { $0.effects.contains { $0.argument == .receiver && $0.keeper == .result } }.compactMap(\.type))
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

  /// Whether both indexes agree on every name that the files of both mention.
  func isSame(as other: ModelIndex) -> Bool { frameworksInUse == other.frameworksInUse && namedFrameworks == other.namedFrameworks }

  /// The framework whose models cover a module. A library may consist of several modules.
  func framework(ofModule module: String) -> String? {
    let framework = libraries.first { $0.modules.contains(module) }?.framework ?? module
    return frameworksInUse.contains(framework) ? framework : nil
  }

  /// Rows for a function's base name.
  public func rows(named name: String) -> [Int] { rowsByName[name] ?? [] }

  /// Rows for a member of exactly this type.
  public func rows(named name: String, ofType type: String) -> [Int] { rowsByMember[Member(type: type, name: name)] ?? [] }

  /// The row's labels for the arguments of a call; `nil` where the call does not fit it.
  func labels(ofRow row: Int, for arguments: [LabelledArgument]) -> [ArgumentSelector]? {
    FunctionModel.labels(functions[row].labels, optional: functions[row].optionalLabels, functions[row].effects, for: arguments)
  }

  /// The row by which a property's value came to hold the property's owner; `nil` where it does not hold it.
  public func row(holdingThrough property: TypeModel.Property) -> Int? { property.holder.flatMap { holdings[$0] } }

  /// Whether a call ends what such rows began: a view leaves its superview.
  public func endsHolding(_ event: MemberEvent) -> Bool { holdingEnds.contains(event) }

  /// A type's name followed by its ancestors, nearest first, each once.
  public func ancestry(of name: String) -> [String] { ancestries[name] ?? [name] }

  /// The names of a type's generic parameters, where its properties depend on them.
  func generics(ofType name: String) -> [String] { types[name]?.generics ?? [] }

  /// Visits each type that has ancestors, with these, in no particular order.
  func forEachAncestry(_ visit: (_ type: String, _ ancestry: [String]) -> Void) { for (type, ancestry) in ancestries { visit(type, ancestry) } }

  /// Visits each type, in no particular order.
  func forEachType(_ visit: (_ type: String) -> Void) { for type in types.keys { visit(type) } }

  private static func ancestry(of name: String, in types: [String: TypeModel]) -> [String] {
    var result = [name]
    var next = 0
    while next < result.count, result.count < 64 {
      for parent in types[result[next]]?.inherits ?? [] where !result.contains(parent) { result.append(parent) }
      next += 1
    }
    return result
  }

  /// Whether any modelled type has a property of this name.
  func hasProperty(named name: String) -> Bool { propertyNames.contains(name) }

  /// A property of a type or of its ancestors.
  public func property(named property: String, ofType name: String, isStatic: Bool) -> TypeModel.Property? {
    for ancestor in ancestry(of: name) {
      if let found = types[ancestor]?.properties.first(where: { $0.name == property && $0.isStatic == isStatic }) {
        return found
      }
    }
    return nil
  }

  /// All properties of a type and its ancestors.
  public func properties(ofType name: String) -> [TypeModel.Property] { ancestry(of: name).flatMap { types[$0]?.properties ?? [] } }

  /// The stream behaviour of a type; `nil` where the producer decides whether a stream ends.
  public func stream(ofType name: String) -> Stream? { streams[name] }

  /// Whether the death of an object of the type ends what one of the effects retains.
  public func endsWhenGone(_ name: String, _ effects: [ArgumentEffect]) -> Bool {
    types[name]?.whenGone.contains { event in effects.contains { $0.endedBy.contains(event) } } ?? false
  }

  /// Whether the death of an object of the type ends what it keeps.
  public func endsWhatItKeeps(_ name: String) -> Bool { types[name].map { !$0.whenGone.isEmpty } ?? false }

  /// Whether the system holds each instance of the type until the process ends.
  ///
  /// - Parameter certainly: Count only models that a person has verified.
  public func livesForProcess(_ name: String, certainly: Bool = false) -> Bool {
    ancestry(of: name).contains { types[$0].map { $0.livesForProcess && (!certainly || $0.confidence == .checked) } ?? false }
  }

  /// Whether classes with this protocol or attribute notify observers of reads and changes.
  func isObserved(_ name: String) -> Bool { observedNames.contains(name) }

  /// The supertype of the types nested in this one, if a model states it for all of them.
  func nestedType(in name: String) -> String? { types[name]?.nested }

  /// The outside type that an associated type of a protocol stands for.
  func associatedType(_ name: String, of type: String) -> String? { types[type]?.associatedTypes[name] }

  /// The framework that declares the type, if it is modelled.
  func framework(ofType name: String) -> String? { types[name]?.framework }

  /// Whether the type guards a value, which is its generic argument.
  func isLock(_ name: String) -> Bool { locks.contains(name) }

  /// Whether methods of the type make values that hold their receiver.
  func hasOperators(_ name: String) -> Bool { ancestry(of: name).contains(where: operatorHosts.contains) }

  /// The type of a global variable's only instance.
  func typeOfGlobal(_ name: String) -> String? { globals[name] }

  /// Whether an outlet of this type refers to a part of the owner's view tree.
  func isInTree(_ name: String) -> Bool { ancestry(of: name).contains { types[$0]?.isInTree ?? false } }

  /// Whether events reach objects of this type only while they are shown.
  func isShown(_ name: String) -> Bool { ancestry(of: name).contains { types[$0]?.isShown ?? false } }

  /// The result of a collection member, independent of its arguments.
  public func memberResult(of name: String) -> MemberResultModel.Result? { memberResults[name] }

  /// The result type of an operator; `nil` where no model states it, or where it is the operands' type.
  public func type(ofOperator name: String) -> String? { operatorTypes[name] ?? nil }

  /// Whether a model states what an operator gives. Such an operator keeps nothing.
  public func knowsOperator(_ name: String) -> Bool { operatorTypes[name] != nil }

  /// Whether an operator's result is known to be of its operands' type.
  func givesOperandType(_ name: String) -> Bool { operatorTypes[name] == .some(nil) }

  /// An expression that makes a value of the type, for tests; `nil` where no model has one. `%0` stands for its first generic argument.
  public func sample(ofType name: String) -> String? {
    for ancestor in ancestry(of: name) {
      guard let model = types[ancestor], let sample = model.sample else { continue }
      if sample == "none" { return nil }
      if ancestor == name { return sample }
      // Classes inherit the initialisers of their superclasses.
      guard model.kind == .class, kind(ofType: name) == .class, sample.hasPrefix(ancestor + "(") else { continue }
      return name + sample.dropFirst(ancestor.count)
    }
    return nil
  }

  /// The number of methods that a protocol requires, inherited ones included; `nil` where they are unknown.
  public func requirementCount(ofProtocol name: String) -> Int? { requirements(ofProtocol: name)?.count }

  /// Whether no value of the type can hold an object.
  func isPlain(_ name: String) -> Bool { types[name]?.isPlain ?? false }

  func isMadeByCode(_ name: String) -> Bool { ancestry(of: name).contains { types[$0]?.isMadeByCode ?? false } }

  /// The kind of the type, if a model states it.
  public func kind(ofType name: String) -> TypeModel.Kind? { types[name]?.kind }

  /// The base names of a protocol's methods, inherited ones included; `nil` where they are unknown.
  func requirements(ofProtocol name: String) -> [String]? {
    var result: [String] = []
    for ancestor in ancestry(of: name) {
      guard let own = types[ancestor]?.requirements else { return nil }
      result += own
    }
    return result
  }

  /// Whether the type may give initialisers to those that inherit from it: it is no protocol, or one that requires some.
  func mayHaveInitializers(_ name: String) -> Bool {
    guard kind(ofType: name) == .protocol, let required = requirements(ofProtocol: name) else { return true }
    return required.contains("init")
  }

  /// Whether some property references the type weakly.
  func isHeldWeakly(_ name: String) -> Bool { weaklyHeld.contains(name) }

  /// Whether the function at an index of `functions` is a member of a struct or enum, such as a collection.
  public func isOfValueType(_ row: Int) -> Bool { functions[row].type.map { semantics(ofType: $0) == .value } ?? false }

  /// Whether values of the type refer to a shared object.
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
