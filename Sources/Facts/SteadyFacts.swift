/// The facts of a file that is being edited: what has not changed in it has the names, types and places that it had before the edit.
///
/// Names and types keep their numbers, new ones are added behind them. Places, and the numbers of functions and variables, are not those of the text, but keep
/// their order (`PlaceLayout`, `NumberLayout`).
public struct SteadyFacts: Sendable {
  public let facts: FileFacts
  /// For each name of the facts as they were read its number here.
  public let names: [NameID]
  /// For each function of the facts as they were read its number here.
  public let functions: [FunctionID]
  /// The same of variables.
  let variables: [VariableID]
  /// The same of properties.
  public let properties: PropertyNumbers
  public let parts: FileRegions
  /// Where the text could not be parsed, in places of the text.
  public let parseErrors: [ParseErrorFact]
  /// The types in which it could not be.
  private let typesWithErrors: [TypeDeclarationID]
  private let layout: PlaceLayout
  private let numbers: NumberLayout
  private let nameNumbers: [String: NameID]
  private let typeNumbers: [TypeSyntax: TypeID]
  private let series: Series

  /// Facts of which each goes on from the one before.
  private final class Series: Sendable {}

  /// - Parameter facts: As they were read.
  /// - Returns: `nil` where the file has more places than there are numbers.
  public init?(_ facts: FileFacts) { self.init(facts, PropertyNumbers(of: facts)) }

  private init?(_ facts: FileFacts, _ properties: PropertyNumbers) {
    let all = NumberLayout(of: facts)
    guard let layout = PlaceLayout(of: facts), let numbers = all.numbers(of: facts) else { return nil }
    self.init(facts, layout, all, numbers, properties, nil)
  }

  /// - Parameters:
  ///   - facts: As they were read.
  ///   - earlier: Those of the text before; `nil` where that was not edited yet.
  ///   - match: Which declarations are those of the text before.
  ///   - changed: Properties that look the same but mean something else.
  ///   - numbers: Those of the properties of the text before.
  /// - Returns: `nil` where the file has more places than there are numbers, or where nothing of it can keep its number.
  public init?(_ facts: FileFacts, after earlier: SteadyFacts?, _ match: DeclarationMatch, changed: Set<Int>, _ numbers: PropertyNumbers) {
    let properties = PropertyNumbers(earlier?.properties ?? numbers, match, changed: changed)
    if properties.isWasteful { return nil }
    if let earlier, !earlier.isOutgrown(by: facts), let layout = earlier.layout(of: facts),
      let all = NumberLayout(earlier.numbers, for: facts, match), let numbers = all.numbers(of: facts)
    {
      self.init(facts, layout, all, numbers, properties, earlier)
    } else {
      self.init(facts, properties)
    }
  }

  private init?(
    _ facts: FileFacts, _ layout: PlaceLayout, _ all: NumberLayout, _ numbers: NumberLayout.Numbers, _ properties: PropertyNumbers, _ earlier: SteadyFacts?
  ) {
    var nameNumbers = earlier?.nameNumbers ?? [:]
    var typeNumbers = earlier?.typeNumbers ?? [:]
    var result = facts
    result.names = earlier?.facts.names ?? []
    result.typeSyntax = earlier?.facts.typeSyntax ?? []
    let names = facts.names.map { name in
      if let number = nameNumbers[name] { return number }
      let number = NameID(result.names.count)
      nameNumbers[name] = number
      result.names.append(name)
      return number
    }
    var types: [TypeID] = []
    types.reserveCapacity(facts.typeSyntax.count)
    for type in facts.typeSyntax {
      // What a type is made of stands before it.
      guard type.parts.allSatisfy({ Int($0.index) < types.count }) else { return nil }
      let syntax = type.mapped(names: { names[Int($0.index)] }, types: { types[Int($0.index)] })
      if let number = typeNumbers[syntax] {
        types.append(number)
      } else {
        let number = TypeID(result.typeSyntax.count)
        typeNumbers[syntax] = number
        result.typeSyntax.append(syntax)
        types.append(number)
      }
    }
    FactsMapping(names: names, types: types, functions: numbers.functions, variables: numbers.variables, properties: properties.numbers, layout: layout).apply(
      to: &result)
    result.reserveRoom(numbers)
    result.renumberProperties(properties)
    parseErrors = facts.parseErrors
    typesWithErrors = facts.typesWithErrors
    self.facts = result
    self.names = names
    functions = numbers.functions
    variables = numbers.variables
    self.properties = properties
    self.numbers = all
    parts = FileRegions(of: result.functions)
    self.layout = layout
    self.nameNumbers = nameNumbers
    self.typeNumbers = typeNumbers
    series = earlier?.series ?? Series()
  }

  /// Are most of the names and types here no longer in the text?
  private func isOutgrown(by facts: FileFacts) -> Bool {
    self.facts.names.count > 2 * facts.names.count + 1000 || self.facts.typeSyntax.count > 2 * facts.typeSyntax.count + 1000
  }

  private func layout(of facts: FileFacts) -> PlaceLayout? {
    PlaceLayout(layout, for: facts, replacing: LineEdit.edits(from: self.facts, to: facts))
  }

  /// The place here of something in the text.
  func steady(_ range: ByteRange) -> ByteRange { layout.steady(range) }

  /// The place in the text.
  public func asRead(_ range: ByteRange) -> ByteRange { layout.asRead(range) }

  // MARK: Changes

  /// What of a file has other facts than before.
  public enum Changes: Sendable {
    /// All places too.
    case all
    case some(Some)

    /// The same, and that of other kinds.
    public func adding(parts: Set<Int> = [], heads: Set<FunctionID> = []) -> Changes {
      guard case .some(var changed) = self else { return self }
      changed.parts.formUnion(parts)
      changed.heads.formUnion(heads)
      return .some(changed)
    }

    public struct Some: Sendable {
      /// The parts of the file in which something is different.
      public fileprivate(set) var parts: Set<Int> = []
      /// The functions that are different, or variables of theirs.
      public fileprivate(set) var functions: Set<FunctionID> = []
      /// Of these the ones of which code elsewhere knows something else than before: what a closure does inside it does not know.
      public fileprivate(set) var knownElsewhere: Set<FunctionID> = []
      /// The functions that are nested in no other, and look different to others, or are new or gone.
      public fileprivate(set) var heads: Set<FunctionID> = []
      /// Do declarations that others see lie elsewhere?
      public fileprivate(set) var hasMoved = false
      /// Are there other types with code that could not be parsed?
      public fileprivate(set) var hasOtherErrors = false

      /// Nothing has changed.
      public init() {}
    }
  }

  /// What differs from an earlier text.
  public func changes(since earlier: SteadyFacts) -> Changes {
    let (new, old) = (facts, earlier.facts)
    guard series === earlier.series, new.imports == old.imports, new.importsForTests == old.importsForTests,
      new.isForDebugging == old.isForDebugging, new.typealiases == old.typealiases
    else { return .all }
    var result = Changes.Some()
    for index in 0..<max(new.functions.count, old.functions.count) {
      let (first, second) = (new.used(index), old.used(index))
      if first == second { continue }
      if first?.withoutCapturedValues != second?.withoutCapturedValues { result.functions.insert(FunctionID(index)) }
      if first?.knownElsewhere != second?.knownElsewhere { result.knownElsewhere.insert(FunctionID(index)) }
      let isOutermost = [first, second].contains { $0.map { $0.parent == nil } ?? false }
      if isOutermost, first?.head != second?.head { result.heads.insert(FunctionID(index)) }
      if let first { result.parts.insert(parts.part(at: first.range.start)) }
      if let second { result.parts.insert(earlier.parts.part(at: second.range.start)) }
    }
    for index in 0..<max(new.variables.count, old.variables.count) {
      let (first, second) = (new.usedVariable(index), old.usedVariable(index))
      if first == second { continue }
      for function in [first?.function, second?.function].compactMap({ $0 }) where first?.withoutWords != second?.withoutWords {
        result.knownElsewhere.insert(function)
      }
      if let first {
        result.functions.insert(first.function)
        result.parts.insert(parts.part(at: new[first.function].range.start))
      }
      if let second {
        result.functions.insert(second.function)
        result.parts.insert(earlier.parts.part(at: old[second.function].range.start))
      }
    }
    if new.parseErrors != old.parseErrors {
      for error in Set(new.parseErrors).symmetricDifference(old.parseErrors) {
        // One that begins where a part ends touches that.
        for parts in [parts, earlier.parts] { result.parts.formUnion(parts.parts(from: max(1, error.range.start) - 1, to: error.range.end)) }
      }
    }
    result.hasOtherErrors = typesWithErrors != earlier.typesWithErrors
    let both = properties.numbers.filter { Int($0.index) < earlier.properties.count }.map { Int($0.index) }
    // A type or extension behind all others moves none of them.
    let types = min(new.types.count, old.types.count)
    result.hasMoved = new.types.prefix(types) != old.types.prefix(types) || both.contains { new.properties[$0] != old.properties[$0] }
    return .some(result)
  }
}

extension FactsMapping {
  fileprivate func apply(to facts: inout FileFacts) {
    facts.imports = facts.imports.map(map)
    for index in facts.types.indices { apply(to: &facts.types[index]) }
    for index in facts.properties.indices { apply(to: &facts.properties[index]) }
    for index in facts.typealiases.indices { apply(to: &facts.typealiases[index]) }
    for index in facts.functions.indices { apply(to: &facts.functions[index]) }
    for index in facts.variables.indices { apply(to: &facts.variables[index]) }
    for index in facts.parseErrors.indices { facts.parseErrors[index].range = layout.steady(around: facts.parseErrors[index].range) }
    for index in facts.directives.indices { facts.directives[index].range = map(facts.directives[index].range) }
  }
}

extension FileFacts {
  /// Puts functions and variables where their numbers say. In between lies what no code names: functions that lie in themselves, and variables of those.
  fileprivate mutating func reserveRoom(_ numbers: NumberLayout.Numbers) {
    let (read, variables) = (functions, self.variables)
    let nowhere = ByteRange(start: 0, end: 0)
    functions = Array(repeating: Function(kind: .closure, name: nil, nameRange: nowhere, range: nowhere), count: read.count + numbers.freeFunctions.count)
    for (id, function) in zip(numbers.functions, read) { functions[Int(id.index)] = function }
    for (id, root) in numbers.freeFunctions {
      let start = self[root].range.start
      functions[Int(id.index)].range = ByteRange(start: start, end: start)
      functions[Int(id.index)].parent = id
    }
    guard let first = variables.first else { return self.variables = [] }
    self.variables = Array(repeating: first, count: variables.count + numbers.freeVariables.count)
    for (id, variable) in zip(numbers.variables, variables) { self.variables[Int(id.index)] = variable }
    for (id, root) in numbers.freeVariables {
      self.variables[Int(id.index)] = Variable(name: first.name, nameRange: nowhere, kind: .local, function: root)
    }
  }

  /// The functions that are nested in no other one, in the order of the source.
  public var outermostFunctions: [FunctionID] { functions.indices.filter { functions[$0].parent == nil }.map { FunctionID($0) } }

  /// The types in which something could not be parsed.
  fileprivate var typesWithErrors: [TypeDeclarationID] {
    if parseErrors.isEmpty { return [] }
    return types.indices.filter { type in parseErrors.contains { types[type].range.contains($0.range) } }.map { TypeDeclarationID($0) }
  }

  /// The function of a number; `nil` where there is none.
  fileprivate func used(_ index: Int) -> Function? {
    guard index < functions.count, functions[index].parent != FunctionID(index) else { return nil }
    return functions[index]
  }

  /// The variable of a number; `nil` where there is none.
  fileprivate func usedVariable(_ index: Int) -> Variable? {
    guard index < variables.count, variables[index].nameRange.end > 0 else { return nil }
    return variables[index]
  }
}

extension Function {
  /// All but what it does inside, and where it ends.
  fileprivate var head: Function {
    var result = self
    result.range = headRange
    result.instructions = []
    result.arguments = []
    result.caseTests = []
    result.captureList = []
    result.anonymousParameterCount = 0
    return result
  }

  /// What graphs say of it in which it is a closure that other code has made: places are looked up when words are made.
  fileprivate var knownElsewhere: Function {
    var result = head
    let nowhere = ByteRange(start: 0, end: 0)
    (result.range, result.nameRange, result.headRange, result.bodyStart) = (nowhere, nowhere, nowhere, 0)
    result.anonymousParameterCount = anonymousParameterCount
    result.captureList = captureList.map { entry in
      var entry = entry
      (entry.range, entry.value) = (nowhere, ValueID(0))
      return entry
    }
    return result
  }

  /// What can be seen of it without looking at the function that it is written in.
  fileprivate var withoutCapturedValues: Function {
    var result = self
    for index in result.captureList.indices { result.captureList[index].value = ValueID(0) }
    return result
  }
}

extension Variable {
  /// All but what only words tell.
  fileprivate var withoutWords: Variable {
    var result = self
    result.name = NameID(0)
    result.nameRange = ByteRange(start: 0, end: 0)
    return result
  }
}
