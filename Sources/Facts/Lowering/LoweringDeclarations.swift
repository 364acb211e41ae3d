import Syntax

/// Types, their members, and declarations at file level.
extension FileLowering {
  /// Visits an item at file level.
  mutating func fileItem(_ node: Int) {
    if kind(node) == .error {
      brokenItem(node)
    } else if !declaration(node, isGlobal: true) {
      then(.statement, node)
    }
  }

  /// An unreadable item at file level. Often it is a type with a broken or unfinished body: if its head is readable, the following items are its members.
  mutating func brokenItem(_ node: Int) {
    var isInType = false
    var keyword: Int?
    for child in children(node) {
      if let head = keyword, isType(child) || kind(child) == .simpleIdentifier || kind(child) == .typeIdentifier {
        if isInType { then(.leaveType, node) }
        isInType = true
        then(.enterBrokenType, head, end: child, extra: node)
      } else if typeKind(child) != nil {
        keyword = child
        continue
      } else if isNamed(child) || kind(child) == .error {
        then(isInType ? .member : .fileItem, child)
      }
      // Without a name right after it, the keyword is something else: `class func`.
      keyword = nil
    }
    if isInType { then(.leaveType, node) }
  }

  /// Opens a type of which only the keyword, the name and pieces of the body are known.
  mutating func enterBrokenType(_ keyword: Int, name nameNode: Int, in node: Int) {
    let range = ByteRange(start: nodes[keyword].start, end: nodes[node].end)
    let id = TypeDeclarationID(facts.types.count)
    let kind = typeKind(keyword) ?? .class
    let extended = kind == .extension ? type(nameNode) : nil
    let name = extended.map { extendedName($0) } ?? name(nameNode)
    var declaration = TypeDeclaration(kind: kind, name: name, nameRange: self.range(nameNode), range: range)
    declaration.extendedType = extended
    facts.types.append(declaration)
    for sibling in Siblings(nodes: nodes, index: nameNode, end: end(node)) {
      if self.kind(sibling) == .tokenLeftBrace { break }
      guard self.kind(sibling) == .inheritanceSpecifier else { continue }
      for inherited in children(sibling) where isType(inherited) {
        let type = type(inherited)
        facts.types[Int(id.index)].inheritance.append(type)
      }
    }
    typeFrames.append(TypeFrame(id: id, functionDepth: frames.count, outerBarrier: scopes.openBarrier()))
  }

  private func typeKind(_ node: Int) -> TypeDeclaration.Kind? {
    switch kind(node) {
    case .tokenClass: .class
    case .tokenStruct: .struct
    case .tokenEnum: .enum
    case .tokenActor: .actor
    case .tokenProtocol: .protocol
    case .tokenExtension: .extension
    default: nil
    }
  }

  /// Visits something in the body of a type.
  mutating func member(_ node: Int) {
    if kind(node) == .error {
      for child in children(node) where isNamed(child) { then(.member, child) }
    } else if !declaration(node, isGlobal: false), isExpression(node) || isStatement(node) {
      stray(node)
    }
  }

  /// Code where only declarations belong, such as a macro or the rest of broken code. It counts as top-level code.
  private mutating func stray(_ node: Int) {
    switch kind(node) {
    case .simpleIdentifier, .comment, .multilineComment, .attribute, .modifiers, .pattern, .statementLabel,
      .importDeclaration, .operatorDeclaration, .precedenceGroupDeclaration:
      return
    default: break
    }
    let place = ByteRange(start: nodes[node].start, end: nodes[node].start)
    let id = addFunction(.topLevel, name: nil, nameRange: place, range: range(node))
    openFrame(id)
    then(.statement, node)
    then(.leaveFunction, node, extra: Int(id.index))
  }

  /// Visits a declaration in a type or at file level. False if it is something else.
  @discardableResult
  mutating func declaration(_ node: Int, isGlobal: Bool) -> Bool {
    switch kind(node) {
    case .propertyDeclaration: property(node, isGlobal: isGlobal)
    case .protocolPropertyDeclaration: requirement(node)
    case .functionDeclaration, .protocolFunctionDeclaration, .initDeclaration, .deinitDeclaration:
      _ = functionDeclaration(node, isGlobal: isGlobal)
    case .subscriptDeclaration: subscriptDeclaration(node)
    case .classDeclaration, .protocolDeclaration: typeDeclaration(node, isGlobal: isGlobal)
    case .enumEntry: enumCases(node)
    case .typealiasDeclaration: typealiasDeclaration(node, isAssociatedType: false)
    case .associatedtypeDeclaration: typealiasDeclaration(node, isAssociatedType: true)
    case .importDeclaration: importDeclaration(node)
    case .comment, .multilineComment, .directive, .diagnostic, .shebangLine, .operatorDeclaration,
      .precedenceGroupDeclaration, .macroDeclaration:
      break
    default: return false
    }
    return true
  }

  private mutating func importDeclaration(_ node: Int) {
    guard let path = child(node, .identifier), let first = child(path, .simpleIdentifier) else { return }
    let module = name(first)
    if !facts.imports.contains(module) { facts.imports.append(module) }
    guard let modifiers = child(node, .modifiers) else { return }
    for attribute in children(modifiers) where text(attribute).elementsEqual("@testable".utf8) { facts.importsForTests = true }
  }

  // MARK: Types

  mutating func typeDeclaration(_ node: Int, isGlobal: Bool) {
    var kind = TypeDeclaration.Kind.class
    var nameNode: Int?
    var body: Int?
    for child in children(node) {
      switch self.kind(child) {
      case .classBody, .enumClassBody, .protocolBody: body = child
      case .typeIdentifier where nameNode == nil: nameNode = child
      default:
        if let keyword = typeKind(child) { kind = keyword }
        if nameNode == nil, isType(child) { nameNode = child }
      }
    }
    let place = ByteRange(start: nodes[node].start, end: nodes[node].start)
    let id = TypeDeclarationID(facts.types.count)
    facts.types.append(
      TypeDeclaration(
        kind: kind, name: names.intern(""), nameRange: nameNode.map { range($0) } ?? place, range: range(node)))
    let index = Int(id.index)
    facts.types[index].parent = typeFrames.last?.id
    facts.types[index].enclosingFunction = isGlobal ? nil : enclosingFunction
    if let nameNode {
      if kind == .extension {
        let extended = type(nameNode)
        facts.types[index].extendedType = extended
        let name = extendedName(extended)
        facts.types[index].name = name
      } else {
        let name = name(nameNode)
        facts.types[index].name = name
      }
    }
    typeHead(node, index, nameNode)

    typeFrames.append(TypeFrame(id: id, functionDepth: frames.count, outerBarrier: scopes.openBarrier()))
    if let body {
      for child in children(body) where isNamed(child) { then(.member, child) }
    }
    for child in children(node) where self.kind(child) == .error { then(.member, child) }
    attributeArguments(of: node, .member)
    then(.leaveType, node)
  }

  mutating func leaveType() {
    guard let frame = typeFrames.popLast() else { return }
    scopes.closeBarrier(frame.outerBarrier)
  }

  private mutating func typeHead(_ node: Int, _ index: Int, _ nameNode: Int?) {
    for child in children(node) where child != nameNode {
      switch kind(child) {
      case .modifiers:
        let attributes = modifierNames(child)
        facts.types[index].attributes += attributes
      case .attribute: if let name = attributeName(child) { facts.types[index].attributes.append(name) }
      case .tokenIndirect: facts.types[index].attributes.append(names.intern("indirect"))
      case .typeParameters:
        let parameters = genericParameters(child)
        facts.types[index].genericParameters = parameters
      case .typeConstraints:
        let parameters = constrained(facts.types[index].genericParameters, by: child)
        facts.types[index].genericParameters = parameters
      case .inheritanceSpecifier:
        for inherited in children(child) where isType(inherited) {
          let type = type(inherited)
          facts.types[index].inheritance.append(type)
        }
      default: break
      }
    }
  }

  /// The last component of the extended type's name.
  private mutating func extendedName(_ type: TypeID) -> NameID {
    switch facts[type] {
    case .named(let components): components.last?.name ?? names.intern("")
    case .array: names.intern("Array")
    case .dictionary: names.intern("Dictionary")
    case .optional: names.intern("Optional")
    default: names.intern("")
    }
  }

  // MARK: Generic parameters

  mutating func genericParameters(_ node: Int) -> [GenericParameter] {
    var result: [GenericParameter] = []
    for parameter in children(node) where kind(parameter) == .typeParameter {
      var nameNode = child(parameter, .typeIdentifier)
      if nameNode == nil, let pack = child(parameter, .typeParameterPack), let type = child(pack, .userType) {
        nameNode = child(type, .typeIdentifier)
      }
      guard let nameNode else { continue }
      var generic = GenericParameter(name: name(nameNode))
      for constraint in children(parameter) where isType(constraint) && kind(constraint) != .typeParameterPack {
        generic.constraints.append(type(constraint))
      }
      result.append(generic)
    }
    return result
  }

  /// Adds the constraints of a `where` clause. A constraint on anything but a parameter (`Self`, an associated type) becomes a separate entry.
  mutating func constrained(_ parameters: [GenericParameter], by clause: Int) -> [GenericParameter] {
    var result = parameters
    for constraint in children(clause) where kind(constraint) == .typeConstraint {
      let inheritance = child(constraint, .inheritanceConstraint)
      guard let relation = inheritance ?? child(constraint, .equalityConstraint), let subject = child(relation, .identifier),
        end(subject) == subject + 2
      else { continue }
      let name = name(subject + 1)
      for bound in children(relation) where bound != subject && isType(bound) {
        let type = type(bound)
        let index = result.firstIndex { $0.name == name } ?? result.endIndex
        if index == result.endIndex { result.append(GenericParameter(name: name)) }
        if inheritance != nil { result[index].constraints.append(type) } else { result[index].equals = type }
      }
    }
    return result
  }

  // MARK: Cases and aliases

  private mutating func enumCases(_ node: Int) {
    guard let owner = typeFrames.last?.id else { return }
    let index = Int(owner.index)
    for child in children(node) {
      switch kind(child) {
      case .simpleIdentifier:
        let enumCase = EnumCase(name: name(child), nameRange: range(child))
        facts.types[index].cases.append(enumCase)
      case .enumTypeParameters:
        let (payload, defaulted) = payload(child)
        if let last = facts.types[index].cases.indices.last {
          facts.types[index].cases[last].payload = payload
          facts.types[index].cases[last].defaultedPayload = defaulted
        }
      default: break
      }
    }
  }

  /// The associated values, and which of them have default values.
  private mutating func payload(_ node: Int) -> ([LabeledType], defaulted: [Int]) {
    var result: [LabeledType] = []
    var defaulted: [Int] = []
    var label: NameID?
    var isUnlabeled = false
    var attributes: [NameID] = []
    var isDefaultValue = false
    for child in children(node) {
      switch kind(child) {
      case .tokenEqual:
        isDefaultValue = true
        defaulted.append(result.count - 1)
      case .tokenComma: isDefaultValue = false
      case .wildcardPattern: isUnlabeled = true
      case .simpleIdentifier where !isDefaultValue: label = isUnlabeled ? nil : label ?? name(child)
      case .typeModifiers, .parameterModifiers: attributes = modifierNames(child)
      default:
        if isDefaultValue {
          if isExpression(child), hasClosure(child) { then(.member, child) }
        } else if isType(child) {
          result.append(LabeledType(label: label, type: type(child, attributes: attributes)))
          label = nil
          isUnlabeled = false
          attributes = []
        }
      }
    }
    return (result, defaulted)
  }

  private mutating func typealiasDeclaration(_ node: Int, isAssociatedType: Bool) {
    guard let nameNode = child(node, .typeIdentifier) else { return }
    var alias = TypealiasDeclaration(name: name(nameNode))
    alias.owner = typeFrames.last?.id
    alias.isAssociatedType = isAssociatedType
    for child in children(node) {
      if kind(child) == .modifiers { alias.attributes = modifierNames(child) }
      if kind(child) == .typeParameters { alias.genericParameters = genericParameters(child) }
      if kind(child) == .typeConstraints { alias.genericParameters = constrained(alias.genericParameters, by: child) }
      // `associatedtype A: P` means the same as `associatedtype A where A: P`.
      if isAssociatedType, isType(child), nodes[child].start > nodes[nameNode].end, isToken(previous(child, in: node), ":") {
        var constraint = GenericParameter(name: alias.name)
        constraint.constraints = [type(child)]
        alias.genericParameters.append(constraint)
      }
      if kind(child) == .tokenEqual { alias.target = typeAmongChildren(of: node, from: Int(nodes[child].next)) }
    }
    facts.typealiases.append(alias)
  }

  /// The sibling before a child; for the first child, the parent.
  private func previous(_ child: Int, in node: Int) -> Int {
    var result = node
    for sibling in children(node) {
      if sibling == child { break }
      result = sibling
    }
    return result
  }
}
