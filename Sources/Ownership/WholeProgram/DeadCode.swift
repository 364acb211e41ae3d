import Engine
import Program
import Facts

/// Functions of an application that nothing runs, as far as the code shows: only tests call them, and they are not used as values.
///
/// A static or private function without callers makes no objects, nor do its exclusive callees, nor do the methods of a class without objects. For other
/// functions that is uncertain: an object's method can be called in more ways than are in sight. The callers of a library's functions are out of sight, but for
/// those of private ones.
struct DeadCode: Sendable, Equatable, Storable {
  /// Functions without callers, and those that only such functions call.
  var unused: Set<FunctionReference> = []
  var functions: Set<FunctionReference> = []
  /// The value types that only previews and tests make, and views that no code names: nothing runs their code.
  var shown: Set<NominalID> = []
  /// The lazy, static and global properties, and the requirements that they meet. The initial value of an unread one does not run.
  var lazy: [PropertyReference] = []

  /// - Parameters:
  ///   - shown: The value types that only previews and tests make.
  ///   - values: Functions that are used as values.
  init(_ order: UnitOrder, shown: Set<NominalID>, values: Multiset<FunctionReference>, _ uses: PropertyUses, _ calls: CallTable, _ program: Program) {
    lazy = order.roots.compactMap { Self.lazyProperty(filledBy: $0, program) }
    lazy += lazy.flatMap(program.requirements)
    if program.isApplication { self.shown = shown }
    var entries: [Int] = []
    var used: [Int] = []
    for (index, root) in order.roots.enumerated() where !program.isTest(root) && !isShown(root, program) {
      let (mayRun, isUnused) = Self.judge(root, values: values, uses, calls, program)
      if mayRun { entries.append(index) }
      if mayRun && !isUnused { used.append(index) }
    }
    if !program.isApplication, calls.isWhole { addUnread(order, uses, program) }
    // In most libraries all code may run.
    if entries.count == used.count, entries.count == order.roots.count { return }
    let mayRun = Self.reached(from: entries, order, calls)
    let isUsed = Self.reached(from: used, order, calls)
    for (index, root) in order.roots.enumerated() where !program.isTest(root) {
      if !mayRun[index] { functions.insert(root) } else if !isUsed[index] { unused.insert(root) }
    }
  }

  /// Whether each unit is one of these, or runs because of them.
  private static func reached(from entries: [Int], _ order: UnitOrder, _ calls: CallTable) -> [Bool] {
    var result = [Bool](repeating: false, count: order.roots.count)
    var pending = entries
    while let index = pending.popLast() {
      if result[index] { continue }
      result[index] = true
      for callee in calls.callees(of: order.roots[index]) { if let callee = order.index(of: callee), !result[callee] { pending.append(callee) } }
    }
    return result
  }

  /// Adds the initial values of unread properties of a program that is no application, but in sight from its start on. Other programs may use other modules
  /// than that of the start.
  private mutating func addUnread(_ order: UnitOrder, _ uses: PropertyUses, _ program: Program) {
    if lazy.isEmpty { return }
    let starts = order.roots.filter { (program.function($0).kind == .topLevel || program.isEntry($0)) && !program.isTest($0) }
    let modules = Set(starts.map { program.modules[Int($0.file)] })
    for root in order.roots where modules.contains(program.modules[Int(root.file)]) && Self.isInitialValueOfUnread(root, uses, program) {
      unused.insert(root)
      functions.insert(root)
    }
  }

  /// The same after functions without callers and callees were added or removed.
  ///
  /// - Parameter isTypeMade: Whether there are objects of the function's type.
  init(
    _ earlier: DeadCode, gone: [FunctionReference], new: [FunctionReference], values: Multiset<FunctionReference>, _ uses: PropertyUses,
    _ calls: CallTable, _ program: Program, isTypeMade: (FunctionReference) -> Bool
  ) {
    self = earlier
    for root in gone {
      unused.remove(root)
      functions.remove(root)
    }
    for root in new where !program.isTest(root) {
      if isShown(root, program) {
        functions.insert(root)
        continue
      }
      let (mayRun, isUnused) = Self.judge(root, values: values, uses, calls, program)
      if !mayRun { functions.insert(root) } else if isUnused { unused.insert(root) }
      if !isTypeMade(root) { functions.insert(root) }
    }
  }

  /// The same with code of classes without objects.
  func adding(_ others: some Sequence<FunctionReference>) -> DeadCode {
    var result = self
    result.functions.formUnion(others)
    return result
  }

  /// Whether it is code of objects that only previews make.
  private func isShown(_ root: FunctionReference, _ program: Program) -> Bool {
    !shown.isEmpty && !program.isStatic(root) && program.owner(of: root).map(shown.contains) ?? false
  }

  /// Whether anything outside the live code in sight may run the function, and whether no known code does.
  private static func judge(
    _ root: FunctionReference, values: Multiset<FunctionReference>, _ uses: PropertyUses, _ calls: CallTable, _ program: Program
  ) -> (mayRun: Bool, isUnused: Bool) {
    if !program.isApplication, !program.isPrivate(root) { return (true, false) }
    if isInitialValueOfUnread(root, uses, program) { return (false, true) }
    let isValue = values.contains(root)
    if isValue || mayBeRunOutside(root, uses, calls, program) {
      return (true, !isValue && !calls.hasCallers(root) && isRunByUnknownProtocolsOnly(root, uses, calls, program))
    }
    let isUnused = !calls.hasCallers(root)
    return (isUnused && !program.isStatic(root) && !program.isPrivate(root), isUnused)
  }

  /// Whether it is the initial value of a lazy, static or global property that nothing reads.
  private static func isInitialValueOfUnread(_ root: FunctionReference, _ uses: PropertyUses, _ program: Program) -> Bool {
    lazyProperty(filledBy: root, program).map { uses.isUnread($0, in: program) } ?? false
  }

  private static func lazyProperty(filledBy root: FunctionReference, _ program: Program) -> PropertyReference? {
    let function = program.function(root)
    guard function.kind == .initialValue, let id = function.property else { return nil }
    let property = PropertyReference(file: Int(root.file), property: id)
    // Static and global ones are lazy too.
    return program.property(property).isLazy || program.isGlobal(property) ? property : nil
  }

  /// Whether the function almost certainly makes no objects.
  func makesNothing(_ function: FunctionReference) -> Bool { functions.contains(function) }

  func contains(_ function: FunctionReference) -> Bool { unused.contains(function) || functions.contains(function) }

  /// Whether anything but calls in sight can run the function. A call on an unknown receiver may mean any function of its name.
  static func mayBeRunOutside(_ function: FunctionReference, _ uses: PropertyUses, _ calls: CallTable, _ program: Program) -> Bool {
    if program.isCalledByLanguage(function) { return true }
    if isAtFileLevel(function, program) { return calls.isOpen(function, modules: false) || program.isEntry(function) }
    if mayBeRunUnseen(function, calls, program) || program.owner(of: function).map(program.isResultBuilder) ?? false { return true }
    if isTypeOpen(of: function, program) { return true }
    guard let name = program.function(function).name.map({ program.name($0, in: Int(function.file)) }), !uses.isMemberOfUnknown(name) else { return true }
    return program.isEntry(function)
  }

  /// Whether only a protocol with unknown requirements may run the function. Delegate methods usually have the sender as a parameter: a method
  /// with only texts and numbers is taken for something else.
  private static func isRunByUnknownProtocolsOnly(_ function: FunctionReference, _ uses: PropertyUses, _ calls: CallTable, _ program: Program) -> Bool {
    guard program.function(function).kind == .function, !program.isCalledByLanguage(function) else { return false }
    let declaration = program.function(function)
    guard let owner = program.owner(of: function), let name = declaration.name.map({ program.name($0, in: Int(function.file)) }),
      !declaration.parameters.isEmpty, declaration.parameters.indices.allSatisfy({ program.holdsNoObjects(program.parameterType($0, of: function)) }),
      !calls.isOpen(function, modules: false), !uses.isMemberOfUnknown(name), !program.isEntry(function), !program.isResultBuilder(owner)
    else { return false }
    return !isTypeOpen(of: function, program) && !program.mayMeetRequirement(owner, with: function) && !program.meetsKnownRequirement(owner, with: function)
  }

  /// Whether the declaration of the method's type makes it reachable from code out of sight.
  private static func isTypeOpen(of function: FunctionReference, _ program: Program) -> Bool {
    program.owner(of: function).map { owner in
      program[owner].declarations.contains {
        let file = Int($0.file)
        return program.canBeReachedFromOutside(program.files[file][$0.declaration].attributes, in: file, modules: false)
      }
    } ?? false
  }

  /// Accessors of an instance property can run unseen, through key paths or view rendering. A static property is accessed by name. The name of one with
  /// several declarations, in extensions for different type arguments, may mean any of them.
  private static func mayBeRunUnseen(_ function: FunctionReference, _ calls: CallTable, _ program: Program) -> Bool {
    guard program.function(function).kind == .getter, program.isStatic(function), let property = program.property(ofAccessor: function),
      let owner = program.owner(of: function)
    else { return calls.mayBeRun(function) }
    return calls.isOpen(function, modules: false) || !program.isDeclaredOnce(property) || program.satisfiesRequirement(property) { _ in true }
      || program.mayMeetExternalRequirements(owner, with: function)
  }

  /// Whether it is a free function. All code that calls it uses its name.
  private static func isAtFileLevel(_ function: FunctionReference, _ program: Program) -> Bool {
    let declaration = program.function(function)
    return declaration.kind == .function && declaration.owner == nil && declaration.parent == nil && declaration.name != nil
  }
}
