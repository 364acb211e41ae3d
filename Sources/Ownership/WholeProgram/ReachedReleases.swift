import Program
import Facts

extension ReleaseIndex {
  /// Whether something that runs may lead to the function: a function that only unused functions call is unused.
  func isReached(_ function: FunctionReference, from root: FunctionReference?) -> Bool {
    var seen: Set<FunctionReference> = []
    var pending = [function]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted else { continue }
      if next == root || program.function(next).kind != .function || calls.mayBeRun(next) || isUsedAsValue(next) { return true }
      let callers = calls.callers(of: next)
      // Code out of sight may call what is not private, unless the program is an application.
      if callers.isEmpty, next != function, !calls.table.isWhole, !program.isPrivate(next) { return true }
      pending += callers
    }
    // Tests may run it.
    return root.map(program.isTest) ?? false
  }

  /// Whether a function releases the property only by a call of the code that fills it, which does so behind its store. Then it is no end of its own: on a
  /// path that bypasses the release in the storing code, the caller's release does not happen either.
  func isByStoringCode(_ owned: OwnedFieldRelease, _ kept: RetainingReference, _ root: FunctionReference?, since begin: SourcePlace) -> Bool {
    guard let root, owned.function != root, owned.fieldRelease.isThroughCall else { return false }
    let own = fieldReleases(of: kept.property, in: root)
    guard !own.isEmpty, own.allSatisfy({ isBehindStore($0, since: begin) }) else { return false }
    var seen: Set<FunctionReference> = []
    var pending = [owned]
    while let owned = pending.popLast() {
      guard seen.insert(owned.function).inserted, owned.function != root else { continue }
      guard owned.fieldRelease.isThroughCall else { return false }
      pending += fieldReleases(of: kept.property, calledBy: owned.function)
    }
    return seen.contains(root)
  }

  /// The releases of a property in the functions that a function calls.
  func fieldReleases(of property: PropertyReference, calledBy function: FunctionReference) -> [OwnedFieldRelease] {
    let callees = calls.callees(of: function)
    return (fieldReleases[property] ?? []).filter { callees.contains($0.function) }
  }

  private func isBehindStore(_ owned: OwnedFieldRelease, since begin: SourcePlace) -> Bool {
    !owned.fieldRelease.isThroughCall && owned.fieldRelease.closure == nil && owned.place.file == begin.file
      && owned.place.range.end >= begin.range.end && leads(from: begin, to: owned)
  }
}
