import RuleFormat

/// The framework models, indexed by what a call or member shows.
public struct ModelIndex: Sendable {
  public let functions: [FunctionModel]
  public let unknown: [UnknownCalleePattern]
  let unknownProperties: [UnknownPropertyPattern]
  private let rowsByName: [String: [Int]]
  /// Frameworks of which the program names the module or a type (the standard library always: the language itself names its types); rows of others fit no receiver whose type is not known.
  let frameworksInUse: Set<String>
  private let rowsByMember: [Member: [Int]]
  private let ancestries: [String: [String]]
  private let types: [String: TypeModel]

  private struct Member: Hashable {
    var type: String
    var name: String
  }
  /// By base name the methods that end what some row keeps until then, as `Type.method`.
  public let endings: [String: [String]]
  /// The methods and properties, as `Type.name`, that give their result only when something has ended.
  public let awaited: Set<String>

  /// - Parameter names: Every name that the program's files mention.
  public init(_ models: FrameworkModels, names: NameTable) {
    var inUse: Set<String> = []
    for row in models.functions where !inUse.contains(row.framework) {
      if names.find(row.framework) != nil || row.type.map({ names.find(Self.baseName($0)) != nil }) == true { inUse.insert(row.framework) }
    }
    for type in models.types where names.find(Self.baseName(type.name)) != nil { inUse.insert(type.framework) }
    frameworksInUse = inUse
    // The program knows types outside it by their last name only.
    functions = models.functions.map { row in
      var row = row
      row.type = row.type.map(Self.baseName)
      return row
    }
    unknown = models.unknown
    unknownProperties = models.unknownProperties
    var rows: [String: [Int]] = [:]
    var members: [Member: [Int]] = [:]
    for (index, row) in functions.enumerated() {
      rows[row.name, default: []].append(index)
      if let type = row.type {
        members[Member(type: type, name: row.name), default: []].append(index)
      }
    }
    rowsByName = rows
    rowsByMember = members
    // Two frameworks may have a type of one name; that of a module which the program names is meant.
    let isNamed = models.types.map { names.find($0.framework) != nil }
    let ranked = zip(models.types, isNamed).filter(\.1) + zip(models.types, isNamed).filter { !$0.1 }
    let types = Dictionary(ranked.map { (Self.baseName($0.0.name), $0.0) }, uniquingKeysWith: { first, _ in first })
    var endings: [String: [String]] = [:]
    for ending in Set(models.functions.flatMap { $0.effects.flatMap { $0.endedBy + $0.awaitedBy + $0.setOffBy + $0.heldUpBy } }).sorted() {
      endings[Self.baseName(ArgumentEffect.assignedProperty(ending) ?? ending), default: []].append(ending)
    }
    self.endings = endings
    awaited = Set(models.functions.flatMap { $0.effects.flatMap(\.awaitedBy) })
    ancestries = types.mapValues { Self.ancestry(of: Self.baseName($0.name), in: types) }
    self.types = types
    rootClasses = types.values.filter(\.isRoot).map { Self.baseName($0.name) }.sorted()
  }

  /// `invalidate` of `Timer.invalidate`.
  public static func baseName(_ method: String) -> String {
    // Asked for every row at each start: bytes are far quicker to search than characters.
    guard let dot = method.utf8.lastIndex(of: UInt8(ascii: ".")) else { return method }
    return String(method[method.utf8.index(after: dot)...])
  }

  /// Classes that inherit from none: whatever they have, classes that no model knows may have as well.
  public let rootClasses: [String]

  /// Rows for a function's base name.
  public func rows(named name: String) -> [Int] { rowsByName[name] ?? [] }

  /// Rows for a member of exactly this type.
  public func rows(named name: String, ofType type: String) -> [Int] { rowsByMember[Member(type: type, name: name)] ?? [] }

  /// A type's name with all it inherits from, nearest first, each once.
  public func ancestry(of name: String) -> [String] { ancestries[name] ?? [name] }

  private static func ancestry(of name: String, in types: [String: TypeModel]) -> [String] {
    var result = [name]
    var next = 0
    while next < result.count, result.count < 64 {
      for parent in types[result[next]]?.inherits ?? [] where !result.contains(parent) { result.append(parent) }
      next += 1
    }
    return result
  }

  /// A property of a type or of what it inherits from.
  public func property(named property: String, ofType name: String, isStatic: Bool) -> TypeModel.Property? {
    for ancestor in ancestry(of: name) {
      if let found = types[ancestor]?.properties.first(where: { $0.name == property && $0.isStatic == isStatic }) {
        return found
      }
    }
    return nil
  }

  /// Does an asynchronous sequence of the type end by itself? `nil` where its producer decides.
  public func sequenceEnd(ofType name: String) -> TypeModel.SequenceEnd? {
    ancestry(of: name).lazy.compactMap { types[$0]?.sequenceEnd }.first
  }

  /// Does the system hold each instance of the type until the process ends?
  public func livesForProcess(_ name: String) -> Bool { ancestry(of: name).contains { types[$0]?.livesForProcess ?? false } }

  /// Do classes that conform to the protocol, or have the attribute of that name, tell observers of reads and changes?
  func isObserved(_ name: String) -> Bool { types[name]?.isObserved ?? false }

  /// What kind of type it is, where a model says so.
  public func kind(ofType name: String) -> TypeModel.Kind? { types[name]?.kind }

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
