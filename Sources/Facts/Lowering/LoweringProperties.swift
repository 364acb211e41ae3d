import Syntax

/// Properties, local variables, subscripts and their accessors.
extension FileLowering {
  /// One `pattern: Type = value { accessors }` of a declaration that may contain several.
  struct Declarator {
    var pattern: Int
    var annotation: Int?
    var value: Int?
    /// `computed_property` or `willset_didset_block`.
    var block: Int?
  }

  /// The part of a declaration before the declarators.
  struct DeclarationHead {
    var isLet = false
    var isStatic = false
    var isLazy = false
    var ownership = Ownership.strong
    var attributes: [NameID] = []
  }

  private mutating func head(of node: Int) -> DeclarationHead {
    var head = DeclarationHead()
    for child in children(node) {
      switch kind(child) {
      case .modifiers:
        head.attributes += modifierNames(child)
        for modifier in children(child) { note(modifier, &head) }
      case .attribute: if let name = attributeName(child) { head.attributes.append(name) }
      case .valueBindingPattern: head.isLet = hasText(child, "let")
      case .pattern:
        if let binding = self.child(child, .valueBindingPattern) { head.isLet = hasText(binding, "let") }
        return head
      default: note(child, &head)
      }
    }
    return head
  }

  private func note(_ modifier: Int, _ head: inout DeclarationHead) {
    switch kind(modifier) {
    case .ownershipModifier: head.ownership = ownership(modifier)
    case .propertyModifier: if hasText(modifier, "static") || hasText(modifier, "class") { head.isStatic = true }
    case .propertyBehaviorModifier: if hasText(modifier, "lazy") { head.isLazy = true }
    default: break
    }
  }

  private func declarators(of node: Int) -> [Declarator] {
    var result: [Declarator] = []
    var isAfterEqual = false
    for child in children(node) {
      switch kind(child) {
      case .pattern:
        result.append(Declarator(pattern: child))
        isAfterEqual = false
      case .tokenEqual: isAfterEqual = true
      default:
        guard let last = result.indices.last else { continue }
        switch kind(child) {
        case .typeAnnotation: result[last].annotation = child
        case .computedProperty, .willsetDidsetBlock: result[last].block = child
        default: if isAfterEqual, result[last].value == nil, isOperand(child) { result[last].value = child }
        }
      }
    }
    return result
  }

  /// In `var a, b: Int` the type applies to all names before it.
  private mutating func types(of declarators: [Declarator]) -> [TypeID?] {
    var result: [TypeID?] = Array(repeating: nil, count: declarators.count)
    var following: TypeID?
    for index in declarators.indices.reversed() {
      if let annotation = declarators[index].annotation {
        following = typeAmongChildren(of: annotation)
      } else if declarators[index].value != nil || declarators[index].block != nil {
        following = nil
      }
      result[index] = following
    }
    return result
  }

  // MARK: Members and globals

  mutating func property(_ node: Int, isGlobal: Bool) {
    let head = head(of: node)
    let declarators = declarators(of: node)
    let types = types(of: declarators)
    attributeArguments(of: node, .member)
    let takesType = declarators.count == 1 && types[0] == nil && declarators[0].value == nil && !head.attributes.isEmpty
    let wrapped = takesType ? typeInAttributes(of: node) : nil
    let keyPath = takesType ? keyPathInAttributes(of: node) : nil
    for (declarator, type) in zip(declarators, types) {
      let first = facts.properties.count
      for identifier in boundIdentifiers(declarator.pattern) {
        var property = PropertyDeclaration(name: name(identifier), nameRange: range(identifier), range: range(node))
        property.owner = typeFrames.last?.id
        property.type = end(declarator.pattern) == identifier + 1 ? type ?? wrapped : nil
        property.ownership = head.ownership
        property.isStatic = head.isStatic
        property.isLazy = head.isLazy
        property.isLet = head.isLet
        property.attributes = head.attributes
        property.wrapperKeyPath = keyPath
        facts.properties.append(property)
      }
      let id = facts.properties.count > first ? PropertyID(first) : nil
      if let value = declarator.value { initialValue(value, declarator.pattern, properties: first) }
      if let block = declarator.block { accessors(block, property: id, isGlobal: isGlobal) }
    }
    for child in children(node) where kind(child) == .error { then(.member, child) }
  }

  /// The identifiers that a pattern of `let` or `var` binds.
  private func boundIdentifiers(_ pattern: Int) -> [Int] {
    var result: [Int] = []
    let end = end(pattern)
    for index in (pattern + 1)..<max(pattern + 1, end) {
      if kind(index) == .simpleIdentifier, !isLabel(index, end: end) { result.append(index) }
    }
    return result
  }

  /// Initial values run in a function of their own.
  private mutating func initialValue(_ node: Int, _ pattern: Int, properties first: Int) {
    let property = first < facts.properties.count ? facts.properties[first] : nil
    let thunk = addFunction(
      .initialValue, name: property?.name, nameRange: property?.nameRange ?? range(pattern), range: range(node))
    let index = Int(thunk.index)
    facts.functions[index].parent = nil
    facts.functions[index].isStatic = property?.isStatic ?? false
    if property != nil { facts.functions[index].property = PropertyID(first) }
    for position in first..<max(first, facts.properties.count) { facts.properties[position].initialValue = thunk }
    then(.enterThunk, node, extra: index)
  }

  /// `@Wrapper(action: { … })`: the arguments matter only if they contain closures.
  mutating func attributeArguments(of node: Int, _ action: LoweringStep.Action) {
    for list in children(node) where kind(list) == .modifiers || kind(list) == .attribute {
      guard hasClosure(list) else { continue }
      if kind(list) == .attribute { attributeArgument(of: list, action) }
      for attribute in children(list) where kind(attribute) == .attribute { attributeArgument(of: attribute, action) }
    }
  }

  /// The only type that a wrapper gets as a value: `@Environment(Model.self) var model`. Without an annotation the property's type comes from there.
  private mutating func typeInAttributes(of node: Int) -> TypeID? {
    let found = wrapperArguments(of: node).filter { kind($0) == .navigationExpression && text($0).suffix(5).elementsEqual(".self".utf8) }
    guard found.count == 1 else { return nil }
    let parts = text(found[0]).dropLast(5).split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return areIdentifiers(parts) ? typeNamed(parts) : nil
  }

  /// The only key path that a wrapper gets: `@Injected(\.store) var store`.
  private mutating func keyPathInAttributes(of node: Int) -> WrapperKeyPath? {
    let found = wrapperArguments(of: node).filter { text($0).first == UInt8(ascii: "\\") }
    guard found.count == 1 else { return nil }
    var parts = text(found[0]).dropFirst().split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.count > 1 else { return nil }
    let root = parts.removeFirst()
    guard areIdentifiers(parts), root.isEmpty || areIdentifiers([root]) else { return nil }
    let components = parts.map { names.intern(UnsafeBufferPointer(rebasing: $0)) }
    return WrapperKeyPath(root: root.isEmpty ? nil : typeNamed([root]), components: components)
  }

  private func wrapperArguments(of node: Int) -> [Int] {
    var result: [Int] = []
    for list in children(node) where kind(list) == .modifiers || kind(list) == .attribute {
      let attributes = kind(list) == .attribute ? [list] : children(list).filter { kind($0) == .attribute }
      for attribute in attributes { result += children(attribute) }
    }
    return result
  }

  private func areIdentifiers(_ parts: [Slice<UnsafeBufferPointer<UInt8>>]) -> Bool {
    parts.allSatisfy { part in !part.isEmpty && part.allSatisfy { isIdentifierByte($0) } }
  }

  private mutating func typeNamed(_ parts: [Slice<UnsafeBufferPointer<UInt8>>]) -> TypeID {
    add(.named(parts.map { TypeSyntax.Component(name: names.intern(UnsafeBufferPointer(rebasing: $0))) }))
  }

  func hasClosure(_ node: Int) -> Bool { (node..<end(node)).contains { kind($0) == .lambdaLiteral } }

  private mutating func attributeArgument(of attribute: Int, _ action: LoweringStep.Action) {
    for child in children(attribute) where isExpression(child) && hasClosure(child) {
      then(action, child)
    }
  }

  mutating func requirement(_ node: Int) {
    guard let pattern = child(node, .pattern) else { return }
    let head = head(of: node)
    for identifier in boundIdentifiers(pattern) {
      var property = PropertyDeclaration(name: name(identifier), nameRange: range(identifier), range: range(node))
      property.owner = typeFrames.last?.id
      property.isStatic = head.isStatic
      property.isLet = false
      property.isRequirement = true
      property.attributes = head.attributes
      if let annotation = child(node, .typeAnnotation) { property.type = typeAmongChildren(of: annotation) }
      facts.properties.append(property)
    }
  }

  // MARK: Accessors

  /// The accessors in a block, of a property or, without one, of a local variable.
  private mutating func accessors(_ block: Int, property: PropertyID?, isGlobal: Bool) {
    var isShorthand = true
    for child in children(block) {
      guard let accessor = accessorKind(child) else { continue }
      isShorthand = false
      let id = addAccessor(accessor, child, range(child), property: property, isGlobal: isGlobal)
      accessorBody(child, id, property.map { facts.properties[Int($0.index)].type } ?? nil)
      if let property, accessor == .getter { facts.properties[Int(property.index)].isComputed = true }
    }
    if isShorthand, kind(block) == .computedProperty {
      let id = addAccessor(.getter, block, range(block), property: property, isGlobal: isGlobal)
      if let property { facts.properties[Int(property.index)].isComputed = true }
      then(.enterFunction, block, extra: Int(id.index))
    } else {
      for child in children(block) where kind(child) == .error || kind(child) == .statements { then(.member, child) }
    }
  }

  private func accessorKind(_ node: Int) -> FunctionKind? {
    switch kind(node) {
    case .computedGetter: .getter
    case .computedSetter, .computedModify: .setter
    case .willsetClause: .willSet
    case .didsetClause: .didSet
    default: nil
    }
  }

  private mutating func addAccessor(
    _ kind: FunctionKind, _ node: Int, _ range: ByteRange, property: PropertyID?, isGlobal: Bool
  ) -> FunctionID {
    let declaration = property.map { facts.properties[Int($0.index)] }
    let place = ByteRange(start: range.start, end: range.start)
    let id = addFunction(kind, name: declaration?.name, nameRange: declaration?.nameRange ?? place, range: range)
    let index = Int(id.index)
    if isGlobal { facts.functions[index].parent = nil }
    facts.functions[index].isStatic = declaration?.isStatic ?? false
    facts.functions[index].property = property
    facts.functions[index].result = kind == .getter ? declaration?.type : nil
    if let declaration { facts.functions[index].attributes = declaration.attributes }
    if let property { facts.properties[Int(property.index)].accessors.append(id) }
    for specifier in children(node) where self.kind(specifier) == .getterSpecifier {
      if child(specifier, .tokenAsync) != nil { facts.functions[index].isAsync = true }
    }
    return id
  }

  /// Adds the parameter of a setter or observer, and schedules the body.
  private mutating func accessorBody(_ node: Int, _ id: FunctionID, _ type: TypeID?) {
    let index = Int(id.index)
    let implicitName: StaticString? =
      switch facts.functions[index].kind {
      case .setter where kind(node) == .computedSetter: "newValue"
      case .willSet: "newValue"
      case .didSet: "oldValue"
      default: nil
      }
    if let implicitName {
      let variable: VariableID
      if let named = child(node, .simpleIdentifier) {
        variable = makeVariable(named, .parameter, type: type, function: id)
      } else {
        let place = ByteRange(start: nodes[node].start, end: nodes[node].start)
        variable = addVariable(names.intern(implicitName), place, .parameter, type: type, function: id)
      }
      var parameter = Parameter(label: nil, variable: variable)
      parameter.type = type
      facts.functions[index].parameters.append(parameter)
    }
    then(.enterFunction, node, extra: index)
  }

  // MARK: Subscripts

  mutating func subscriptDeclaration(_ node: Int) {
    guard let block = child(node, .computedProperty) else { return }
    var isShorthand = true
    for child in children(block) {
      guard let accessor = accessorKind(child) else { continue }
      isShorthand = false
      let id = subscriptAccessor(accessor, node, range(child))
      accessorBody(child, id, facts[id].result)
      if accessor != .getter { facts.functions[Int(id.index)].result = nil }
      if self.child(child, .tokenLeftBrace) == nil { facts.functions[Int(id.index)].isRequirement = true }
    }
    if isShorthand {
      let id = subscriptAccessor(.getter, node, range(node))
      then(.enterFunction, block, extra: Int(id.index))
    }
  }

  private mutating func subscriptAccessor(_ kind: FunctionKind, _ node: Int, _ range: ByteRange) -> FunctionID {
    let nameNode = functionName(node) ?? node
    let id = addFunction(kind, name: names.intern("subscript"), nameRange: self.range(nameNode), range: range)
    facts.functions[Int(id.index)].isSubscript = true
    _ = signature(node, id)
    return id
  }

  // MARK: Local variables

  /// Ownership kinds, by the number in a step.
  static let ownerships: [Ownership] = [.strong, .weak, .unowned, .unownedUnsafe]

  mutating func localProperty(_ node: Int) {
    let head = head(of: node)
    let declarators = declarators(of: node)
    let types = types(of: declarators)
    attributeArguments(of: node, .statement)
    for (declarator, type) in zip(declarators, types) {
      let mark = values.count
      if let value = declarator.value { then(.expression, value, flags: [.wantsValue, .isExpression]) }
      then(
        .bindDeclarator, declarator.pattern, mark: mark, end: Self.ownerships.firstIndex(of: head.ownership) ?? 0,
        extra: type.map { Int($0.index) } ?? -1, flags: head.isLet ? [] : .mutable)
      if let block = declarator.block { then(.localAccessors, block, extra: declarator.pattern) }
    }
    for child in children(node) where kind(child) == .error { then(.statement, child) }
  }

  /// A local variable with accessors refers to its getter.
  mutating func localAccessors(_ block: Int, pattern: Int) {
    let first = facts.functions.count
    accessors(block, property: nil, isGlobal: false)
    guard let identifier = simplePattern(pattern) else { return }
    let name = name(identifier)
    guard let variable = scopes.variable(name) else { return }
    for index in first..<facts.functions.count {
      facts.functions[index].name = name
      facts.functions[index].nameRange = range(identifier)
      facts.functions[index].headRange = range(identifier)
      if facts.functions[index].kind == .getter {
        facts.functions[index].result = facts[variable].type
        facts.variables[Int(variable.index)].nestedFunction = FunctionID(index)
      }
    }
  }
}
