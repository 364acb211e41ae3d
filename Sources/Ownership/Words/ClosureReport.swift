import Engine
import Program

/// A closure or bound method reference, and what becomes of it.
public struct ClosureReport: Sendable, Storable {
  /// The whole closure or method reference.
  public var place: SourcePlace
  public var head: SourcePlace
  public var verdict: ClosureVerdict
  public var enclosingType: String
  public var enclosingFunction: String
  /// What the code does with it, in order: "passed to `forEach`, which does not keep it (…)". Empty where the
  /// analysis was not asked to explain.
  public var uses: [OwnershipStep]
  /// What it is passed to that is neither in sight nor modelled; `nil` where everything is.
  public var outsideCallee: OutsideCallee?
  /// How the analysis lost sight of it, where that is why nobody knows what keeps it.
  public var loss: ClosureLoss?
  /// What it captures without anything coming of it, in words: "`self`, a struct, by copy".
  public var remarks: [String]
}
