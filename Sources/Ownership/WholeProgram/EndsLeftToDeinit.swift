import Program
import Facts

/// Ends that code leaves to a `deinit` which never runs.
///
/// Who writes the end into `deinit` too expects that the object is dropped without more ado. Where what is kept has that `deinit`, what is left are
/// the ends that come while the object is in use: a pause, a restart, a call by whoever knows better. They are sure to come in time only where whoever
/// holds the object calls them when letting go, or where frameworks call them.
extension ReleaseIndex {
  /// Is the end of a keeping left to the `deinit` of what is kept, and none of those that come before sure to come in time?
  ///
  /// - Parameters:
  ///   - ends: What would end it otherwise.
  ///   - dying: Whose code does the same when an object dies.
  ///   - alike: Of an end that stands for others whose they are.
  func areLeftToDeinit(
    _ ends: [OwnedClearing], dying: [FunctionReference], _ kept: KeptReference, alike: (OwnedClearing) -> [FunctionReference]
  ) -> Bool {
    if kept.captives.isEmpty || ends.contains(where: { $0.clearing.closure != nil || $0.isInDeinit || $0.isRestoration }) { return false }
    return areLeftToDeinit(ends.map(\.function), dying: dying, kept.captives) && !ends.contains { alike($0).contains { comesInTime($0, kept.captives) } }
  }

  /// Does code of another class take out what it has the key of? Where what is kept has its own key, which its `deinit` uses, that is another one.
  func takesOutItsOwn(_ clearing: Clearing, _ function: FunctionReference, _ root: FunctionReference?) -> Bool {
    guard let root, let key = clearing.key, case .variable = key.root, !key.isParameter(of: function, in: program),
      let owner = program.owner(of: function), let keeping = program.owner(of: root)
    else { return false }
    return program.areUnrelatedClasses(owner, keeping)
  }

  /// Does any code but a `deinit` empty the property?
  func isEmptiedInUse(_ property: PropertyReference) -> Bool { clearings(of: property).contains { !$0.isInDeinit } }

  /// The same of functions that end what a model says is kept.
  ///
  /// - Parameter captives: The types of the objects that do not die before.
  func areLeftToDeinit(_ ends: [FunctionReference], dying: [FunctionReference], _ captives: Set<NominalID>) -> Bool {
    (dying + ends.flatMap(calls.deinitializers(calling:))).contains { isCode($0, of: captives) } && !ends.contains { comesInTime($0, captives) }
  }

  /// Is it code of one of these objects?
  private func isCode(_ function: FunctionReference, of captives: Set<NominalID>) -> Bool {
    guard let owner = program.owner(of: function) else { return false }
    return captives.contains { program[$0].ancestors.contains(owner) || program[owner].ancestors.contains($0) }
  }

  /// Does a function run before the objects are let go of, as far as the code shows who calls it?
  private func comesInTime(_ function: FunctionReference, _ captives: Set<NominalID>) -> Bool {
    var pending = [function]
    var seen: Set<FunctionReference> = [function]
    if program.isCalledByFramework(function) { return true }
    while let next = pending.popLast() {
      let isOwn = isCode(next, of: captives)
      for caller in calls.callers(of: next) where seen.insert(caller).inserted {
        if !isCode(caller, of: captives) {
          // Who hands over itself ends its own matters; who hands over something else may end those of what is kept.
          if program.passesOnlySelf(caller, to: next) { continue }
          if isOwn, !program.function(next).parameters.isEmpty { return true }
          if letsGo(caller, of: captives, calling: isOwn ? next : nil) { return true }
        }
        if program.isCalledByFramework(caller) { return true }
        pending.append(caller)
      }
    }
    return false
  }

  /// Does code of somebody else let go of an object of these types? Who has one in no property lets go of it when the code has run.
  ///
  /// - Parameter method: The object's own method that it calls.
  private func letsGo(_ function: FunctionReference, of captives: Set<NominalID>, calling method: FunctionReference?) -> Bool {
    if let method, program.isStatic(method) { return false }
    guard let owner = program.owner(of: function) else { return method != nil }
    let properties = program[owner].ancestors.flatMap { uses.storedProperties(of: $0, in: program) }.filter { property in
      guard program.ownership(of: property) == .strong else { return false }
      var type = program.type(of: property).unwrapped
      if type.isCollection { type = type.element.unwrapped }
      guard case .nominal(let held, _) = type else { return false }
      return captives.contains { program[$0].ancestors.contains(held) || program[held].ancestors.contains($0) }
    }
    if properties.isEmpty { return method != nil }
    return properties.contains { property in
      stores[property]?[function] != nil || clearings(of: property).contains { $0.function == function }
    }
  }
}

extension Program {
  /// Do frameworks call it at a time of their own, such as when a view goes? What they ask of delegates tells who asks.
  func isCalledByFramework(_ function: FunctionReference) -> Bool {
    overridesFramework(function) || !self.function(function).parameters.isEmpty && canBeCalledByFramework(function)
  }
}
