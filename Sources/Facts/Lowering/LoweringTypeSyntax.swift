import Syntax

/// A pending piece of work while lowering a type.
struct TypeStep {
  var node: Int
  /// The children's types are on the stack above `mark`.
  var isFinished: Bool
  var mark: Int
}

/// Types as written. Uses a loop with its own stack, because types nest as deeply as the input does.
extension FileLowering {
  /// The first type among the children of a node, from `first` on, with its `@` modifiers and a following `!`.
  mutating func typeAmongChildren(of node: Int, from first: Int? = nil) -> TypeID? {
    var attributes: [NameID] = []
    var child = first ?? node + 1
    let end = end(node)
    while child < end {
      switch kind(child) {
      case .typeModifiers, .parameterModifiers: attributes += modifierNames(child)
      default:
        if isType(child) { return type(child, attributes: attributes) }
      }
      child = Int(nodes[child].next)
    }
    return nil
  }

  /// Lowers a type with its suffix: `T!`.
  mutating func type(_ node: Int, attributes: [NameID] = []) -> TypeID {
    var result = lowerType(node)
    if !attributes.isEmpty, case .function(var function) = facts[result] {
      function.attributes = attributes
      result = add(.function(function))
    }
    let following = Int(nodes[node].next)
    if following < nodes.count, nodes[following].start == nodes[node].end, kind(following) == .bang || isToken(following, "!") {
      return add(.implicitlyUnwrapped(result))
    }
    return result
  }

  func isType(_ node: Int) -> Bool {
    switch kind(node) {
    case .userType, .optionalType, .arrayType, .dictionaryType, .tupleType, .functionType, .metatype, .opaqueType,
      .existentialType, .protocolCompositionType, .typePackExpansion, .typeParameterPack, .suppressedConstraint,
      .bracketQualifiedType, .identifier:
      true
    default: false
    }
  }

  mutating func add(_ syntax: TypeSyntax) -> TypeID {
    facts.typeSyntax.append(syntax)
    return TypeID(facts.typeSyntax.count - 1)
  }

  /// A name without arguments. All its uses in a file share one entry.
  mutating func plainType(_ name: NameID) -> TypeID {
    let index = Int(name.index)
    while plainTypes.count <= index { plainTypes.append(-1) }
    if plainTypes[index] >= 0 { return TypeID(Int(plainTypes[index])) }
    let result = add(.named([TypeSyntax.Component(name: name)]))
    plainTypes[index] = Int32(truncatingIfNeeded: result.index)
    return result
  }

  private mutating func lowerType(_ root: Int) -> TypeID {
    if let plain = plainUserType(root) { return plain }
    let bottom = typeSteps.count
    let mark = typeValues.count
    typeSteps.append(TypeStep(node: root, isFinished: false, mark: mark))
    while typeSteps.count > bottom, let step = typeSteps.popLast() {
      if step.isFinished { finishType(step.node, mark: step.mark) } else { visitType(step.node) }
    }
    let result = typeValues.count > mark ? typeValues[mark] : add(.unknown)
    typeValues.removeLast(max(0, typeValues.count - mark))
    return result
  }

  private mutating func plainUserType(_ node: Int) -> TypeID? {
    guard kind(node) == .userType, end(node) == node + 2, kind(node + 1) == .typeIdentifier else { return nil }
    return plainType(name(node + 1))
  }

  private mutating func visitType(_ node: Int) {
    if let plain = plainUserType(node) {
      typeValues.append(plain)
      return
    }
    if kind(node) == .simpleIdentifier || kind(node) == .typeIdentifier {
      typeValues.append(plainType(name(node)))
      return
    }
    typeSteps.append(TypeStep(node: node, isFinished: true, mark: typeValues.count))
    let first = typeSteps.count
    for child in children(node) {
      switch kind(child) {
      case .typeArguments, .tupleTypeItem:
        for inner in children(child) where isType(inner) {
          typeSteps.append(TypeStep(node: inner, isFinished: false, mark: 0))
        }
      // In expression position some types look like values: `[Foo]()`, `(A, B).self`.
      case .simpleIdentifier where kind(node) != .navigationSuffix && kind(node) != .identifier && kind(node) != .tupleTypeItem,
        .navigationExpression, .arrayLiteral, .dictionaryLiteral, .tupleExpression:
        typeSteps.append(TypeStep(node: child, isFinished: false, mark: 0))
      default:
        if isType(child) { typeSteps.append(TypeStep(node: child, isFinished: false, mark: 0)) }
      }
    }
    var low = first
    var high = typeSteps.count - 1
    while low < high {
      typeSteps.swapAt(low, high)
      low += 1
      high -= 1
    }
  }

  private mutating func finishType(_ node: Int, mark: Int) {
    let parts = Array(typeValues[min(mark, typeValues.count)...])
    typeValues.removeLast(parts.count)
    typeValues.append(finished(node, parts))
  }

  private mutating func finished(_ node: Int, _ parts: [TypeID]) -> TypeID {
    switch kind(node) {
    case .userType: return userType(node, parts)
    case .identifier, .navigationExpression: return qualifiedName(node, parts)
    case .optionalType:
      guard var result = parts.first else { return add(.unknown) }
      var marks = 0
      for child in children(node) where isToken(child, "?") || isToken(child, "??") {
        marks += Int(nodes[child].end - nodes[child].start)
      }
      for _ in 0..<max(1, marks) { result = add(.optional(result)) }
      return result
    case .arrayType, .arrayLiteral:
      guard let element = parts.last else { return add(.unknown) }
      return add(.array(element))
    case .dictionaryType, .dictionaryLiteral:
      guard parts.count == 2 else { return add(.unknown) }
      return add(.dictionary(key: parts[0], value: parts[1]))
    case .tupleType, .tupleExpression: return tupleType(node, parts)
    case .functionType: return functionType(node, parts)
    case .metatype: return parts.first.map { add(.metatype($0)) } ?? add(.unknown)
    case .opaqueType: return parts.first.map { add(.opaque($0)) } ?? add(.unknown)
    case .existentialType: return parts.first.map { add(.existential($0)) } ?? add(.unknown)
    case .protocolCompositionType: return add(.composition(parts))
    default: return add(.unknown)
    }
  }

  /// `Outer<A>.Inner`, `Foo.Type`
  private mutating func userType(_ node: Int, _ parts: [TypeID]) -> TypeID {
    var components: [TypeSyntax.Component] = []
    var next = 0
    var isMetatype = false
    for child in children(node) {
      if kind(child) == .typeIdentifier {
        if !components.isEmpty, hasText(child, "Type") || hasText(child, "Protocol") {
          isMetatype = true
        } else {
          components.append(TypeSyntax.Component(name: name(child)))
        }
      } else if kind(child) == .typeArguments, !components.isEmpty {
        for argument in children(child) where isType(argument) && next < parts.count {
          components[components.count - 1].arguments.append(parts[next])
          next += 1
        }
      }
    }
    if components.isEmpty { return add(.unknown) }
    let result = add(.named(components))
    return isMetatype ? add(.metatype(result)) : result
  }

  /// `Foo.Bar` where the grammar read a value: the base is the first part.
  private mutating func qualifiedName(_ node: Int, _ parts: [TypeID]) -> TypeID {
    var components: [TypeSyntax.Component] = []
    if let base = parts.first {
      guard case .named(let outer) = facts[base] else { return base }
      components = outer
    }
    for child in children(node) {
      if kind(child) == .navigationSuffix, let identifier = self.child(child, .simpleIdentifier) {
        components.append(TypeSyntax.Component(name: name(identifier)))
      } else if kind(node) == .identifier, kind(child) == .simpleIdentifier {
        components.append(TypeSyntax.Component(name: name(child)))
      }
    }
    return components.isEmpty ? add(.unknown) : add(.named(components))
  }

  private mutating func tupleType(_ node: Int, _ parts: [TypeID]) -> TypeID {
    let elements = labeledTypes(node, parts)
    // `(T)` is `T`.
    if elements.count == 1, elements[0].label == nil { return elements[0].type }
    return add(.tuple(elements))
  }

  private mutating func labeledTypes(_ node: Int, _ parts: [TypeID]) -> [LabeledType] {
    var result: [LabeledType] = []
    result.reserveCapacity(parts.count)
    var next = 0
    for item in children(node) where kind(item) == .tupleTypeItem || isType(item) {
      guard next < parts.count else { break }
      var label: NameID?
      var isUnlabeled = false
      var attributes: [NameID] = []
      if kind(item) == .tupleTypeItem {
        for child in children(item) {
          switch kind(child) {
          case .wildcardPattern: isUnlabeled = true
          case .simpleIdentifier: if !isUnlabeled { label = label ?? name(child) }
          case .typeModifiers, .parameterModifiers: attributes += modifierNames(child)
          default: break
          }
        }
      }
      var type = parts[next]
      if !attributes.isEmpty, case .function(var function) = facts[type] {
        function.attributes = attributes
        type = add(.function(function))
      }
      result.append(LabeledType(label: label, type: type))
      next += 1
    }
    while next < parts.count {
      result.append(LabeledType(label: nil, type: parts[next]))
      next += 1
    }
    return result
  }

  private mutating func functionType(_ node: Int, _ parts: [TypeID]) -> TypeID {
    guard let result = parts.last, parts.count >= 2 else { return add(.unknown) }
    var parameters = [LabeledType(label: nil, type: parts[0])]
    var isAsync = false
    for child in children(node) where isToken(child, "async") { isAsync = true }
    // A single unlabelled parameter was folded into its parentheses: then this tuple is its type.
    if let tuple = child(node, .tupleType), case .tuple(let elements) = facts[parts[0]],
      elements.count == tupleItemCount(tuple)
    {
      parameters = elements
    }
    return add(
      .function(
        FunctionTypeSyntax(parameters: parameters, result: result, attributes: [], isAsync: isAsync)))
  }

  private func tupleItemCount(_ node: Int) -> Int {
    var count = 0
    for item in children(node) where kind(item) == .tupleTypeItem || isType(item) { count += 1 }
    return count
  }

  /// The names of the modifiers and attributes in a modifier list, without `@`.
  mutating func modifierNames(_ node: Int) -> [NameID] {
    var result: [NameID] = []
    for child in children(node) {
      if kind(child) == .attribute {
        if let name = attributeName(child) { result.append(name) }
      } else if isNamed(child), kind(child) != .ownershipModifier, kind(child) != .comment, kind(child) != .multilineComment {
        var text = text(child)
        if text.first == UInt8(ascii: "@") { text = UnsafeBufferPointer(rebasing: text.dropFirst()) }
        if !text.isEmpty { result.append(names.intern(text)) }
      }
    }
    return result
  }

  /// `Foo` for `@Foo`, `@Module.Foo` and `@Foo(…)`.
  mutating func attributeName(_ node: Int) -> NameID? {
    guard let type = child(node, .userType) else { return nil }
    var result: Int?
    for child in children(type) where kind(child) == .typeIdentifier { result = child }
    return result.map { name($0) }
  }
}
