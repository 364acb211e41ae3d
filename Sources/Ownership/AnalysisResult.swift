/// What the analysis found out about a program.
public struct AnalysisResult: Sendable {
  /// One for each capture of a closure or bound method reference, harmless ones included, in the order of file and place.
  public var observations: [Observation] = []
  /// One for each closure and bound method reference.
  public var closures: [ClosureReport] = []
  /// What becomes of the closure parameters of the program's functions, in the order of file and place. Empty where the analysis was not
  /// asked for it.
  public var parameterFates: [ParameterFate] = []
  /// The closures that calls pass to functions of the program. Empty where the analysis was not asked for `parameterFates`.
  public var passedClosures: [PassedClosure] = []
  /// References between objects, in the order of place. Empty where the analysis was not asked to explain.
  public var references: [ReferenceReport] = []
  /// Of the types that were asked for, in that order.
  public var typeGraphs: [TypeGraph] = []
  public var counters = AnalysisCounters()
}
