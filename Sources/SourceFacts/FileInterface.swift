extension FileFacts {
  /// What other files can see of this one, as text: two versions of a file with the same text differ in what functions do inside, and in
  /// places, and in nothing else. What decides a type that nobody wrote down counts as seen: initial values and default arguments.
  public var interface: String { FileInterface(self).text() }
}

private struct FileInterface {
  let facts: FileFacts
  private var dump: FactsDump
  /// The function that is nested in no other one which each function is, or lies in.
  private let roots: [Int]
  /// For each of these the first of the variables that it and those in it declare.
  private var firstVariables: [Int: Int] = [:]

  init(_ facts: FileFacts) {
    self.facts = facts
    var roots: [Int] = []
    var labels: [String] = []
    var count = 0
    for (index, function) in facts.functions.enumerated() {
      // Those around a function have a smaller number.
      if let parent = function.parent, Int(parent.index) < index {
        roots.append(roots[Int(parent.index)])
        labels.append("\(labels[roots[index]])+\(index - roots[index])")
      } else {
        roots.append(index)
        labels.append("f\(count)")
        count += 1
      }
    }
    self.roots = roots
    for (index, variable) in facts.variables.enumerated() where firstVariables[roots[Int(variable.function.index)]] == nil {
      firstVariables[roots[Int(variable.function.index)]] = index
    }
    dump = FactsDump(facts)
    dump.labels = labels
  }

  func text() -> String {
    var dump = dump
    for module in facts.imports { dump.lines.append("import \(facts.name(module))") }
    if facts.importsForTests { dump.lines.append("imports for tests") }
    for index in facts.types.indices {
      dump.type(TypeDeclarationID(index))
      dump.lines.append("within \(facts.types[index].parent.map { "\($0.index)" } ?? "the file")")
    }
    for (index, property) in facts.properties.enumerated() {
      dump.lines.append("\(property.owner.map { "\($0.index) " } ?? "")" + dump.property(PropertyID(index)))
    }
    // A property that nothing in the file assigns to has the type of its initial value, whatever it was declared as.
    let assigned = facts.assignedNames
    for property in facts.properties where property.initialValue != nil && property.type != nil && !property.isLet && assigned.contains(property.name) {
      dump.lines.append("assigned \(property.owner.map { "\($0.index) " } ?? "")\(facts.name(property.name))")
    }
    for alias in facts.typealiases { dump.lines.append("\(alias.owner.map { "\($0.index) " } ?? "")" + dump.alias(alias)) }
    for (index, function) in facts.functions.enumerated() {
      let root = facts.functions[roots[index]]
      dump.firstVariable = firstVariables[roots[index]] ?? 0
      if roots[index] == index { dump.lines.append(head(FunctionID(index), dump)) }
      if roots[index] == index ? isBodySeen(root) : isTypeOpen(root) {
        if roots[index] != index { dump.lines.append(dump.head(FunctionID(index))) }
        dump.body(FunctionID(index))
      }
    }
    return dump.lines.joined(separator: "\n")
  }

  private func head(_ id: FunctionID, _ dump: FactsDump) -> String {
    let function = facts[id]
    var line = dump.head(id) + " of \(function.owner.map { "\($0.index)" } ?? "file") \(function.property.map { "\($0.index)" } ?? "")"
    if function.isThrowing { line += " throws" }
    if function.isSubscript { line += " subscript" }
    for parameter in function.parameters {
      if parameter.isInout { line += " inout" }
      if parameter.isEscaping { line += " escaping" }
      if parameter.isAutoclosure { line += " autoclosure" }
      line += ";"
    }
    // Callers of a method with many implementations go by what these store.
    for stored in function.storedParameters { line += " stores \(stored.position) in \(facts.name(stored.name))" }
    return line
  }

  /// Is there something in the body itself that others go by: a value that is there from the start, the end of an iterator?
  private func isBodySeen(_ root: Function) -> Bool {
    root.kind == .initialValue || root.kind == .defaultArgument || root.name.map { facts.name($0) == "next" } == true
  }

  /// Does a type hang on all that the function says, the closures in it too?
  private func isTypeOpen(_ root: Function) -> Bool {
    root.kind == .defaultArgument || root.kind == .initialValue && root.property.map { facts[$0].type == nil } ?? true
  }
}
