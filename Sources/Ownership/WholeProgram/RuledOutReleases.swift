import Facts
import Program

/// Releases under conditions on a function's parameters that no call in the program meets, and of what another property has as well.
extension ReleaseIndex {
  /// Whether the object only moves on: another property of the same owner has it, and nothing but the moving code empties that one, or other code empties
  /// this one.
  func isMovedForGood(_ owned: OwnedFieldRelease) -> Bool {
    guard let other = owned.fieldRelease.movedTo else { return false }
    func isElsewhere(_ release: OwnedFieldRelease) -> Bool { !release.isInDeinit && release.function != owned.function }
    return !fieldReleases(of: other).contains(where: isElsewhere)
      || fieldReleases(of: owned.fieldRelease.property).contains { $0.fieldRelease.movedTo == nil && isElsewhere($0) }
  }

  /// Whether all calls are in sight, and none of them makes the function release the property. A setter or observer is called by assignments.
  func isRuledOut(_ owned: OwnedFieldRelease, _ kept: RetainingReference) -> Bool {
    let (function, fieldRelease) = (owned.function, owned.fieldRelease)
    guard !fieldRelease.conditions.isEmpty, !fieldRelease.isThroughCall, !fieldRelease.isForGone, fieldRelease.closure == nil, fieldRelease.isOfSelf,
      areCallsInSight(function)
    else { return false }
    return !fieldReleases(of: kept.property).contains { $0.fieldRelease.isThroughCall && $0.fieldRelease.method == function }
  }

  private func areCallsInSight(_ function: FunctionReference) -> Bool {
    let declaration = program.function(function)
    if let property = declaration.property, declaration.kind == .setter || declaration.kind == .willSet || declaration.kind == .didSet {
      return uses.isAssignedInSight(PropertyReference(file: Int(function.file), property: property), in: program)
    }
    guard declaration.kind == .function, !calls.isOpen(function), calls.hasCallers(function), !isUsedAsValue(function),
      !program.isOverride(function)
    else { return false }
    guard let owner = program.owner(of: function), let name = declaration.name.map({ program.name($0, in: Int(function.file)) }) else { return true }
    // Of many overrides a call runs only one that stands for all.
    if program[owner].descendants.contains(where: { program[$0].functions[name] != nil }) { return false }
    return !program.mayMeetRequirement(owner, with: function) && !program.meetsKnownRequirement(owner, with: function)
  }
}
