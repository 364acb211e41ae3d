import Syntax

/// Functions: frames, signatures, bodies.
extension FileLowering {
  /// The enclosing function; `nil` in the body of a type and at file level.
  var enclosingFunction: FunctionID? {
    let outer = typeFrames.last?.functionDepth ?? 0
    guard frames.count > outer, let frame = frames.last else { return nil }
    return frame.id
  }

  // MARK: Frames

  mutating func openFrame(_ id: FunctionID, takesAnonymousParameters: Bool = false) {
    frames.append(
      FunctionFrame(
        id: id, instructionStart: instructions.count, argumentStart: arguments.count,
        anonymousStart: anonymousParameters.count, scopeMark: scopes.mark,
        takesAnonymousParameters: takesAnonymousParameters))
  }

  /// Closes the innermost function. A closure leaves its value in the enclosing function.
  mutating func leaveFunction(_ node: Int) {
    guard let frame = frames.popLast() else { return }
    let index = Int(frame.id.index)
    facts.functions[index].instructions = instructions.copy(from: frame.instructionStart)
    instructions.removeLast(instructions.count - frame.instructionStart)
    facts.functions[index].arguments = arguments.copy(from: frame.argumentStart)
    arguments.removeLast(arguments.count - frame.argumentStart)
    if frame.takesAnonymousParameters, anonymousParameters.count > frame.anonymousStart {
      for variable in anonymousParameters[frame.anonymousStart...] {
        facts.functions[index].parameters.append(Parameter(label: nil, variable: variable))
      }
      facts.functions[index].anonymousParameterCount =
        UInt8(truncatingIfNeeded: anonymousParameters.count - frame.anonymousStart)
      anonymousParameters.removeLast(anonymousParameters.count - frame.anonymousStart)
    }
    scopes.leave(to: frame.scopeMark)
    lastStatement = (Self.none, 0)
    if facts.functions[index].kind == .closure { endClosure(node, frame.id) }
  }

  /// Adds a function at the current position.
  mutating func addFunction(_ kind: FunctionKind, name: NameID?, nameRange: ByteRange, range: ByteRange) -> FunctionID {
    var function = Function(kind: kind, name: name, nameRange: nameRange, range: range)
    function.owner = typeFrames.last?.id
    function.parent = enclosingFunction
    facts.functions.append(function)
    return FunctionID(facts.functions.count - 1)
  }

  // MARK: Declarations

  /// A method, free function, initialiser or deinitialiser. `isGlobal` functions do not belong to the top-level code.
  mutating func functionDeclaration(_ node: Int, isGlobal: Bool) -> FunctionID {
    var kind = FunctionKind.function
    if self.kind(node) == .initDeclaration { kind = .initializer }
    if self.kind(node) == .deinitDeclaration { kind = .deinitializer }
    let nameNode = functionName(node)
    let name: NameID? =
      switch kind {
      case .initializer: names.intern("init")
      case .deinitializer: names.intern("deinit")
      default: nameNode.map { self.name($0) }
      }
    let nameRange = nameNode.map { range($0) } ?? ByteRange(start: nodes[node].start, end: nodes[node].start)
    let id = addFunction(kind, name: name, nameRange: nameRange, range: range(node))
    if isGlobal { facts.functions[Int(id.index)].parent = nil }
    let body = signature(node, id)
    attributeArguments(of: node, enclosingFunction == nil || isGlobal ? .member : .statement)
    // A body inserted for the parser does not count.
    if let body, originalText(body).first == UInt8(ascii: "{") {
      then(.enterFunction, body, extra: Int(id.index))
    } else if kind == .function || kind == .initializer {
      facts.functions[Int(id.index)].isRequirement = true
    }
    return id
  }

  /// The node of the name: an identifier, an operator, or the keyword.
  func functionName(_ node: Int) -> Int? {
    var isAfterKeyword = false
    for child in children(node) {
      switch self.kind(child) {
      case .tokenInit, .tokenDeinit, .tokenSubscript: return child
      case .tokenFunc: isAfterKeyword = true
      case .simpleIdentifier: return child
      case .parameter, .functionBody, .tokenLeftParen: return nil
      default: if isAfterKeyword, self.kind(child) != .comment, self.kind(child) != .multilineComment { return child }
      }
    }
    return nil
  }

  /// Reads everything before the body, and schedules the default values. Returns the body.
  mutating func signature(_ node: Int, _ id: FunctionID) -> Int? {
    let index = Int(id.index)
    var body: Int?
    var pendingAttributes: [NameID] = []
    var isInParameters = false
    var isDefaultValue = false
    for child in children(node) {
      switch kind(child) {
      case .modifiers: modifiers(child, of: id)
      // Without other modifiers the grammar places `class` alone.
      case .tokenClass:
        facts.functions[index].isStatic = true
        facts.functions[index].attributes.append(name(child))
      case .attribute:
        guard let name = attributeName(child) else { break }
        if isInParameters { pendingAttributes.append(name) } else { facts.functions[index].attributes.append(name) }
      case .typeParameters:
        let parameters = genericParameters(child)
        facts.functions[index].genericParameters = parameters
      case .typeConstraints:
        let parameters = constrained(facts.functions[index].genericParameters, by: child)
        facts.functions[index].genericParameters = parameters
      case .parameter:
        parameter(child, of: id, attributes: pendingAttributes)
        pendingAttributes = []
      case .functionBody, .computedProperty: body = child
      case .bang: if !isInParameters { facts.functions[index].isFailable = true }
      case .tokenQuestion: if !isInParameters { facts.functions[index].isFailable = true }
      case .tokenLeftParen: isInParameters = true
      case .tokenEqual: isDefaultValue = true
      case .tokenAsync: facts.functions[index].isAsync = true
      case .throws, .throwsClause: facts.functions[index].isThrowing = true
      case .tokenArrow:
        let result = typeAmongChildren(of: node, from: Int(nodes[child].next))
        facts.functions[index].result = result
        isInParameters = false
      case .error: then(.statement, child)
      default:
        if isDefaultValue, isOperand(child) {
          isDefaultValue = false
          defaultValue(child, of: id)
        }
      }
    }
    return body
  }

  /// A default value runs on its own and sees neither the other parameters nor the locals of the body.
  private mutating func defaultValue(_ node: Int, of id: FunctionID) {
    let position = facts[id].parameters.count - 1
    guard position >= 0 else { return }
    let name = facts[facts[id].parameters[position].variable]
    let thunk = addFunction(.defaultArgument, name: name.name, nameRange: name.nameRange, range: range(node))
    facts.functions[Int(thunk.index)].parent = facts[id].parent
    facts.functions[Int(id.index)].parameters[position].defaultValue = thunk
    then(.enterThunk, node, extra: Int(thunk.index))
  }

  private mutating func parameter(_ node: Int, of id: FunctionID, attributes: [NameID]) {
    var identifiers: (first: Int, last: Int)?
    for child in children(node) {
      if kind(child) == .simpleIdentifier || kind(child) == .wildcardPattern {
        identifiers = (identifiers?.first ?? child, child)
      } else if isToken(child, ":") {
        break
      }
    }
    guard let identifiers else { return }
    let variable = makeVariable(identifiers.last, .parameter, function: id)
    let isUnlabeled = hasText(identifiers.first, "_") || facts[id].isSubscript && identifiers.first == identifiers.last
    var parameter = Parameter(label: isUnlabeled ? nil : name(identifiers.first), variable: variable)
    parameter.attributes = attributes
    describe(&parameter, node)
    facts.functions[Int(id.index)].parameters.append(parameter)
  }

  /// The type and attributes of a parameter of a function or closure.
  mutating func describe(_ parameter: inout Parameter, _ node: Int) {
    parameter.type = typeAmongChildren(of: node)
    for child in children(node) {
      switch kind(child) {
      case .parameterModifiers, .typeModifiers: parameter.attributes += modifierNames(child)
      case .tokenDotDotDot: parameter.isVariadic = true
      default: break
      }
    }
    for attribute in parameter.attributes {
      switch names.names[Int(attribute.index)] {
      case "escaping": parameter.isEscaping = true
      case "autoclosure": parameter.isAutoclosure = true
      case "inout": parameter.isInout = true
      default: break
      }
    }
    facts.variables[Int(parameter.variable.index)].type = parameter.type
    if parameter.isInout { facts.variables[Int(parameter.variable.index)].isLet = false }
  }

  mutating func modifiers(_ node: Int, of id: FunctionID) {
    let attributes = modifierNames(node)
    facts.functions[Int(id.index)].attributes += attributes
    for child in children(node) where kind(child) == .propertyModifier {
      if hasText(child, "static") || hasText(child, "class") { facts.functions[Int(id.index)].isStatic = true }
    }
  }

  // MARK: Bodies

  mutating func enterFunction(_ body: Int, _ id: FunctionID) {
    openFrame(id)
    for parameter in facts[id].parameters {
      let name = names.names[Int(facts[parameter.variable].name.index)]
      bind(parameter.variable, isWildcard: name == "_")
    }
    let kind = facts[id].kind
    self.body(of: body, mayReturnValue: kind == .function || kind == .getter)
    then(.leaveFunction, body, extra: Int(id.index))
  }

  /// A function whose body is one expression: an initial or default value.
  mutating func enterThunk(_ node: Int, _ id: FunctionID) {
    openFrame(id)
    let mark = values.count
    then(.expression, node, flags: [.wantsValue, .isExpression])
    then(.returnBody, node, mark: mark)
    then(.leaveFunction, node, extra: Int(id.index))
  }

  /// The statements among the children of a body. A single expression is returned.
  mutating func body(of container: Int, mayReturnValue: Bool) {
    for child in children(container) {
      if kind(child) == .error {
        then(.statement, child)
      } else if kind(child) == .statements {
        if mayReturnValue, let single = singleExpression(child) {
          let mark = values.count
          then(.expression, single, flags: .wantsValue)
          then(.returnBody, single, mark: mark)
        } else {
          then(.block, child)
        }
      }
    }
  }

  mutating func returnBody(_ node: Int, mark: Int) {
    let value = valueIfAny(at: mark)
    dropValues(to: mark)
    if let value { emit(.returnValue(value), node) }
  }

  /// The only statement of a block, if it is an expression.
  func singleExpression(_ statements: Int) -> Int? {
    var result: Int?
    for child in children(statements) {
      switch kind(child) {
      case .comment, .multilineComment, .directive, .tokenSemicolon: continue
      default:
        if result != nil { return nil }
        result = child
      }
    }
    guard let result, isExpression(result), !isFallthrough(result) else { return nil }
    return result
  }
}

extension Array {
  /// The elements from an index on, in an array of exactly their size. An array made from a slice of the whole array would share its storage, including spare
  /// capacity, and cause a copy of the original later.
  fileprivate func copy(from start: Int) -> [Element] { withUnsafeBufferPointer { Array($0[start...]) } }
}
