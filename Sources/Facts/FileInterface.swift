extension FileFacts {
  /// The interface of the file: what other files can see of it, as text. Two versions with the same interface differ only in function bodies and
  /// places. Code that decides an inferred type belongs to the interface: initial values and default arguments.
  public var interface: FileInterface { InterfaceDump(self).interface() }
}

/// The interface of a file as text. The texts contain no numbers of functions or properties, so that they do not change when others are added.
public struct FileInterface: Sendable, Equatable {
  /// The imported modules.
  public let imports: [String]
  /// The other parts that concern the whole file.
  public let head: String
  /// By the number of a type declaration or extension: its own text after those of the enclosing declarations.
  public let types: [String]
  public let typealiases: [String]
  /// By the number of a property.
  public let properties: [String]
  /// For the functions that are not nested, in order.
  public let functions: [String]

  /// Whether only properties and functions differ.
  public func hasSameTypes(as other: FileInterface) -> Bool {
    imports == other.imports && head == other.head && types == other.types && typealiases == other.typealiases
  }
}

private struct InterfaceDump {
  let facts: FileFacts
  private var dump: FactsDump
  /// For each function, the enclosing function that is not nested, or itself.
  private let roots: [Int]
  /// For each of these, the functions in it.
  private var nested: [Int: [Int]] = [:]
  /// For each of these, the first variable that it or its nested functions declare.
  private var firstVariables: [Int: Int] = [:]

  init(_ facts: FileFacts) {
    self.facts = facts
    var roots: [Int] = []
    var labels: [String] = []
    for (index, function) in facts.functions.enumerated() {
      // Enclosing functions have smaller numbers.
      if let parent = function.parent, Int(parent.index) < index {
        let root = roots[Int(parent.index)]
        roots.append(root)
        labels.append("\(labels[root])+\(index - root)")
        nested[root, default: []].append(index)
      } else {
        roots.append(index)
        labels.append(function.kind.rawValue)
      }
    }
    self.roots = roots
    for (index, variable) in facts.variables.enumerated() where firstVariables[roots[Int(variable.function.index)]] == nil {
      firstVariables[roots[Int(variable.function.index)]] = index
    }
    dump = FactsDump(facts)
    dump.labels = labels
  }

  func interface() -> FileInterface {
    var head = dump
    if facts.importsForTests { head.lines.append("imports for tests") }
    if facts.isForDebugging { head.lines.append("for debugging") }
    let types = types()
    let aliases = facts.typealiases.map { alias in (alias.owner.map { types[Int($0.index)] + "\n" } ?? "") + dump.alias(alias) }
    var told: Set<Int> = []
    let properties = properties(types, &told)
    let functions = functions(types, &told)
    // Initial values that belong to neither.
    for (index, function) in facts.functions.enumerated()
    where roots[index] == index && [.initialValue, .defaultArgument].contains(function.kind) && !told.contains(index) {
      head.lines += body(of: index, isTypeOpen: true)
    }
    return FileInterface(
      imports: facts.importedModules, head: head.joined, types: types, typealiases: aliases, properties: properties, functions: functions)
  }

  /// The texts of types. An ordinal distinguishes equal ones.
  private func types() -> [String] {
    var result: [String] = []
    var counts: [String: Int] = [:]
    for (index, type) in facts.types.enumerated() {
      var dump = dump
      dump.typeWithoutProperties(TypeDeclarationID(index))
      if let function = type.enclosingFunction { dump.lines.append("in \(facts[function].name.map(facts.name) ?? "")") }
      // An enclosing type has a smaller number.
      let text = (type.parent.map { Int($0.index) < index ? result[Int($0.index)] + "\n" : "" } ?? "") + dump.joined
      counts[text, default: 0] += 1
      result.append(counts[text] == 1 ? text : "\(text)\n#\(counts[text]!)")
    }
    return result
  }

  private func properties(_ types: [String], _ told: inout Set<Int>) -> [String] {
    // A property that nothing in the file assigns to takes the type of its initial value, whatever its declaration says.
    let assigned = facts.assignedNames
    return facts.properties.enumerated().map { index, property in
      var dump = dump
      if let owner = property.owner { dump.lines.append(types[Int(owner.index)]) }
      dump.lines.append(dump.property(PropertyID(index)))
      if let value = property.initialValue {
        if property.type != nil, !property.isLet, assigned.contains(property.name) { dump.lines.append("assigned") }
        dump.lines += body(of: Int(value.index), isTypeOpen: property.type == nil)
        told.insert(Int(value.index))
      }
      return dump.joined
    }
  }

  private func functions(_ types: [String], _ told: inout Set<Int>) -> [String] {
    facts.functions.indices.filter { roots[$0] == $0 }.map { index in
      let function = facts.functions[index]
      var dump = dump
      dump.firstVariable = firstVariables[index] ?? 0
      dump.lines.append(function.owner.map { types[Int($0.index)] } ?? "file")
      dump.lines.append(head(FunctionID(index), dump))
      // Whether an iterator ends.
      if function.name.map({ facts.name($0) == "next" }) == true { dump.body(FunctionID(index)) }
      for value in function.parameters.compactMap(\.defaultValue) {
        dump.lines += body(of: Int(value.index), isTypeOpen: true)
        told.insert(Int(value.index))
      }
      return dump.joined
    }
  }

  private func head(_ id: FunctionID, _ dump: FactsDump) -> String {
    let function = facts[id]
    var line = dump.head(id) + " of \(function.property.map { facts.name(facts[$0].name) } ?? "")"
    if function.isThrowing { line += " throws" }
    if function.isSubscript { line += " subscript" }
    for parameter in function.parameters {
      if parameter.isInout { line += " inout" }
      if parameter.isEscaping { line += " escaping" }
      if parameter.isAutoclosure { line += " autoclosure" }
      line += ";"
    }
    // Callers of a method with many implementations depend on which arguments these store.
    for stored in function.storedParameters { line += " stores \(stored.position) in \(facts.name(stored.name))" }
    return line
  }

  /// - Parameter isTypeOpen: Whether a type depends on the whole function, including its closures.
  private func body(of root: Int, isTypeOpen: Bool) -> [String] {
    var dump = dump
    dump.firstVariable = firstVariables[root] ?? 0
    dump.body(FunctionID(root))
    for index in isTypeOpen ? nested[root] ?? [] : [] {
      dump.lines.append(dump.head(FunctionID(index)))
      dump.body(FunctionID(index))
    }
    return dump.lines
  }
}

extension FactsDump {
  fileprivate var joined: String { lines.joined(separator: "\n") }
}
