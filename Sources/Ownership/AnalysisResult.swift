/// The result of the analysis of a program.
public struct AnalysisResult: Sendable {
  /// One for each capture of a closure or bound method reference, harmless ones included, ordered by file and place.
  public var observations: [Observation] = []
  /// One for each closure and bound method reference.
  public var closures: [ClosureReport] = []
  /// The uses of the closure parameters of the program's functions, ordered by file and place. Empty unless requested.
  public var parameterFates: [ClosureParameterUse] = []
  /// The closures that calls pass to functions of the program. Empty unless `parameterFates` are requested.
  public var passedClosures: [PassedClosure] = []
  /// References between objects, ordered by place. Empty unless explanations are requested.
  public var references: [ReferenceReport] = []
  /// The graphs of the requested types, in the requested order.
  public var typeGraphs: [TypeGraph] = []
  public var counters = AnalysisCounters()
}
