import Engine
import Program

/// A closure or bound method reference with its verdict.
public struct ClosureReport: Sendable, Storable {
  /// The whole closure or method reference.
  public var place: SourcePlace
  public var head: SourcePlace
  public var verdict: ClosureVerdict
  public var enclosingType: String
  public var enclosingFunction: String
  /// The uses in order: "passed to `forEach`, which does not keep it (…)". Empty unless explanations were requested.
  public var uses: [OwnershipStep]
  /// The callee to which it is passed that is neither in sight nor modelled, if any.
  public var outsideCallee: UnmodelledCallee?
  /// Why the analysis lost track of it, if that is why its keepers are unknown.
  public var loss: ClosureLoss?
  /// Captures without consequences, in words: "`self`, a struct, by copy".
  public var remarks: [String]
}
