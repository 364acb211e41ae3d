import FrameworkModels
import ProgramModel
import SourceFacts

/// What the program does with the values of properties: what changes them, and what is called on them. It answers whether anything
/// in the program can bring about what some code waits for.
///
/// What a `deinit` does is left out: who asks holds the object, whose `deinit` does not run then.
struct PropertyUses: Sendable {
  /// A call of a method of what the property holds, or an assignment to a property of it.
  struct MemberUse: Hashable, Sendable {
    var name: Name
    /// The literal that is assigned; `nil` for a call and for other values.
    var value: Literal?
    /// The unit that does it.
    var unit: FunctionReference
  }

  /// How an assignment changes a number.
  private enum Change: Sendable { case up, down, any }

  private var changes: [PropertyReference: Set<Change>] = [:]
  /// The units that assign to a property when it may hold something already: elsewhere than in the initialisers of its own object.
  private var replacers: [PropertyReference: Set<FunctionReference>] = [:]
  private var members: [PropertyReference: Set<MemberUse>] = [:]
  /// Properties whose value is handed on, so that other code can use it.
  private var handedOn: Set<PropertyReference> = []
  /// Those that are handed on to be changed in place.
  private var lent: Set<PropertyReference> = []
  /// Classes of the program whose type is used as a value, by which others can make objects of them.
  private var typesAsValues: Set<NominalID> = []
  /// Names in key paths, through which any property of the name can be changed.
  private var namesInKeyPaths: Set<Name> = []
  /// Properties whose content some code uses, for more than to put something in or to take everything out.
  private var reads: Set<PropertyReference> = []
  /// Names of members of what nobody knows: they may be any property of the name.
  private var namesOfUnknown: Set<Name> = []

  init() {}

  /// What one unit does.
  init(_ unit: ResolvedUnit, root: FunctionReference, in program: Program) {
    let isTeardown = program.function(root).kind == .deinitializer
    for (reference, body) in unit.bodies {
      var collector = Collector(program: program, root: root, function: program.function(reference), body: body, uses: self)
      // One owner only, or each body would copy what is known so far.
      self = PropertyUses()
      collector.collect()
      self = collector.uses
    }
    if isTeardown {
      changes = [:]
      members = [:]
    }
  }

  mutating func add(_ other: PropertyUses) {
    replacers.merge(other.replacers) { $0.union($1) }
    changes.merge(other.changes) { $0.union($1) }
    members.merge(other.members) { $0.union($1) }
    handedOn.formUnion(other.handedOn)
    lent.formUnion(other.lent)
    typesAsValues.formUnion(other.typesAsValues)
    namesInKeyPaths.formUnion(other.namesInKeyPaths)
    reads.formUnion(other.reads)
    namesOfUnknown.formUnion(other.namesOfUnknown)
  }

  // MARK: Questions

  /// Does the program do with a property what it did according to an earlier look at it?
  func isSame(_ property: PropertyReference, as earlier: PropertyUses, in program: Program) -> Bool {
    let name = program.name(program.property(property).name, in: Int(property.file))
    return changes[property] == earlier.changes[property] && replacers[property] == earlier.replacers[property]
      && members[property] == earlier.members[property]
      && handedOn.contains(property) == earlier.handedOn.contains(property) && lent.contains(property) == earlier.lent.contains(property)
      && reads.contains(property) == earlier.reads.contains(property)
      && namesInKeyPaths.contains(name) == earlier.namesInKeyPaths.contains(name) && namesOfUnknown.contains(name) == earlier.namesOfUnknown.contains(name)
  }

  func areSame(_ properties: some Sequence<PropertyReference>, as earlier: PropertyUses, in program: Program) -> Bool {
    properties.allSatisfy { isSame($0, as: earlier, in: program) }
  }

  /// The literal that a property holds for good: its initial value, which nothing in the program changes.
  func constant(_ property: PropertyReference, in program: Program) -> Literal? {
    guard changes[property] == nil, isUnchangedInPlace(property, program) else { return nil }
    return initialLiteral(of: property, in: program)
  }

  /// May code of the program put something else in the place of what the property holds, or let others do so?
  ///
  /// - Parameter fillsOnly: Does a unit that assigns to the property put nothing in the place of something else?
  func mayReplace(_ property: PropertyReference, fillsOnly: (FunctionReference) -> Bool) -> Bool {
    lent.contains(property) || (replacers[property] ?? []).contains { !fillsOnly($0) }
  }

  /// Is it an optional variable of an object that nothing gives anything? Then it is `nil`.
  func isNeverFilled(_ property: PropertyReference, in program: Program) -> Bool {
    let declaration = program.property(property)
    // What waits for changes is there to be changed.
    guard changes[property] == nil, declaration.accessors.isEmpty, !declaration.isLet, !declaration.isLazy, !declaration.isStatic,
      case .optional = program.type(of: property),
      !lent.contains(property), isInSight(property, program)
    else { return false }
    if declaration.initialValue != nil, initialLiteral(of: property, in: program) != .nil { return false }
    return !namesOfUnknown.contains(program.name(declaration.name, in: Int(property.file)))
  }

  /// Does code ask something of which nothing is known for a member of the name?
  func isMemberOfUnknown(_ name: Name) -> Bool { namesOfUnknown.contains(name) }

  /// Does any code use what the property holds: may a closure in it be called?
  func isRead(_ property: PropertyReference, in program: Program) -> Bool {
    let declaration = program.property(property)
    let name = program.name(declaration.name, in: Int(property.file))
    return reads.contains(property) || declaration.isComputed || declaration.isRequirement || program.hasWrapper(property)
      || program.canBeReachedFromOutside(declaration.attributes, in: Int(property.file)) || namesInKeyPaths.contains(name) || namesOfUnknown.contains(name)
      || isReadThroughRequirement(property, name, program)
  }

  /// Does code of a protocol, or code that knows no more than the protocol, use what it satisfies a requirement with?
  private func isReadThroughRequirement(_ property: PropertyReference, _ name: Name, _ program: Program) -> Bool {
    guard let owner = program.owner(of: property) else { return false }
    return program[owner].ancestors.dropFirst().contains { ancestor in
      program[ancestor].kind == .protocol && (program[ancestor].properties[name] ?? []).contains(where: reads.contains)
    }
  }

  /// Is it a property of an object that lives until the process ends, which just one method fills that the system calls, as it does when an
  /// application has been launched?
  ///
  /// - Parameters:
  ///   - isThereForGood: Do the objects of a class live until the process ends?
  ///   - called: What code of the program calls; that the user may set off as well.
  ///   - onlyCaller: The only method of the same object that calls a private one.
  func isFilledOnLaunch(
    _ property: PropertyReference, of isThereForGood: (NominalID) -> Bool, called: Set<FunctionReference>,
    onlyCaller: (FunctionReference) -> FunctionReference?, in program: Program
  ) -> Bool {
    guard !lent.contains(property), let units = replacers[property], units.count == 1, var unit = units.first, let owner = program.owner(of: property),
      program.owner(of: unit) == owner, isThereForGood(owner)
    else { return false }
    var seen: Set<FunctionReference> = []
    while seen.insert(unit).inserted, let caller = onlyCaller(unit) { unit = caller }
    return !called.contains(unit) && !program.isSentByControls(unit) && program.canBeCalledByFramework(unit)
  }

  /// Is the class used as a value (`register(Cell.self)`), so that who is given it can make objects of it?
  func isValue(_ type: NominalID) -> Bool { typesAsValues.contains(type) }

  /// Does the program change a number in one direction only?
  func onlyChanges(_ property: PropertyReference, upwards: Bool, in program: Program) -> Bool {
    changes[property] == [upwards ? .up : .down] && isUnchangedInPlace(property, program)
      && initialLiteral(of: property, in: program) != nil
  }

  private func isUnchangedInPlace(_ property: PropertyReference, _ program: Program) -> Bool {
    members[property] == nil && !lent.contains(property) && isInSight(property, program)
  }

  private func isInSight(_ property: PropertyReference, _ program: Program) -> Bool {
    let declaration = program.property(property)
    return program.isUsedInSightOnly(property) && !namesInKeyPaths.contains(program.name(declaration.name, in: Int(property.file)))
  }

  private func initialLiteral(of property: PropertyReference, in program: Program) -> Literal? {
    guard let id = program.property(property).initialValue else { return nil }
    let function = program.files[Int(property.file)].functions[Int(id.index)]
    guard case .returnValue(let value?)? = function.instructions.last?.operation, case .literal(let literal, _) = function[value].operation
    else { return nil }
    return literal
  }

  /// Is the property given, once and for all, an object that is made with a zero for an argument?
  func startsAtZero(_ property: PropertyReference, label: String, in program: Program) -> Bool {
    guard changes[property] == nil, let id = program.property(property).initialValue else { return false }
    let file = Int(property.file)
    let function = program.files[file].functions[Int(id.index)]
    guard case .returnValue(let value?)? = function.instructions.last?.operation, case .call(_, let arguments) = function[value].operation
    else { return false }
    return function.arguments[arguments.indices].contains { argument in
      guard case .literal(.integer, let text?) = function[argument.value].operation, program.files[file].name(text) == "0", let name = argument.label
      else { return false }
      return program.text(program.name(name, in: file)) == label
    }
  }

  /// Which units do one of these to what the property holds; `nil` where others may do so too.
  func units(doing events: [MemberEvent], to property: PropertyReference, in program: Program) -> Set<FunctionReference>? {
    guard isInSight(property, program), !handedOn.contains(property), !lent.contains(property) else { return nil }
    return unitsInSight(doing: events, to: property, in: program)
  }

  /// Which units do one of these to what the property holds, naming the property; others may do so too.
  func unitsInSight(doing events: [MemberEvent], to property: PropertyReference, in program: Program) -> Set<FunctionReference> {
    Set((members[property] ?? []).filter { use in events.contains { use.matches($0, in: program) } }.map(\.unit))
  }
}

extension PropertyUses.MemberUse {
  fileprivate func matches(_ event: MemberEvent, in program: Program) -> Bool {
    guard event.member == program.text(name) else { return false }
    guard let assigned = event.assigned else { return true }
    // What is no literal may be the value asked for.
    switch value {
    case .true?: return assigned
    case .false?: return !assigned
    default: return true
    }
  }
}

extension PropertyUses {
  /// Follows the values of properties through one body.
  private struct Collector {
    let program: Program
    let root: FunctionReference
    let function: Function
    let body: ResolvedBody
    var uses: PropertyUses
    /// For values that were read from a property, or are a member of what was, that property.
    var origins: [UInt32: PropertyReference] = [:]
    /// Where properties are named, without those that are only given something or emptied.
    var mentions: [UInt32: PropertyReference] = [:]

    mutating func collect() {
      defer { uses.reads.formUnion(mentions.values) }
      for (index, instruction) in function.instructions.enumerated() {
        switch instruction.operation {
        case .name, .member: read(index)
        case .unwrap(let inner, _), .await(let inner): origins[UInt32(index)] = origins[inner.index]
        case .call(let callee, let arguments):
          call(callee, arguments)
          if onlyFills(index) { forgetMention(of: receiver(callee)) }
        case .assign(let target, let value, let compound): assign(value, to: target, compound)
        case .keyPath(_, let components, _):
          for component in components { uses.namesInKeyPaths.insert(program.name(component, in: Int(root.file))) }
        case .subscript(let base, let arguments):
          handOn(base)
          handOn(arguments)
        case .macro(_, let values), .array(let values), .dictionary(let values), .tuple(let values), .choice(let values, _),
          .operator(_, let values), .interpolation(let values):
          handOn(values)
        case .declare(_, let value?, _), .returnValue(let value?), .throwValue(let value), .cast(let value, _, _), .beginLoop(_, let value?):
          handOn(value)
        default: break
        }
      }
    }

    private mutating func read(_ index: Int) {
      if case .type(.nominal(let id, _)) = body.references[index], case .member(_, let name) = function.instructions[index].operation,
        program.text(program.name(name, in: Int(root.file))) == "self"
      {
        uses.typesAsValues.insert(id)
      }
      if case .property(let property, _) = body.references[index] {
        origins[UInt32(index)] = property
        mentions[UInt32(index)] = property
      } else if case .member(_, let name) = function.instructions[index].operation, case .unknown = body.references[index] {
        uses.namesOfUnknown.insert(program.name(name, in: Int(root.file)))
        fallThrough(index)
      } else if case .member(let base, _) = function.instructions[index].operation {
        origins[UInt32(index)] = origins[base.index]
      }
    }

    private mutating func fallThrough(_ index: Int) {
      if case .member(let base, _) = function.instructions[index].operation { origins[UInt32(index)] = origins[base.index] }
    }

    /// Does a call of a framework's method do nothing with its receiver but put something in, or drop all of it?
    private func onlyFills(_ call: Int) -> Bool {
      guard case .call(let target) = body.references[call], case .external = target.kind, !target.models.isEmpty else { return false }
      return target.models.allSatisfy { row in
        let model = program.models.functions[row]
        return model.emptying == .all || (model.emptying == .nothing && model.effects.contains { $0.keeper == .receiver } && model.result == .other)
      }
    }

    private func receiver(_ callee: ValueID) -> ValueID? {
      switch function[callee].operation {
      case .member(let base, _): base
      case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _): receiver(inner)
      default: nil
      }
    }

    /// What is only given something is not used.
    private mutating func forgetMention(of value: ValueID?) {
      guard var value else { return }
      while case .unwrap(let inner, _) = function[value].operation { value = inner }
      mentions[value.index] = nil
    }

    private mutating func call(_ callee: ValueID, _ arguments: ArgumentRange) {
      if let (property, name) = member(callee) {
        uses.members[property, default: []].insert(MemberUse(name: name, value: nil, unit: root))
      }
      handOn(arguments)
    }

    private mutating func assign(_ value: ValueID, to target: ValueID, _ compound: NameID?) {
      handOn(value)
      var target = target
      while true {
        switch function[target].operation {
        case .unwrap(let inner, _), .await(let inner):
          target = inner
          continue
        case .subscript(let base, _):
          forgetMention(of: base)
          if let property = origins[base.index] { change(property, .any, replaces: true) }
        case .tuple(let parts):
          for part in function.arguments[parts.indices] {
            if case .property(let property, _) = body.reference(part.value) { change(property, .any, replaces: true) }
          }
        case .name, .member:
          if case .property(let property, _) = body.reference(target) {
            forgetMention(of: target)
            change(property, change(compound), replaces: !isOfNewObject(property, target))
          } else if let (property, name) = member(target) {
            var literal: Literal?
            if case .literal(let written, _) = function[value].operation { literal = written }
            uses.members[property, default: []].insert(MemberUse(name: name, value: literal, unit: root))
          }
        default: break
        }
        return
      }
    }

    private mutating func change(_ property: PropertyReference, _ change: Change, replaces: Bool) {
      uses.changes[property, default: []].insert(change)
      if replaces { uses.replacers[property, default: []].insert(root) }
    }

    /// Is it a property of the object that the code at hand initialises?
    private func isOfNewObject(_ property: PropertyReference, _ target: ValueID) -> Bool {
      guard function.kind == .initializer, let made = program.owner(of: root), let owner = program.owner(of: property),
        !program.property(property).isStatic, program[made].ancestors.contains(owner)
      else { return false }
      if case .member(let base, _) = function[target].operation { return function[base].operation == .selfReference }
      return true
    }

    private func change(_ compound: NameID?) -> Change {
      switch compound.map({ program.text(program.name($0, in: Int(root.file))) }) {
      case "+=": .up
      case "-=": .down
      default: .any
      }
    }

    /// The property whose content is asked for a member, and the member's name.
    private func member(_ value: ValueID) -> (PropertyReference, Name)? {
      switch function[value].operation {
      case .member(let base, let name): origins[base.index].map { ($0, program.name(name, in: Int(root.file))) }
      case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _): member(inner)
      default: nil
      }
    }

    private mutating func handOn(_ value: ValueID) {
      // In a static method `self` is the type.
      if function[value].operation == .selfReference, program.isStatic(root), let owner = program.owner(of: root) { uses.typesAsValues.insert(owner) }
      if let property = origins[value.index] { uses.handedOn.insert(property) }
    }

    private mutating func handOn(_ values: ArgumentRange) {
      for argument in function.arguments[values.indices] {
        handOn(argument.value)
        if argument.kind == .inout, let property = origins[argument.value.index] { uses.lent.insert(property) }
      }
    }
  }
}
