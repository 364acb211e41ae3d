import Program
import Facts
import Catalog

/// Whose content code empties.
extension ReleaseIndex {
  /// Is what the code empties what somebody else has stored?
  func isForAnother(_ end: OwnedClearing, than begin: FunctionReference?, _ kept: KeptReference) -> Bool {
    let property = kept.property
    guard let begin, let users = end.clearing.isThroughCall ? [end.function] : callersOnly(of: end.function) else { return false }
    if !kept.isCollection, users.allSatisfy({ $0 != begin && fills(property, before: end, in: $0) }) { return true }
    return isForOtherFiller(users, than: begin, property)
  }

  /// Does a function fill the property, in its own code, before it calls what empties it? That replaces what was there.
  private func fills(_ property: PropertyReference, before end: OwnedClearing, in user: FunctionReference) -> Bool {
    guard let stored = stores[property]?[user] ?? nil else { return false }
    let clears = clearings(of: property, in: user).filter(\.clearing.isThroughCall)
    return clears.allSatisfy { stored < $0.place } && (end.function != user || stored < end.place)
  }

  /// Does all code that calls what empties the property first call another function than `begin` to fill it, while nothing calls
  /// `begin`? Then it empties what that other function has stored.
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

  /// The callers of a function that nobody else can call.
  private func callersOnly(of function: FunctionReference) -> [FunctionReference]? {
    let callers = calls.callers(of: function)
    return callers.isEmpty || calls.isOpen(function) ? nil : callers
  }
}
