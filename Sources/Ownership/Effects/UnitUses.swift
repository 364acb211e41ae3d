import Catalog
import Engine
import Program
import Facts

/// How one unit uses the values of properties.
struct UnitUses: Sendable, Equatable, Storable {
  /// A method call on a property's content, or an assignment to a property of it.
  struct MemberUse: Hashable, Sendable, Storable {
    var name: Name
    /// The assigned literal; `nil` for calls and other values.
    var value: Literal?
    /// The unit that contains it.
    var unit: FunctionReference
  }

  /// A place where a binding is passed on.
  struct BindingUse: Hashable, Sendable, Storable {
    var unit: FunctionReference
    var place: SourcePlace
    /// The property, if the name identifies it.
    var property: PropertyReference?
  }

  /// What an assignment does to the content: the direction in which it changes a number, or that it changes a part.
  enum Change: Sendable, CaseIterable, Storable { case up, down, part, any }

  var changes: [PropertyReference: Set<Change>] = [:]
  /// The units that assign to a property that may hold a value: anywhere except in the initialisers of its own object.
  var replacers: [PropertyReference: Set<FunctionReference>] = [:]
  /// Properties assigned a value that may be `nil`.
  var givenNothing: Set<PropertyReference> = []
  var members: [PropertyReference: Set<MemberUse>] = [:]
  /// Properties whose value is passed on, so that other code can use it.
  var handedOn: Set<PropertyReference> = []
  /// Properties passed `inout`.
  var lent: Set<PropertyReference> = []
  /// Classes of the program whose type is used as a value, so that other code can instantiate them.
  var typesAsValues: Set<NominalID> = []
  /// Value types that only code makes and that other code than their own names in an expression.
  var namedTypes: Set<NominalID> = []
  /// Names in key paths, through which any property of the name can change.
  var namesInKeyPaths: Set<Name> = []
  /// Properties whose content is used for more than storing into it or clearing it.
  var reads: Set<PropertyReference> = []
  /// The same for the object's own properties in its `deinit`.
  var readsInDeinit: Set<PropertyReference> = []
  /// Calls of a `deinit` on the content of the object's own properties.
  var membersInDeinit: [PropertyReference: Set<MemberUse>] = [:]
  /// The methods of its own class that a `deinit` calls.
  var calledInDeinit: Set<FunctionReference> = []
  /// Member names used on unknown receivers. They may mean any property of the name.
  var namesOfUnknown: Set<Name> = []
  /// Where a binding to a property of a name is passed on: `.sheet(item: $screen.selection)`. Its receiver may set the property to `nil`.
  var bindings: [Name: Set<BindingUse>] = [:]
  /// By the name of a method, the static types of the objects on which it is called. Only methods that a protocol or superclass of these types, or a
  /// protocol itself, implements; a method that calls itself does not count.
  var receivers: [Name: Set<NominalID>] = [:]

  init(_ unit: ResolvedUnit, root: FunctionReference, in program: Program) {
    let isTeardown = program.function(root).kind == .deinitializer
    let previews = program.previews(in: root)
    let isOfTests = program.isTest(root) || program.isPreview(root)
    for (reference, body) in unit.bodies {
      let function = program.function(reference)
      let isShown = previews.contains { $0.contains(function.range) }
      var collector = Collector(program: program, root: root, function: function, body: body, isOfTests: isOfTests || isShown, uses: self)
      // Keep one owner only: otherwise each body would copy what is collected so far.
      self = UnitUses()
      collector.collect()
      self = collector.uses
    }
    if isTeardown {
      let owner = program.owner(of: root)
      membersInDeinit = members.filter { program.owner(of: $0.key) == owner }
      calledInDeinit = unit.calledMethods(of: owner, in: program)
      changes = [:]
      members = [:]
      readsInDeinit = reads.filter { program.owner(of: $0) == owner }
      reads.subtract(readsInDeinit)
    }
  }

  private init() {}
}

extension ResolvedUnit {
  fileprivate func calledMethods(of owner: NominalID?, in program: Program) -> Set<FunctionReference> {
    bodies.values.reduce(into: []) { result, body in
      for case .call(let target) in body.references { result.formUnion(target.functions.lazy.filter { program.owner(of: $0) == owner }) }
    }
  }
}

extension UnitUses {
  /// Follows the values of properties through one body.
  private struct Collector {
    let program: Program
    let root: FunctionReference
    let function: Function
    let body: ResolvedBody
    /// Whether it is code of a test or preview.
    let isOfTests: Bool
    var uses: UnitUses
    /// For values read from a property, or from a member of its content: that property.
    var origins: [UInt32: PropertyReference] = [:]
    /// Where properties are named, except where they are only stored into or cleared.
    var mentions: [UInt32: PropertyReference] = [:]

    /// Values that are only inspected. Inspecting a class does not allow instantiating it.
    var inspected: Set<UInt32> = []

    mutating func collect() {
      defer { uses.reads.formUnion(mentions.values) }
      findInspected()
      for (index, instruction) in function.instructions.enumerated() {
        switch instruction.operation {
        case .name, .member, .implicitMember: read(index)
        case .unwrap(let inner, _), .await(let inner): origins[UInt32(index)] = origins[inner.index]
        case .call(let callee, let arguments):
          call(callee, arguments, at: index)
          noteReceiver(of: callee, at: index)
          if onlyFills(index) { forgetMention(of: receiver(callee)) }
        case .assign(let target, let value, let compound): assign(value, to: target, compound)
        case .keyPath(_, let components, _):
          for component in components { uses.namesInKeyPaths.insert(program.name(component, in: Int(root.file))) }
        case .subscript(let base, let arguments):
          handOn(base)
          handOn(arguments)
        case .operator(_, let values):
          if let tested = testedForPresence(index) { forgetMention(of: tested) } else { handOn(values) }
        case .macro(_, let values), .array(let values), .dictionary(let values), .tuple(let values), .choice(let values, _),
          .interpolation(let values):
          handOn(values)
        case .declare(_, let value?, _), .returnValue(let value?), .throwValue(let value), .cast(let value, _, _), .beginLoop(_, let value?):
          handOn(value)
        default: break
        }
      }
    }

    private mutating func findInspected() {
      for (index, instruction) in function.instructions.enumerated() {
        let values: ArgumentRange
        switch instruction.operation {
        case .call(_, let arguments):
          guard case .call(let target) = body.references[index], !target.models.isEmpty,
            target.models.allSatisfy({ program.models.functions[$0].inspectsTypes })
          else { continue }
          values = arguments
        case .operator(let name, let operands):
          guard program.models.type(ofOperator: program.text(program.name(name, in: Int(root.file)))) != nil else { continue }
          values = operands
        case .interpolation(let parts): values = parts
        default: continue
        }
        for argument in function.arguments[values.indices] { inspected.insert(argument.value.index) }
      }
    }

    private mutating func read(_ index: Int) {
      if case .type(.nominal(let id, _)) = body.references[index], program.isMadeByCode(id), program.owner(of: root) != id { uses.namedTypes.insert(id) }
      if case .type(.nominal(let id, _)) = body.references[index], case .member(_, let name) = function.instructions[index].operation,
        program.text(program.name(name, in: Int(root.file))) == "self", !inspected.contains(UInt32(index))
      {
        uses.typesAsValues.insert(id)
      }
      if case .property(let property, _) = body.references[index] {
        origins[UInt32(index)] = property
        mentions[UInt32(index)] = property
      } else if case .member(_, let name) = function.instructions[index].operation, case .unknown = body.references[index] {
        noteUnknown(name)
        fallThrough(index)
      } else if case .implicitMember(let name) = function.instructions[index].operation, case .unknown = body.references[index] {
        noteUnknown(name)
      } else if case .member(let base, _) = function.instructions[index].operation {
        origins[UInt32(index)] = origins[base.index]
      }
    }

    private mutating func noteUnknown(_ name: NameID) {
      if !isOfTests { uses.namesOfUnknown.insert(program.name(name, in: Int(root.file))) }
    }

    private mutating func fallThrough(_ index: Int) {
      if case .member(let base, _) = function.instructions[index].operation { origins[UInt32(index)] = origins[base.index] }
    }

    /// Whether a call of a framework method only stores into its receiver, or clears it.
    private func onlyFills(_ call: Int) -> Bool {
      guard case .call(let target) = body.references[call], case .external = target.kind, !target.models.isEmpty else { return false }
      return target.models.allSatisfy { row in
        let model = program.models.functions[row]
        return model.emptying == .all || (model.emptying == .nothing && model.effects.contains { $0.keeper == .receiver } && model.result == .other)
      }
    }

    /// Whether a call of a framework method only waits for its argument to deliver (`take(until: closed)`).
    private func onlyListens(_ call: Int) -> Bool {
      guard case .call(let target) = body.references[call], case .external = target.kind, !target.models.isEmpty else { return false }
      return target.models.allSatisfy { program.models.functions[$0].streamEnd == .whenArgumentEmits }
    }

    /// The stored property that a comparison with `nil` asks about. Nobody uses an object by asking whether it is there.
    private func testedForPresence(_ operation: Int) -> ValueID? {
      // Whoever reads a lazy property fills it.
      guard let tested = function.comparisonWithNil(ValueID(operation), in: program.files[Int(root.file)])?.subject,
        case .property(let property, _) = body.reference(tested), !program.property(property).isLazy
      else { return nil }
      return tested
    }

    private func receiver(_ callee: ValueID) -> ValueID? {
      switch function[callee].operation {
      case .member(let base, _): base
      case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _): receiver(inner)
      default: nil
      }
    }

    /// Storing into a property is no use of it.
    private mutating func forgetMention(of value: ValueID?) {
      guard var value else { return }
      while case .unwrap(let inner, _) = function[value].operation { value = inner }
      mentions[value.index] = nil
    }

    private mutating func call(_ callee: ValueID, _ arguments: ArgumentRange, at index: Int) {
      if let (property, name) = member(callee) {
        uses.members[property, default: []].insert(MemberUse(name: name, value: nil, unit: root))
      }
      if !onlyListens(index) { handOn(arguments) }
    }

    private mutating func noteReceiver(of callee: ValueID, at call: Int) {
      guard case .call(let callTarget) = body.references[call], let target = callTarget.functions.first, target != root,
        let owner = program.owner(of: target), let name = program.function(target).name, program.function(target).kind == .function
      else { return }
      let type: NominalID?
      if let receiver = receiver(callee) {
        type = if case .nominal(let id, _) = body.type(receiver).unwrapped { id } else { nil }
      } else {
        type = program.owner(of: root)
      }
      guard let type, type != owner || program[owner].kind == .protocol else { return }
      uses.receivers[program.name(name, in: Int(target.file)), default: []].insert(type)
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
          if let property = origins[base.index] { change(property, .part, replaces: true) }
        case .tuple(let parts):
          for part in function.arguments[parts.indices] {
            if case .property(let property, _) = body.reference(part.value) {
              change(property, .any, replaces: true)
              uses.givenNothing.insert(property)
            }
          }
        case .name, .member:
          if case .property(let property, _) = body.reference(target) {
            forgetMention(of: target)
            if mayBeNothing(value) { uses.givenNothing.insert(property) }
            change(property, change(compound), replaces: !isOfObjectAtHand(property, target))
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

    /// Whether a value may be `nil`, judging by its type.
    private func mayBeNothing(_ value: ValueID) -> Bool {
      switch body.type(value) {
      case .nominal, .external, .array, .set, .dictionary, .tuple, .function, .metatype:
        if case .literal(.nil, _) = function[value].operation { true } else { false }
      case .optional, .unknown, .generic, .composition: true
      }
    }

    private mutating func change(_ property: PropertyReference, _ change: Change, replaces: Bool) {
      uses.changes[property, default: []].insert(change)
      if replaces { uses.replacers[property, default: []].insert(root) }
    }

    /// Whether it is a property of the object that the current code initialises or deinitialises.
    private func isOfObjectAtHand(_ property: PropertyReference, _ target: ValueID) -> Bool {
      guard function.kind == .initializer || function.kind == .deinitializer, let made = program.owner(of: root), let owner = program.owner(of: property),
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

    /// The property and the name of the member accessed on its content.
    private func member(_ value: ValueID) -> (PropertyReference, Name)? {
      switch function[value].operation {
      case .member(let base, let name): origins[base.index].map { ($0, program.name(name, in: Int(root.file))) }
      case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _): member(inner)
      default: nil
      }
    }

    private mutating func handOn(_ value: ValueID) {
      // In a static method `self` is the type.
      if function[value].operation == .selfReference, program.isStatic(root), !inspected.contains(value.index), let owner = program.owner(of: root) {
        uses.typesAsValues.insert(owner)
      }
      if let property = origins[value.index] { uses.handedOn.insert(property) }
    }

    private mutating func handOn(_ values: ArgumentRange) {
      for argument in function.arguments[values.indices] {
        handOn(argument.value)
        if argument.kind == .inout, let property = origins[argument.value.index] { uses.lent.insert(property) }
        // A publisher that is given the storage itself fills it. A receiver of a property's publisher only reads the property.
        if argument.kind != .inout, let (name, property) = bound(argument.value), program.stream(of: body.type(argument.value).unwrapped) == nil {
          let place = SourcePlace(file: Int(root.file), range: function[argument.value].range)
          uses.bindings[name, default: []].insert(BindingUse(unit: root, place: place, property: property))
        }
      }
    }

    /// The property name of a binding, and the property itself if the code shows it.
    private func bound(_ value: ValueID) -> (name: Name, property: PropertyReference?)? {
      switch function[value].operation {
      case .name(let id, _): return projected(id).map { ($0, ownProjection(value)) }
      case .member(let base, let id):
        if let name = projected(id) { return (name, ownProjection(value)) }
        guard let holder = bound(base) else { return nil }
        let name = program.name(id, in: Int(root.file))
        let holding = holder.property ?? projection(base)
        return (name, holding.flatMap { program.property(name, of: program.type(of: $0)) }.flatMap { program.property($0).isRequirement ? nil : $0 })
      default: return nil
      }
    }

    /// The property that `$name` projects.
    private func projection(_ value: ValueID) -> PropertyReference? {
      if case .property(let property, _) = body.reference(value) { property } else { nil }
    }

    /// The same for properties with a value of their own. A property without one may itself be a binding supplied to its owner.
    private func ownProjection(_ value: ValueID) -> PropertyReference? {
      projection(value).flatMap { program.property($0).initialValue == nil ? nil : $0 }
    }

    /// The name that a `$` name projects.
    private func projected(_ id: NameID) -> Name? {
      let text = program.text(program.name(id, in: Int(root.file)))
      return text.first == "$" ? program.names.find(String(text.dropFirst())) : nil
    }
  }
}
