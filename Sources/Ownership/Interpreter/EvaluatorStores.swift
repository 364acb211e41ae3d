import Program
import Facts
import Catalog

/// Assignments: the new content of a property, variable or element, and the release of the old one.
extension UnitEvaluator {
  // MARK: Stores

  mutating func store(_ source: ValueID, into target: ValueID, isCompound: Bool, range: ByteRange) {
    if case .tuple(let targets) = operation(target) { return storeParts(source, into: targets, range: range) }
    let isEmpty = isEmptyValue(source, expected: type(target)) || mayTakeOut(source, target)
    if !isCompound, !isEmpty, isReplacement(source, of: target) {
      recordFieldRelease(target, range, RemovalEffect(replacement: value(source)))
    }
    store(apart(copiedValue(source, for: target), given: source, from: target), into: target, isCompound: isCompound, isEmpty: isEmpty, range: range)
    if !isCompound, !isEmpty, isPart(source, of: target) || isShortened(source) { recordFieldRelease(target, range, RemovalEffect(extent: .part)) }
    if !isEmpty, mayBeNothing(source, for: target) || isOtherCase(source, of: target) {
      recordFieldRelease(target, range, RemovalEffect(isCertain: false))
    }
  }

  /// `listeners = remaining`, where the code has taken elements out of `remaining`.
  private func isShortened(_ source: ValueID) -> Bool { if case .variable(let id) = operation(unwrapped(source)) { shortened.contains(id) } else { false } }

  /// `listeners = listeners.filter { … }`: the new content is a part of the old one.
  private func isPart(_ source: ValueID, of target: ValueID) -> Bool {
    guard case .property(let property, _) = frames[top].code.body.reference(target) else { return false }
    var value = source
    var isLess = false
    while true {
      if case .property(property, _) = frames[top].code.body.reference(value) { return isLess }
      switch operation(value) {
      case .unwrap(let inner, _), .await(let inner), .member(let inner, _): value = inner
      case .call(let callee, let arguments):
        if case .member(let base, let name) = operation(callee) {
          let result = program.models.memberResult(of: program.text(program.name(name, in: file)))
          let leavesOut = result == .someElements || result == .selectedElements
          if leavesOut, !takesGoneOnly(arguments, isRemoval: false) { isLess = true }
          value = base
        } else if isInitializer(callee), let first = frames[top].code.function.arguments[arguments.indices].first {
          value = first.value
        } else {
          return false
        }
      default: return false
      }
    }
  }

  /// `engine = Engine()`: a fresh object replaces the former one in a property that is never empty.
  /// `rows = [Row(title: none)]`: a list of fresh objects replaces all former elements.
  private func isReplacement(_ source: ValueID, of target: ValueID) -> Bool {
    guard case .property(let property, _) = frames[top].code.body.reference(target), !program.property(property).isComputed,
      program.function(root).kind != .initializer
    else { return false }
    let declared = program.type(of: property)
    if program.isCollection(declared.unwrapped) { return isListOfNewThings(value(source)) }
    switch declared {
    case .nominal(let type, _): if program[type].kind != .class { return false }
    case .external: if program.semantics(of: declared) != .reference { return false }
    default: return false
    }
    guard case .call(let callee, _) = operation(source), case .type(let type) = frames[top].code.body.reference(callee) else { return false }
    return program.semantics(of: type) == .reference
  }

  private func isListOfNewThings(_ lists: [NodeID]) -> Bool {
    func isNew(_ node: NodeID) -> Bool {
      switch heap.graph[node].kind {
      case .allocation, .closure: true
      default: false
      }
    }
    return !lists.isEmpty
      && lists.allSatisfy { list in
        var elements: [NodeID] = []
        heap.graph.forEachEdge(from: list) { elements.append($0.target) }
        return isNew(list) && !elements.isEmpty && elements.allSatisfy(isNew)
      }
  }

  /// `stays ? page : nil`, `isPaid ? .done(receipt) : .idle`
  private func mayBeNothing(_ value: ValueID, for target: ValueID) -> Bool {
    guard case .choice(let branches, condition: .some) = operation(value) else { return false }
    return frames[top].code.function.arguments[branches.indices].contains {
      isEmptyValue($0.value, expected: type(target)) || isOtherCase($0.value, of: target)
    }
  }

  /// `state = .done(result)`: an enum case with a payload from elsewhere replaces the property's content.
  private func isOtherCase(_ source: ValueID, of target: ValueID) -> Bool {
    guard case .property(let property, _) = frames[top].code.body.reference(target), case .call(let callee, let arguments) = operation(source),
      arguments.count > 0,
      isEnumCase(callee, of: type(target))
    else { return false }
    return frames[top].code.function.arguments[arguments.indices].allSatisfy { argument in
      let type = type(argument.value)
      if type.isUnknown || type.isFunction { return false }
      return program.holdsNoObjects(type) || value(argument.value).allSatisfy { isFromElsewhere($0, than: property) }
    }
  }

  /// Whether the code received it, and not through the property.
  private func isFromElsewhere(_ node: NodeID, than property: PropertyReference) -> Bool {
    var node = node
    while case .load(let base, let field) = heap.graph[node].kind {
      if field == .property(property) { return false }
      node = base
    }
    switch heap.graph[node].kind {
    case .parameter, .closureParameter, .selfObject: return true
    default: return false
    }
  }

  /// An entry assigned the result of a call is removed where that is `nil`: `rows[key] = rows[key]?.next()`.
  private func mayTakeOut(_ source: ValueID, _ target: ValueID) -> Bool {
    guard case .subscript(let base, _) = operation(target), case .dictionary = type(base).unwrapped else { return false }
    var value = source
    while true {
      switch operation(value) {
      case .unwrap(let inner, forced: false), .await(let inner): value = inner
      case .call(let callee, _): if case .optional = type(source) { return true } else { return isOnOptionalChain(callee) }
      default: return false
      }
    }
  }

  /// Whether a method is called only where its receiver is there: `row?.next()`.
  private func isOnOptionalChain(_ callee: ValueID) -> Bool {
    switch operation(callee) {
    case .member(let base, _), .fullName(let base, _): isOnOptionalChain(base)
    case .unwrap(_, let isForced): !isForced
    default: false
    }
  }

  /// `(a, b) = (x, y)`: each part goes to its target. All values are evaluated before the first store.
  private mutating func storeParts(_ source: ValueID, into targets: ArgumentRange, range: ByteRange) {
    let targets = frames[top].code.function.arguments[targets.indices].map(\.value)
    if case .tuple(let parts) = operation(source), parts.count == targets.count {
      let parts = frames[top].code.function.arguments[parts.indices].map(\.value)
      let nodes = parts.map { copiedValue($0) }
      for (index, target) in targets.enumerated() {
        store(nodes[index], into: target, isCompound: false, isEmpty: isEmptyValue(parts[index], expected: type(target)), range: range)
      }
      return
    }
    let whole = copiedValue(source)
    for (position, target) in targets.enumerated() {
      let part = readTuple(whole, position: position, type: type(target))
      store(part, into: target, isCompound: false, isEmpty: false, range: range)
    }
  }

  /// Stores objects at the place named by an expression: a variable, a property, an element.
  mutating func store(_ nodes: [NodeID], into target: ValueID, isCompound: Bool, isEmpty: Bool, range: ByteRange) {
    var target = target
    while true {
      switch operation(target) {
      case .unwrap(let inner, _), .await(let inner):
        target = inner
        continue
      case .variable(let id):
        if isCompound {
          for base in value(target) { for node in nodes { retainElements(of: node, by: base, place: place(range)) } }
          if value(target).isEmpty { assign(id, nodes, isEmpty: false, place: place(range)) }
        } else {
          if isEmpty { recordInoutRelease(id, range) }
          assign(id, nodes, isEmpty: isEmpty, place: place(range))
        }
      case .selfReference:
        if isEmpty { recordSelfEmptied(isPartial: false) }
        replaceSelf(by: nodes, range)
      case .name(_, let selfBinding):
        let reference = frames[top].code.body.reference(target)
        if case .externalGlobal(let name) = reference, let owner = inheritingOwner {
          // A framework's variable is never assigned through a bare name. This is a member that the type has outside the program.
          storeOutside(nodes, name: name, owner: owner, base: selfObjects(selfBinding), isCompound: isCompound, range: range)
          return
        }
        let base = implicitBase(of: reference, selfBinding)
        store(nodes, into: reference, base: base, target: target, isCompound: isCompound, isEmpty: isEmpty, range: range)
      case .member(let baseValue, let name):
        var reference = frames[top].code.body.reference(target)
        if case .unknown = reference {
          if let position = program.tuplePosition(of: program.name(name, in: file), in: type(baseValue)) {
            if isEmpty { recordFieldRelease(baseValue, range, RemovalEffect(extent: .part)) }
            let isOnePlace = isOnePlace(baseValue)
            for holder in value(baseValue) {
              if isOnePlace, !heap.standsForSeveral(holder) { heap.graph.overwrite(holder, .tupleElement(position)) }
              for node in nodes { heap.retain(node, by: holder, field: .tupleElement(position), place: place(range)) }
            }
            return
          }
          reference = .externalMember(owner: type(baseValue), name: program.name(name, in: file), isSelfMember: false)
        }
        store(
          nodes, into: reference, base: value(baseValue), target: target, isCompound: isCompound, isEmpty: isEmpty, range: range)
      case .subscript(let base, let arguments):
        let key = subscriptKey(base, arguments)
        // `store[key] = value`: an object keeps its identity.
        if case .property(let property, _) = frames[top].code.body.reference(base), program.semantics(of: type(base)) != .reference {
          fillings.replace(property)
        }
        if isEmpty { recordFieldRelease(base, range, RemovalEffect(extent: .part, needsKey: true, key: key, isStrongUpdate: key != nil && isOne(value(base)))) }
        if storeSubscript(nodes, into: target, base: base, arguments: arguments, isEmpty: isEmpty, range: range) { return }
        if isAtUnknownKeyPath(arguments) { return lose(nodes, .unknownHolder, range) }
        if let key { takeOut(key, of: value(base)) }
        if value(base).isEmpty { lose(nodes, .unknownHolder, range) }
        // The subscript of an unknown type nearly always stores its value.
        let assumptions: UInt8 =
          switch type(base).unwrapped {
          case .array, .set, .dictionary, .nominal: 0
          default: 1
          }
        for node in value(base) {
          for content in nodes { heap.retain(content, by: node, field: .element, assumptions: assumptions, place: place(range), key: key) }
        }
        for node in nodes { record(.contained, of: node, range) }
      default: lose(nodes, .unknownHolder, range)
      }
      return
    }
  }

  mutating func store(
    _ nodes: [NodeID], into reference: Reference, base: [NodeID], target: ValueID, isCompound: Bool, isEmpty: Bool, range: ByteRange
  ) {
    switch reference {
    case .property(let property, _):
      recordChanged(property, of: base, range)
      let isFixed = hasFixedBase(target)
      if isCompound {
        for holder in value(target) { for node in nodes { retainElements(of: node, by: holder, place: place(range)) } }
        return
      }
      if let wrapped = wrappedTarget(of: property, base: base, target: target) {
        if isEmpty { recordFieldRelease(property, of: base, range, isFixed: isFixed) }
        _ = callAccessor(.willSet, of: property, base: base, value: nodes)
        storeProperty(nodes, into: wrapped.property, base: wrapped.base, isFixed: isFixed, isEmpty: isEmpty, range: range)
        _ = callAccessor(.didSet, of: property, base: base, value: [])
        return
      }
      storeProperty(nodes, into: property, base: base, isFixed: isFixed, isEmpty: isEmpty, range: range)
    case .externalMember(let owner, let name, _):
      storeOutside(nodes, name: name, owner: owner, base: base, isCompound: isCompound, range: range)
    default: lose(nodes, .unknownHolder, range)
    }
  }

  /// The type of an instance member that may be inherited from outside the program.
  private var inheritingOwner: Type? {
    guard let owner = program.owner(of: root), !program.isStatic(root), program[owner].hasExternalAncestor else { return nil }
    return program.selfType(of: owner)
  }

  /// Stores into a property: through its setter, or into its storage with its observers. A store into a protocol requirement goes to the concrete
  /// property of each object of known class.
  private mutating func storeProperty(
    _ nodes: [NodeID], into property: PropertyReference, base: [NodeID], isFixed: Bool, isEmpty: Bool, range: ByteRange
  ) {
    guard program.property(property).isRequirement, !base.isEmpty else {
      storeProperty(nodes, into: property, base: base, isOne: base.count == 1, isFixed: isFixed, isEmpty: isEmpty, range: range)
      return
    }
    for holder in base {
      let own = program.witness(of: property, in: heap.graph[holder].type)
      storeProperty(nodes, into: own ?? property, base: [holder], isOne: base.count == 1, isFixed: isFixed, isEmpty: isEmpty, range: range)
    }
  }

  private mutating func storeProperty(
    _ nodes: [NodeID], into property: PropertyReference, base: [NodeID], isOne: Bool, isFixed: Bool, isEmpty: Bool, range: ByteRange
  ) {
    let declaration = program.property(property)
    if declaration.isComputed {
      _ = callAccessor(.setter, of: property, base: base, value: nodes, isEmpty: isEmpty)
      return
    }
    // A list of texts holds no closure, whatever produced it. A wrapper around a closure may.
    let holdsNoObjects = program.holdsNoObjects(program.type(of: property))
    let nodes = holdsNoObjects && program.wrapper(of: property) == nil ? [] : nodes
    if nodes.isEmpty, !isEmpty, !holdsNoObjects { unknownStores.insert(property) }
    let old = declaration.accessors.isEmpty ? [] : base.flatMap { heap.graph.targets(of: $0, .property(property)) }
    let movedTo = isEmpty ? otherProperty(with: property, of: base) : nil
    if !isEmpty { recordFilling(property, of: base, nodes, range) }
    if program.isGlobal(property) {
      let global = heap.graph.node(.global(property), type: program.type(of: property))
      let strength = CaptureStrength(program.ownership(of: property))
      for node in nodes where node != global { heap.retain(node, by: global, field: .property(property), strength: strength, place: place(range)) }
    } else {
      if base.isEmpty { lose(nodes, .unknownHolder, range) }
      for holder in base {
        if isOne, !heap.standsForSeveral(holder) { heap.graph.overwrite(holder, .property(property)) }
        for node in nodes {
          heap.retain(
            node, by: holder, field: .property(property), strength: CaptureStrength(program.ownershipOfStores(to: property)),
            assumptions: program.assumptions(about: property), place: place(range))
        }
      }
    }
    if isEmpty { recordFieldRelease(property, of: base, range, RemovalEffect(movedTo: movedTo), isFixed: isFixed) }
    if unlinks(nodes, property, base) { recordFieldRelease(property, of: base, range, RemovalEffect(isCertain: false), isFixed: isFixed) }
    _ = callAccessor(.willSet, of: property, base: base, value: nodes, isEmpty: isEmpty)
    _ = callAccessor(.didSet, of: property, base: base, value: old)
    for node in nodes { record(.assigned(property), of: node, range) }
  }

  /// `entry.next?.previous = entry.previous`: unlinking, where the content of an object releases the object and takes over its field.
  private func unlinks(_ nodes: [NodeID], _ property: PropertyReference, _ base: [NodeID]) -> Bool {
    func owner(_ node: NodeID, through field: Field?) -> NodeID? {
      guard case .load(let owner, let own) = heap.graph[node].kind, field == nil || field == own else { return nil }
      return owner
    }
    guard base.count == 1, nodes.count == 1, let entry = owner(base[0], through: nil) else { return false }
    return owner(nodes[0], through: .property(property)) == entry && owner(base[0], through: .property(property)) == nil
  }

  /// Whether all elements of a literal are empty. In a dictionary literal values follow their keys.
  func areAllEmpty(_ literal: ArgumentRange, every step: Int) -> Bool {
    let elements = frames[top].code.function.arguments[literal.indices]
    return stride(from: elements.startIndex + step - 1, to: elements.endIndex, by: step).allSatisfy { index in
      switch operation(elements[index].value) {
      case .array(let inner), .dictionary(let inner): inner.count == 0
      default: false
      }
    }
  }

  func isEnumCase(_ id: ValueID, of expected: Type) -> Bool {
    if case .enumCase = frames[top].code.body.reference(id) { return true }
    guard case .implicitMember(let name) = operation(id), case .nominal(let type, _) = expected.unwrapped else { return false }
    return program[type].cases.contains(program.name(name, in: file))
  }

  func isFreshValue(_ id: ValueID) -> Bool {
    guard case .call(let callee, _) = operation(id), case .type(let type) = frames[top].code.body.reference(callee) else { return false }
    return program.semantics(of: type) == .value
  }

  /// `list += other`: the elements of the other list are in this one too.
  mutating func retainElements(of node: NodeID, by holder: NodeID, place: SourcePlace) {
    let elements = heap.graph.targets(of: node, .element)
    for element in elements.isEmpty ? [node] : elements { heap.retain(element, by: holder, field: .element, place: place) }
  }
}
