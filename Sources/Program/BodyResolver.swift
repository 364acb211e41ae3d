import Facts

/// Resolves a function in one forward pass, then each closure and nested function in it. Closures come last because their use in a call
/// or an assignment decides their parameter types.
struct BodyResolver {
  let program: Program
  let file: Int
  var unit = ResolvedUnit()
  /// The function types that closures take from their context.
  var expectedTypes: [FunctionID: Type.FunctionType] = [:]
  /// How many immediately applied closures are being resolved inside each other. Beyond the limit their result type stays unknown.
  var appliedDepth = 0
  static let appliedDepthLimit = 16
  /// A call that fits more functions than this is taken as one of a function out of sight. All of them would be joined at each call, which is the square
  /// of their number where they call each other, and says as little.
  static let meaningLimit = 32
  /// How many implicit members are being resolved inside each other's arguments.
  var contextDepth = 0

  // State of the body at hand.
  var current: FunctionReference
  var function: Function
  var body: ResolvedBody
  var scope: TypeScope
  /// The instructions in callee position.
  var callees: [Bool] = []
  /// For each value, the instruction that stores, declares or returns it. Built on first use.
  var contexts: [UInt32: Int]?
  /// For each value, the next instruction of its postfix chain. Built on first use.
  var users: [UInt32: UInt32]?
  var resolved: Set<FunctionID> = []
  private var scopes: [FunctionID: TypeScope] = [:]
  /// Whether the enclosing member is static.
  private let memberIsStatic: Bool
  /// Whether the code has an object of the enclosing type. Static members have none, nor have initial values of properties, except lazy ones.
  private let hasSelf: Bool
  let selfType: Type

  private init(_ reference: FunctionReference, in program: Program) {
    self.program = program
    file = Int(reference.file)
    current = reference
    function = program.function(reference)
    body = ResolvedBody(count: function.instructions.count)
    scope = program.typeScope(of: reference)
    let unit = program.unit(of: reference)
    memberIsStatic = program.isStatic(unit)
    hasSelf = !memberIsStatic && !program.runsBeforeSelf(unit)
    selfType = program.selfType(in: reference, scope, isStatic: memberIsStatic)
  }

  static func resolve(_ root: FunctionReference, in program: Program) -> ResolvedUnit {
    var resolver = BodyResolver(root, in: program)
    resolver.resolveAll(from: root)
    resolver.unit.closureTypes = resolver.expectedTypes
    return resolver.unit
  }

  /// The type that an initial value, or another body, returns.
  static func resultType(of reference: FunctionReference, in program: Program) -> Type {
    var resolver = BodyResolver(reference, in: program)
    resolver.resolveBody(reference)
    return resolver.returnedType(of: reference)
  }

  private mutating func resolveAll(from root: FunctionReference) {
    for reference in program.functions(within: root) where !resolved.contains(reference.function) { resolveBody(reference) }
  }

  mutating func resolveBody(_ reference: FunctionReference) {
    resolved.insert(reference.function)
    unit.resolutions += 1
    current = reference
    function = program.function(reference)
    body = ResolvedBody(count: function.instructions.count)
    scope = scopeOfBody(reference)
    scopes[reference.function] = scope
    callees = function.callees
    contexts = nil
    users = nil
    declareParameters()
    if let builder = program.builder(attributesOfResult(), in: file) { unit.built[reference] = builder }
    for index in function.instructions.indices { resolve(index) }
    unit.bodies[reference] = body
  }

  /// The attributes of a function, or of the property whose getter it is.
  private func attributesOfResult() -> [NameID] {
    guard function.kind == .getter, let property = function.property else { return function.attributes }
    return function.attributes + program.files[file][property].attributes
  }

  func returnedType(of reference: FunctionReference) -> Type {
    guard let body = unit.bodies[reference] else { return .unknown }
    for instruction in program.function(reference).instructions {
      if case .returnValue(let value?) = instruction.operation {
        let type = body.type(value)
        if !type.isUnknown { return type }
      }
    }
    return .unknown
  }

  private mutating func declareParameters() {
    let expected = expectedTypes[current.function]
    for (index, parameter) in function.parameters.enumerated() {
      var type = Type.unknown
      if let syntax = parameter.type {
        type = program.resolve(syntax, in: scope)
        if parameter.isVariadic { type = .array(type) }
      } else if let expected {
        if expected.parameters.indices.contains(index) { type = expected.parameters[index] }
        if function.parameters.count > 1, expected.parameters.count == 1, case .tuple(let elements) = expected.parameters[0],
          elements.indices.contains(index)
        {
          type = elements[index].type
        }
      } else if let property = function.property {
        type = program.type(of: PropertyReference(file: file, property: property))
      }
      unit.variableTypes[parameter.variable] = type
    }
  }

  private mutating func resolve(_ index: Int) {
    let instruction = function.instructions[index]
    switch instruction.operation {
    case .selfReference:
      body.types[index] = selfType
    case .superReference:
      body.types[index] = superType
    case .variable(let id):
      body.types[index] = variableType(id)
    case .name(let id, let selfBinding):
      let name = program.name(id, in: file)
      set(index, preferringProperty(resolveName(name, selfBinding: selfBinding), name, of: selfType, at: index))
    case .member(let base, let id):
      let name = program.name(id, in: file)
      if name == program.known.selfName {
        set(index, (body.reference(base), body.type(base)))
      } else {
        let found = program.reference(toMember: name, of: body.type(base), isSelfMember: false)
        set(index, preferringProperty(found, name, of: body.type(base), at: index))
      }
    case .implicitMember(let id):
      if !callees[index] { resolveImplicitValue(program.name(id, in: file), at: index) }
    case .literal(let literal, _):
      body.types[index] = literalType(literal)
    case .type(let id):
      let type = program.resolve(id, in: scope)
      set(index, (.type(type), .metatype(type)))
    case .closure(let id):
      bindCaptureList(of: id)
    case .call(let callee, let arguments):
      resolveCall(index, callee: callee, arguments: arguments)
    case .subscript(let base, let arguments):
      resolveSubscript(index, base: base, arguments: arguments)
    case .array(let elements):
      body.types[index] = Type.array(firstKnownType(elements)).bounded
    case .dictionary(let elements):
      let values = function.arguments[elements.indices]
      let key = values.first.map { body.type($0.value) } ?? .unknown
      let value = values.dropFirst().first.map { body.type($0.value) } ?? .unknown
      body.types[index] = Type.dictionary(key, value).bounded
    case .tuple(let elements):
      body.types[index] =
        Type.tuple(
          function.arguments[elements.indices].map {
            .init(label: $0.label.map { program.name($0, in: file) }, type: body.type($0.value))
          }
        ).bounded
    case .choice(let values, _):
      body.types[index] = firstKnownType(values)
    case .operator(let id, let operands):
      resolveOperator(index, program.name(id, in: file), operands)
    case .cast(_, let type, let kind):
      let type = program.resolve(type, in: scope)
      body.types[index] = kind == .conditional ? .optional(type) : type
    case .typeCheck:
      body.types[index] = .external(program.known.bool, [])
    case .interpolation:
      body.types[index] = .external(program.known.string, [])
    case .unwrap(let value, _):
      if case .optional(let inner) = body.type(value) {
        set(index, (body.reference(value), inner))
      } else {
        set(index, (body.reference(value), body.type(value)))
      }
    case .fullName(let value, let labels):
      preferMethod(for: value, labels: labels)
      set(index, (body.reference(value), body.type(value)))
    case .await(let value):
      set(index, (body.reference(value), body.type(value)))
    case .declare(let variable, let value, let extracted):
      declare(variable, value: value, extracted: extracted)
    case .assign(let target, let value, _):
      expect(body.type(target), for: value)
    case .returnValue(let value?):
      if let id = function.property, function.kind == .initialValue, program.files[file][id].type != nil {
        expect(program.type(of: PropertyReference(file: file, property: id)), for: value)
      } else if function.kind != .closure {
        expect(program.resultType(of: current), for: value)
      }
    case .keyPath, .poundLiteral, .macro, .declareFunction, .returnValue, .throwValue, .jump, .beginBranches, .nextBranch,
      .endBranches, .beginLoop, .endLoop, .beginDefer, .endDefer, .mayThrow, .label, .condition, .beginScope, .endScope:
      break
    }
  }

  /// A name that is not called means a property if there is one, even if a nearer type has a method of that name.
  private func preferringProperty(
    _ found: (reference: Reference, type: Type), _ name: Name, of base: Type, at index: Int
  ) -> (reference: Reference, type: Type) {
    guard case .functions(_, let isSelfMember) = found.reference, !callees[index] else { return found }
    if let property = program.property(name, of: base) { return (.property(property, isSelfMember: isSelfMember), program.type(of: property)) }
    if let outside = program.outsideProperty(name, of: base, isSelfMember: isSelfMember) { return outside }
    return meansOutsideProperty(found.reference, of: base, at: index)
      ? (.externalMember(owner: base, name: name, isSelfMember: isSelfMember), .unknown) : found
  }

  /// Whether a bare name whose only methods in sight have labels is a property that an outside class declares, and that no model lists: `let old = frame`
  /// beside `frame(forSize:)`. A method is passed on, called, or put where a function is expected.
  private func meansOutsideProperty(_ reference: Reference, of base: Type, at index: Int) -> Bool {
    guard case .functions(let functions, _) = reference, program.isOutside(base) || program.inheritsFromOutside(base),
      functions.allSatisfy({ program.function($0).parameters.first?.label != nil })
    else { return false }
    guard let user = function.instructions.first(where: { $0.operation.operands(in: function).contains { Int($0.index) == index } }) else { return false }
    switch user.operation {
    case .declare, .member, .operator, .interpolation: return true
    case .assign(let target, _, _): if case .externalMember = body.reference(target) { return true } else { return false }
    default: return false
    }
  }

  mutating func set(_ index: Int, _ meaning: (reference: Reference, type: Type)) {
    body.references[index] = meaning.reference
    body.types[index] = meaning.type
  }

  /// The enclosing function's scope with the function's own generic parameters. Passed down rather than looked up again: nesting can be deep.
  private func scopeOfBody(_ reference: FunctionReference) -> TypeScope {
    guard let parent = function.parent, var scope = scopes[parent] else { return program.typeScope(of: reference) }
    for parameter in function.genericParameters {
      scope.generics.append((program.name(parameter.name, in: file), program.constraint(parameter, in: scope)))
    }
    return scope
  }

  private var superType: Type {
    guard let owner = scope.owner else { return .unknown }
    return program[owner].inherited.first ?? .unknown
  }

  func variableType(_ id: VariableID) -> Type {
    if let type = unit.variableTypes[id] { return type }
    guard Int(id.index) < program.files[file].variables.count, let syntax = program.files[file][id].type else { return .unknown }
    return program.resolve(syntax, in: scope)
  }

  private func resolveName(_ name: Name, selfBinding: VariableID?) -> (Reference, Type) {
    let known = program.known
    var owner = scope.owner
    var isOwn = true
    while let id = owner {
      // A member of an outer type is visible here only if it is static.
      let isStatic = !hasSelf || !isOwn
      let base = isOwn ? selfType : .metatype(program.selfType(of: id))
      let found = program.reference(toMember: name, of: base, isSelfMember: isOwn && !isStatic)
      switch found.reference {
      case .property, .functions, .enumCase: return found
      default: break
      }
      owner = program[id].parent
      isOwn = false
    }
    if name == known.selfType || program.text(name).first?.isUppercase == true || scope.generics.contains(where: { $0.name == name }) {
      let type = program.resolveName(name, arguments: [], in: scope)
      // An unknown name resolves to itself. An alias may resolve to another type outside the program.
      if case .external(name, _) = type {} else { return (.type(type), .metatype(type)) }
    } else {
      let type = program.resolveName(name, arguments: [], in: scope)
      if case .nominal = type { return (.type(type), .metatype(type)) }
    }
    if let global = program.globalProperty(name, from: file) {
      return (.property(global, isSelfMember: false), program.type(of: global))
    }
    let functions = program.globalFunctions(name, from: file)
    return functions.isEmpty ? resolveOutside(name) : (.functions(functions, isSelfMember: false), .unknown)
  }

  /// Resolves a name that the program does not declare: a type or global of a framework, or a member inherited from outside.
  private func resolveOutside(_ name: Name) -> (Reference, Type) {
    let text = program.text(name)
    if let type = program.models.typeOfGlobal(text) { return (.externalGlobal(name), program.modelType(.named(type))) }
    if text.first?.isUppercase == true {
      let type = program.languageType(name, arguments: [])
      return (.type(type), .metatype(type))
    }
    if let owner = scope.owner, memberIsStatic {
      // In a static member a bare name may mean another static member that the type has outside the program.
      let base = program.selfType(of: owner)
      if program.modelsKnow(member: text, of: base) {
        return (.externalMember(owner: .metatype(base), name: name, isSelfMember: false), .unknown)
      }
    }
    if !memberIsStatic, program.isOutside(selfType) || program.inheritsFromOutside(selfType) {
      let found = program.reference(toMember: name, of: selfType, isSelfMember: true)
      // Only a name that the models list is certainly a member. Any other bare name may be a free function.
      if !found.type.isUnknown || program.modelsKnow(member: text, of: selfType) { return asMember(found, name) }
    }
    return (.externalGlobal(name), .unknown)
  }

  /// A collection's member called by its bare name. Collection methods have no reference of their own.
  private func asMember(_ found: (reference: Reference, type: Type), _ name: Name) -> (Reference, Type) {
    if case .unknown = found.reference { return (.externalMember(owner: selfType, name: name, isSelfMember: true), found.type) }
    return found
  }

  private func literalType(_ literal: Literal) -> Type {
    switch literal {
    case .nil, .regex: .unknown
    case .true, .false: .external(program.known.bool, [])
    case .integer: .external(program.known.int, [])
    case .float: .external(program.known.double, [])
    case .string: .external(program.known.string, [])
    }
  }

  private func firstKnownType(_ range: ArgumentRange) -> Type {
    for argument in function.arguments[range.indices] {
      let type = body.type(argument.value)
      if !type.isUnknown { return type }
    }
    return .unknown
  }

  func operatorType(_ text: String, _ operands: ArgumentRange) -> Type {
    if let name = program.models.type(ofOperator: text) { return program.names.find(name).map { .external($0, []) } ?? .unknown }
    return firstKnownType(operands)
  }

  private mutating func bindCaptureList(of id: FunctionID) {
    for entry in program.files[file][id].captureList {
      var type = body.type(entry.value)
      if program.files[file][entry.variable].ownership == .weak, !type.isUnknown { type = .optional(type.unwrapped) }
      unit.variableTypes[entry.variable] = type
    }
  }

  private mutating func declare(_ variable: VariableID, value: ValueID?, extracted: Bool) {
    if let syntax = program.files[file][variable].type {
      let type = program.resolve(syntax, in: scope)
      unit.variableTypes[variable] = type
      if let value, !extracted { expect(type, for: value) }
    } else if let value {
      let type = body.type(value)
      unit.variableTypes[variable] =
        !extracted ? type : program.files[file][variable].payload.map { program.payloadType($0, in: file, of: type) } ?? type.element
    }
  }

  /// Records the function type that the context expects for the closures of a value.
  mutating func expect(_ type: Type, for value: ValueID) {
    if let name = program.typeOutside(type)?.name, program.models.kind(ofType: program.text(name)) != nil { prove(value, isOf: program.text(name)) }
    guard case .function(let expected) = type.unwrapped, case .closure(let id) = function[value].operation else { return }
    expectedTypes[id] = expected
  }
}
