import Program
import Facts
import Catalog

/// The stores whose content a release concerns.
extension ReleaseIndex {
  /// Whether the release concerns content that another function has stored.
  func isForAnother(_ end: OwnedFieldRelease, than begin: FunctionReference?, _ kept: RetainingReference) -> Bool {
    let property = kept.property
    guard let begin, let users = end.fieldRelease.isThroughCall ? [end.function] : callersOnly(of: end.function) else { return false }
    if !kept.isCollection, users.allSatisfy({ $0 != begin && fills(property, before: end, in: $0) }) { return true }
    return isForOtherFiller(users, than: begin, property)
  }

  /// Whether a function itself stores into the property before it calls the release. That release concerns the replaced content.
  private func fills(_ property: PropertyReference, before end: OwnedFieldRelease, in user: FunctionReference) -> Bool {
    guard let stored = stores[property]?[user] ?? nil else { return false }
    let clears = fieldReleases(of: property, in: user).filter(\.fieldRelease.isThroughCall)
    return clears.allSatisfy { stored < $0.place } && (end.function != user || stored < end.place)
  }

  /// Whether every caller of the release first calls a function other than `begin` to fill the property, while nothing calls `begin`. Then the
  /// release concerns the content stored by that other function.
  private func isForOtherFiller(_ users: [FunctionReference], than begin: FunctionReference, _ property: PropertyReference) -> Bool {
    guard !calls.hasCallers(begin), !calls.isOpen(begin), let type = program.owner(of: begin), let holder = program.owner(of: property),
      program[type].ancestors.contains(holder), let others = stores[property]?.keys.filter({ $0 != begin }), !others.isEmpty
    else { return false }
    let fillers = Set(others.flatMap { calls.callers(of: $0) }.compactMap { program.owner(of: $0) })
    return users.allSatisfy { caller in
      guard let owner = program.owner(of: caller) else { return false }
      return !program[type].ancestors.contains(owner) && !program[owner].ancestors.contains(type) && fillers.contains(owner)
    }
  }

  /// The callers of a function that no other code can call.
  private func callersOnly(of function: FunctionReference) -> [FunctionReference]? {
    let callers = calls.callers(of: function)
    return callers.isEmpty || calls.isOpen(function) ? nil : callers
  }

  /// Whether the call that stores the closure empties the property on all of its paths. The content at its end was stored afterwards.
  func isInStoringCall(_ owned: OwnedFieldRelease, _ begin: SourcePlace) -> Bool {
    let fieldRelease = owned.fieldRelease
    return fieldRelease.isThroughCall && fieldRelease.isCertain && !fieldRelease.isOfOne && owned.place.contains(begin)
  }

  /// Whether it is the assignment that stores the object itself: what goes there is the former content.
  func isOwnStore(_ owned: OwnedFieldRelease, _ begin: SourcePlace) -> Bool {
    guard owned.place == begin, owned.fieldRelease.closure == nil, !owned.fieldRelease.isThroughCall else { return false }
    let function = program.function(owned.function)
    return function.instructions.contains { instruction in
      guard instruction.range == begin.range, case .assign(_, let source, nil) = instruction.operation else { return false }
      if case .choice = function[source].operation { return false }
      return true
    }
  }

  /// Whether the assignment that stores the closure stores nothing on another path: `handler = isOn ? { … } : nil`.
  func isOtherArm(_ owned: OwnedFieldRelease, _ begin: SourcePlace) -> Bool {
    !owned.fieldRelease.isThroughCall && owned.fieldRelease.closure == nil && owned.place.contains(begin)
  }
}
