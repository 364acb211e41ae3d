/// What stands in the place of the names, types, functions, variables and places in the facts of a file.
struct FactsMapping {
  /// By the number of a name.
  let names: [NameID]
  /// By the number of a type.
  let types: [TypeID]
  /// By the number of a function.
  let functions: [FunctionID]
  /// By the number of a variable.
  let variables: [VariableID]
  /// By the number of a property.
  let properties: [PropertyID]
  let layout: PlaceLayout

  func map(_ name: NameID) -> NameID { names[Int(name.index)] }
  func map(_ type: TypeID) -> TypeID { types[Int(type.index)] }
  func map(_ function: FunctionID) -> FunctionID { functions[Int(function.index)] }
  func map(_ variable: VariableID) -> VariableID { variables[Int(variable.index)] }
  func map(_ range: ByteRange) -> ByteRange { layout.steady(range) }

  func map(_ parameter: GenericParameter) -> GenericParameter {
    var result = GenericParameter(name: map(parameter.name))
    result.constraints = parameter.constraints.map(map)
    result.equals = parameter.equals.map(map)
    return result
  }

  func map(_ type: LabeledType) -> LabeledType { LabeledType(label: type.label.map(map), type: map(type.type)) }

  // MARK: Declarations

  func apply(to type: inout TypeDeclaration) {
    type.name = map(type.name)
    type.nameRange = map(type.nameRange)
    type.range = map(type.range)
    type.enclosingFunction = type.enclosingFunction.map(map)
    type.extendedType = type.extendedType.map(map)
    type.inheritance = type.inheritance.map(map)
    type.genericParameters = type.genericParameters.map(map)
    type.attributes = type.attributes.map(map)
    for index in type.cases.indices {
      type.cases[index].name = map(type.cases[index].name)
      type.cases[index].nameRange = map(type.cases[index].nameRange)
      type.cases[index].payload = type.cases[index].payload.map(map)
    }
  }

  func apply(to property: inout PropertyDeclaration) {
    property.name = map(property.name)
    property.nameRange = map(property.nameRange)
    property.range = map(property.range)
    property.type = property.type.map(map)
    property.initialValue = property.initialValue.map(map)
    property.accessors = property.accessors.map(map)
    property.attributes = property.attributes.map(map)
    property.wrapperKeyPath = property.wrapperKeyPath.map { WrapperKeyPath(root: $0.root.map(map), components: $0.components.map(map)) }
  }

  func apply(to alias: inout TypealiasDeclaration) {
    alias.name = map(alias.name)
    alias.attributes = alias.attributes.map(map)
    alias.genericParameters = alias.genericParameters.map(map)
    alias.target = alias.target.map(map)
  }

  func apply(to variable: inout Variable) {
    variable.name = map(variable.name)
    variable.nameRange = map(variable.nameRange)
    variable.type = variable.type.map(map)
    variable.function = map(variable.function)
    variable.nestedFunction = variable.nestedFunction.map(map)
    if let name = variable.payload?.name { variable.payload?.name = map(name) }
  }

  // MARK: Functions

  func apply(to function: inout Function) {
    function.name = function.name.map(map)
    function.parent = function.parent.map(map)
    function.property = function.property.map { properties[Int($0.index)] }
    function.nameRange = map(function.nameRange)
    function.range = map(function.range)
    function.headRange = map(function.headRange)
    function.bodyStart = layout.steady(function.bodyStart)
    function.result = function.result.map(map)
    function.genericParameters = function.genericParameters.map(map)
    function.attributes = function.attributes.map(map)
    for index in function.parameters.indices {
      function.parameters[index].label = function.parameters[index].label.map(map)
      function.parameters[index].variable = map(function.parameters[index].variable)
      function.parameters[index].defaultValue = function.parameters[index].defaultValue.map(map)
      function.parameters[index].type = function.parameters[index].type.map(map)
      function.parameters[index].attributes = function.parameters[index].attributes.map(map)
    }
    for index in function.captureList.indices {
      function.captureList[index].variable = map(function.captureList[index].variable)
      function.captureList[index].range = map(function.captureList[index].range)
    }
    for index in function.instructions.indices {
      function.instructions[index].range = map(function.instructions[index].range)
      function.instructions[index].operation = map(function.instructions[index].operation)
    }
    for index in function.arguments.indices { function.arguments[index].label = function.arguments[index].label.map(map) }
    for index in function.caseTests.indices { function.caseTests[index].name = function.caseTests[index].name.map(map) }
  }

  private func map(_ operation: Operation) -> Operation {
    switch operation {
    case .variable(let variable): .variable(map(variable))
    case .name(let name, let binding): .name(map(name), selfBinding: binding.map(map))
    case .closure(let function): .closure(map(function))
    case .declare(let variable, let value, let extracted): .declare(map(variable), value, extracted: extracted)
    case .declareFunction(let variable): .declareFunction(map(variable))
    case .implicitMember(let name): .implicitMember(map(name))
    case .literal(let literal, let text): .literal(literal, text: text.map(map))
    case .type(let type): .type(map(type))
    case .keyPath(let root, let components, let arguments): .keyPath(root: root.map(map), components: components.map(map), arguments: arguments)
    case .member(let base, let name): .member(base: base, name: map(name))
    case .macro(let name, let arguments): .macro(map(name), arguments: arguments)
    case .operator(let name, let arguments): .operator(map(name), arguments)
    case .cast(let value, let type, let kind): .cast(value, map(type), kind)
    case .typeCheck(let value, let type): .typeCheck(value, map(type))
    case .fullName(let base, let labels): .fullName(base: base, labels: labels.map { $0.map(map) })
    case .assign(let target, let value, let name): .assign(target: target, value: value, operator: name.map(map))
    case .jump(let jump, let label): .jump(jump, label: label.map(map))
    case .label(let name): .label(map(name))
    case .selfReference, .superReference, .poundLiteral, .call, .subscript, .array, .dictionary, .tuple, .choice, .interpolation,
      .unwrap, .await, .returnValue, .throwValue, .mayThrow, .condition, .beginBranches, .nextBranch, .endBranches,
      .beginLoop, .endLoop, .beginScope, .endScope, .beginDefer, .endDefer:
      operation
    }
  }
}

extension TypeSyntax {
  /// The types that it is made of.
  var parts: [TypeID] {
    switch self {
    case .named(let components): components.flatMap(\.arguments)
    case .optional(let type), .implicitlyUnwrapped(let type), .array(let type), .opaque(let type), .existential(let type), .metatype(let type): [type]
    case .dictionary(let key, let value): [key, value]
    case .tuple(let elements): elements.map(\.type)
    case .function(let function): function.parameters.map(\.type) + [function.result]
    case .composition(let parts): parts
    case .unknown: []
    }
  }

  /// The same with other names and types.
  func mapped(names: (NameID) -> NameID, types: (TypeID) -> TypeID) -> TypeSyntax {
    func map(_ type: LabeledType) -> LabeledType { LabeledType(label: type.label.map(names), type: types(type.type)) }
    switch self {
    case .named(let components): return .named(components.map { Component(name: names($0.name), arguments: $0.arguments.map(types)) })
    case .optional(let type): return .optional(types(type))
    case .implicitlyUnwrapped(let type): return .implicitlyUnwrapped(types(type))
    case .array(let type): return .array(types(type))
    case .dictionary(let key, let value): return .dictionary(key: types(key), value: types(value))
    case .tuple(let elements): return .tuple(elements.map(map))
    case .function(var function):
      function.parameters = function.parameters.map(map)
      function.result = types(function.result)
      function.attributes = function.attributes.map(names)
      return .function(function)
    case .composition(let parts): return .composition(parts.map(types))
    case .opaque(let type): return .opaque(types(type))
    case .existential(let type): return .existential(types(type))
    case .metatype(let type): return .metatype(types(type))
    case .unknown: return .unknown
    }
  }
}
