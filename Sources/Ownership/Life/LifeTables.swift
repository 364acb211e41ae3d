import Engine
import Program

/// The tables of the whole program that tell when objects go.
struct LifeTables: Sendable {
  let lasting: ProcessLifetimeTypes
  let live: LiveCode
  let passing: TransientTypes
  /// Types with instances other than those in global or static variables.
  let multiplyInstantiated: Multiset<NominalID>
  /// The global and static variables into which code stores while they may hold something.
  let replacedGlobals: Multiset<PropertyReference>
  let released: ReleasedSlots
  /// Whether all callers of the program's internal functions are in sight: an application, or code from the start of the process to its end.
  let isWhole: Bool
}
