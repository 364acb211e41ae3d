import Engine
import Program

/// A closure or bound method reference with its verdict.
public struct ClosureReport: Sendable, Storable {
  /// The whole closure or method reference.
  public var place: SourcePlace
  public var head: SourcePlace
  public var verdict: ClosureVerdict
  /// The function or initial value in which it is written.
  public let function: FunctionReference
  let site: ClosureSite
  /// Why the analysis lost track of it, if that is why its keepers are unknown.
  public var loss: ClosureLoss?
  /// Captures without consequences.
  public var remarks: [CaptureRemark]
}

/// A capture without consequences, and the reason.
public struct CaptureRemark: Hashable, Sendable, Storable {
  public enum Reason: Sendable, CaseIterable, Storable {
    /// A closure is judged where it is written.
    case closure
    /// Another closure's finding describes the very long cycle.
    case reportedElsewhere
    case value
    /// Nothing in sight says that it is an object.
    case unknown
    /// `self` is a type.
    case type
  }
  public var captured: ObjectName
  public var reason: Reason
}
