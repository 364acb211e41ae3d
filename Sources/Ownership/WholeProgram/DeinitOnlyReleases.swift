import Program
import Facts

/// Releases left to a `deinit` that never runs.
///
/// A `deinit` that also contains the release shows that the author expects the object to be dropped without further calls. If the retained object
/// has such a `deinit`, the remaining releases happen while the object is in use: a pause, a restart, or a call by a more careful client. These
/// certainly come in time only where an owner calls them when it drops the object, or where frameworks call them.
extension ReleaseIndex {
  /// Whether the release is left to the `deinit` of the retained object, and no earlier release certainly comes in time.
  ///
  /// - Parameters:
  ///   - ends: The other releases.
  ///   - dying: The functions that do the same when an object dies.
  ///   - alike: For a representative, the functions that it represents.
  func areDeinitOnly(
    _ ends: [OwnedFieldRelease], dying: [FunctionReference], _ kept: RetainingReference, alike: (OwnedFieldRelease) -> [FunctionReference]
  ) -> Bool {
    if kept.captives.isEmpty || ends.contains(where: { $0.fieldRelease.laterClosure != nil || $0.isInDeinit || $0.isRestoration }) { return false }
    return areDeinitOnly(ends.map(\.function), dying: dying, kept.captives) && !ends.contains { alike($0).contains { comesInTime($0, kept.captives) } }
  }

  /// Whether code removes another element than the one that a `deinit` of the retained object would remove: code of another class has a key of its own, and the
  /// callers of code that is given the key are listed separately.
  func takesOutAnother(_ owned: OwnedFieldRelease, _ kept: RetainingReference, _ root: FunctionReference?) -> Bool {
    guard let root, let key = owned.fieldRelease.key else { return false }
    if key.isParameter(of: owned.function, in: program) { return owned.isInDeinit && !calls.callersAtAnyTime(of: owned.function).isEmpty }
    guard key.isOfHolder || key.isConstant && kept.key.map({ !$0.isConstant }) ?? false, let owner = program.owner(of: owned.function),
      let keeping = program.owner(of: root)
    else { return false }
    return program.areUnrelatedClasses(owner, keeping)
  }

  /// Whether any code but a `deinit` releases the property.
  func isEmptiedInUse(_ property: PropertyReference) -> Bool { fieldReleases(of: property).contains { !$0.isInDeinit } }

  /// The same for functions that end a modelled retention.
  ///
  /// - Parameter captives: The types of the objects that live until the release.
  func areDeinitOnly(_ ends: [FunctionReference], dying: [FunctionReference], _ captives: Set<NominalID>) -> Bool {
    (dying + ends.flatMap(calls.deinitializers(calling:))).contains { isCode($0, of: captives) } && !ends.contains { comesInTime($0, captives) }
  }

  /// Whether it is the `deinit` of one of these objects, or a method of theirs that only a `deinit` runs.
  func isDeinit(_ function: FunctionReference, of captives: Set<NominalID>) -> Bool {
    !captives.isEmpty && isCode(function, of: captives)
      && (program.function(function).kind == .deinitializer || calls.runsInDeinit(function) && calls.callers(of: function).isEmpty)
  }

  /// Whether it is code of one of these objects.
  private func isCode(_ function: FunctionReference, of captives: Set<NominalID>) -> Bool {
    guard let owner = program.owner(of: function) else { return false }
    return captives.contains { program[$0].ancestors.contains(owner) || program[owner].ancestors.contains($0) }
  }

  /// Whether a function runs before the objects are dropped, judging by its callers.
  private func comesInTime(_ function: FunctionReference, _ captives: Set<NominalID>) -> Bool {
    var pending = [function]
    var seen: Set<FunctionReference> = [function]
    if runsInUse(function) { return true }
    while let next = pending.popLast() {
      let isOwn = isCode(next, of: captives)
      for caller in calls.callers(of: next) where seen.insert(caller).inserted {
        if !isCode(caller, of: captives) {
          // A caller that passes itself ends its own registration. One that passes something else may end that of the retained object.
          if program.passesOnlySelf(caller, to: next) { continue }
          if isOwn, !program.function(next).parameters.isEmpty { return true }
          if releases(caller, of: captives, calling: isOwn ? next : nil) { return true }
        }
        if runsInUse(caller) { return true }
        pending.append(caller)
      }
    }
    return false
  }

  /// Whether frameworks run the function while the object is in use, or when it goes. What they call at its start comes before what is to be ended.
  private func runsInUse(_ function: FunctionReference) -> Bool { program.isCalledByFramework(function) && !program.isCalledOnce(function) }

  /// Whether code of another class drops an object of these types. A holder without a property drops it when its code has run.
  ///
  /// - Parameter method: The object's own method that the code calls.
  private func releases(_ function: FunctionReference, of captives: Set<NominalID>, calling method: FunctionReference?) -> Bool {
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
      stores[property]?[function] != nil || fieldReleases(of: property).contains { $0.function == function }
    }
  }
}

extension Program {
  /// Whether frameworks call it at a time of their choice, as when a view disappears. Delegate methods receive the sender.
  func isCalledByFramework(_ function: FunctionReference) -> Bool {
    overridesFramework(function) || !self.function(function).parameters.isEmpty && canBeCalledByFramework(function)
  }
}
