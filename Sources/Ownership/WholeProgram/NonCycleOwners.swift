import Program
import Facts

/// An object that no member of a cycle holds can die, and its `deinit` can break the cycle. The same applies to other retentions.
extension ReleaseIndex {
  /// Whether the `deinit` of such an object releases the property, directly or through calls.
  func isByNonCycleOwner(_ fieldRelease: FieldRelease, of function: FunctionReference, _ kept: RetainingReference) -> Bool {
    guard program.function(function).kind == .deinitializer else { return kept.isInCycle && isRunByNonCycleOwner(function, kept.members) }
    guard let owner = program.owner(of: function),
      fieldRelease.holders.contains(where: { program.owner(of: $0) == owner && !program.property($0).isStatic })
    else { return false }
    return isOutsider(owner, kept.members)
  }

  /// Whether the `deinit` of such an object runs a function that nothing else runs.
  func isRunByNonCycleOwner(_ function: FunctionReference, _ held: Set<NominalID>) -> Bool {
    !held.isEmpty
      && calls.deinitializers(running: function).contains { deinitializer in
        program.owner(of: deinitializer).map { isOutsider($0, held) } ?? false
      }
  }

  private func isOutsider(_ owner: NominalID, _ members: Set<NominalID>) -> Bool {
    members.allSatisfy { member in
      !program[member].ancestors.contains(owner) && !program[owner].ancestors.contains(member)
        && uses.storedProperties(of: member, in: program).allSatisfy { property in
          guard program.ownership(of: property) == .strong, case .nominal(let held, _) = program.type(of: property).unwrapped else { return true }
          return !program[owner].ancestors.contains(held)
        }
    }
  }
}
