extension FileFacts {
  /// The facts as stable text, for people and tests: types, properties, then every function with its instructions.
  public var dump: String { FactsDump(self).text() }

  /// One function as in `dump`.
  public func dump(_ id: FunctionID) -> String {
    var dump = FactsDump(self)
    dump.function(id)
    return dump.lines.joined(separator: "\n")
  }
}

/// Writes facts as text.
struct FactsDump {
  let facts: FileFacts
  /// The name of each function; without it, its number is used.
  var labels: [String] = []
  /// The first number of the counted variables. Without it, variables of one name are distinguished by their number in the file.
  var firstVariable: Int?
  var lines: [String] = []
  /// Names shared by several variables, which are then distinguished by number.
  private var ambiguous: Set<NameID> = []

  init(_ facts: FileFacts) {
    self.facts = facts
    var seen: Set<NameID> = []
    for variable in facts.variables where !seen.insert(variable.name).inserted { ambiguous.insert(variable.name) }
  }

  func text() -> String {
    var dump = self
    for module in facts.imports { dump.lines.append("import \(facts.name(module))") }
    if facts.importsForTests { dump.lines.append("imports for tests") }
    if facts.isForDebugging { dump.lines.append("for debugging") }
    for index in facts.types.indices { dump.type(TypeDeclarationID(index)) }
    for (index, property) in facts.properties.enumerated() where property.owner == nil {
      dump.lines.append(dump.property(PropertyID(index)))
    }
    for alias in facts.typealiases { dump.lines.append(dump.alias(alias)) }
    for index in facts.functions.indices { dump.function(FunctionID(index)) }
    for directive in facts.directives { dump.lines.append("directive \(directive.text)") }
    for error in facts.parseErrors {
      dump.lines.append("error \(error.range.start)..<\(error.range.end)\(error.missing.map { " missing \($0)" } ?? "")")
    }
    return dump.lines.joined(separator: "\n")
  }

  // MARK: Declarations

  mutating func type(_ id: TypeDeclarationID) {
    typeWithoutProperties(id)
    for (index, property) in facts.properties.enumerated() where property.owner == id {
      lines.append("  " + self.property(PropertyID(index)))
    }
  }

  mutating func typeWithoutProperties(_ id: TypeDeclarationID) {
    let type = facts[id]
    var line = attributes(type.attributes) + type.kind.rawValue + " "
    line += type.extendedType.map { self.type($0) } ?? typeName(id)
    line += generics(type.genericParameters)
    if !type.inheritance.isEmpty { line += ": " + type.inheritance.map { self.type($0) }.joined(separator: ", ") }
    if let function = type.enclosingFunction { line += " in \(label(function))" }
    lines.append(line)
    for enumCase in type.cases {
      lines.append("  case \(facts.name(enumCase.name))" + (enumCase.payload.isEmpty ? "" : labeled(enumCase.payload)))
    }
  }

  private func typeName(_ id: TypeDeclarationID) -> String {
    var names = [facts.name(facts[id].name)]
    var parent = facts[id].parent
    while let outer = parent {
      names.append(facts.name(facts[outer].name))
      parent = facts[outer].parent
    }
    return names.reversed().joined(separator: ".")
  }

  func property(_ id: PropertyID) -> String {
    let property = facts[id]
    var line = attributes(property.attributes)
    if property.ownership != .strong { line += property.ownership.rawValue + " " }
    if property.isStatic { line += "static " }
    if property.isLazy { line += "lazy " }
    line += (property.isLet ? "let " : "var ") + facts.name(property.name)
    if let type = property.type { line += ": " + self.type(type) }
    if let path = property.wrapperKeyPath {
      line += " at " + (path.root.map { self.type($0) } ?? "") + path.components.map { "." + facts.name($0) }.joined()
    }
    if let value = property.initialValue { line += " = \(label(value))" }
    if property.isComputed { line += " computed" }
    if property.isRequirement { line += " required" }
    if !property.accessors.isEmpty {
      line += " {" + property.accessors.map { label($0) }.joined(separator: " ") + "}"
    }
    return line
  }

  func alias(_ alias: TypealiasDeclaration) -> String {
    var line = attributes(alias.attributes) + (alias.isAssociatedType ? "associatedtype " : "typealias ")
    if let owner = alias.owner { line += typeName(owner) + "." }
    line += facts.name(alias.name) + generics(alias.genericParameters)
    if let target = alias.target { line += " = " + type(target) }
    return line
  }

  private func attributes(_ names: [NameID]) -> String { names.map { "@\(facts.name($0)) " }.joined() }

  private func generics(_ parameters: [GenericParameter]) -> String {
    if parameters.isEmpty { return "" }
    let texts = parameters.map { parameter in
      let constraints = parameter.constraints.map { type($0) }.joined(separator: " & ")
      return facts.name(parameter.name) + (constraints.isEmpty ? "" : ": " + constraints)
    }
    return "<" + texts.joined(separator: ", ") + ">"
  }

  // MARK: Functions

  mutating func function(_ id: FunctionID) {
    lines.append(head(id))
    body(id)
  }

  func head(_ id: FunctionID) -> String {
    let function = facts[id]
    var line = "\(label(id)) " + attributes(function.attributes)
    if function.isStatic { line += "static " }
    line += function.kind.rawValue
    if let name = function.name {
      line += " " + (function.owner.map { typeName($0) + "." } ?? "") + facts.name(name)
    }
    line += generics(function.genericParameters)
    if !function.captureList.isEmpty {
      line += " [" + function.captureList.map { capture($0) }.joined(separator: ", ") + "]"
    }
    if !function.parameters.isEmpty {
      line += " (" + function.parameters.map { parameter($0) }.joined(separator: ", ") + ")"
    } else if function.hasParameterClause {
      line += " ()"
    }
    if function.isAsync { line += " async" }
    if let result = function.result { line += " -> " + type(result) }
    if function.isFailable { line += " failable" }
    if function.isRequirement { line += " required" }
    if let parent = function.parent { line += " in \(label(parent))" }
    return line
  }

  mutating func body(_ id: FunctionID) {
    let function = facts[id]
    for (index, instruction) in function.instructions.enumerated() {
      lines.append("  %\(index) " + operation(instruction.operation, function))
    }
  }

  private func capture(_ entry: CaptureListEntry) -> String {
    let ownership = facts[entry.variable].ownership
    return (ownership == .strong ? "" : ownership.rawValue + " ") + variable(entry.variable)
      + (entry.hasInitializer ? " = " : " ") + "%\(entry.value.index)"
  }

  private func parameter(_ parameter: Parameter) -> String {
    let name = variable(parameter.variable)
    let written = parameter.label.map { facts.name($0) }
    var line = parameter.attributes.map { "@\(facts.name($0)) " }.joined()
    if let written { line += written == name ? name : "\(written) \(name)" } else { line += "_ \(name)" }
    if let type = parameter.type { line += ": " + self.type(type) }
    if parameter.isVariadic { line += "..." }
    if let value = parameter.defaultValue { line += " = \(label(value))" }
    return line
  }

  func label(_ id: FunctionID) -> String { labels.isEmpty ? "f\(id.index)" : labels[Int(id.index)] }

  func variable(_ id: VariableID) -> String {
    let name = facts.name(facts[id].name)
    if let firstVariable { return "\(name)#\(Int(id.index) - firstVariable)" }
    return ambiguous.contains(facts[id].name) ? "\(name)#\(id.index)" : name
  }

  // MARK: Types

  func type(_ id: TypeID) -> String { TypeDump.text(of: id, in: facts) }

  private func labeled(_ types: [LabeledType]) -> String {
    "(" + types.map { ($0.label.map { facts.name($0) + ": " } ?? "") + type($0.type) }.joined(separator: ", ") + ")"
  }
}
