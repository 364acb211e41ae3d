/// How much work the analysis did, and what its limits cut; for watching growth. The same for any number of threads.
public struct AnalysisCounters: Sendable, Equatable {
  /// Functions, each with the closures in it.
  public var units = 0
  /// Bodies of functions and closures whose names and types were worked out; each counts as often as that was done.
  public var resolvedBodies = 0
  public var nodes = 0
  public var edges = 0
  /// Functions that do something to objects that their callers know.
  public var summaries = 0
  public var summaryReferences = 0
  /// Functions, or groups of them, that call themselves.
  public var recursiveGroups = 0
  /// How often such groups were evaluated, taken together.
  public var rounds = 0
  /// Such groups whose summaries were still growing at the limit.
  public var unsettledGroups = 0
  /// Reads that lie too deep.
  public var collapsedLoads = 0
  /// Calls that were left out because the graph had grown too large.
  public var collapsedCalls = 0
  /// Graphs that some call was left out of.
  public var collapsedGraphs = 0
  /// Summaries that do not tell all that the function does.
  public var cutSummaries = 0
  public var typeGraphs = 0
  /// Those that something was left out of, or that were still growing at the limit.
  public var cutTypeGraphs = 0
  /// How many nodes the search for what keeps closures went on from.
  public var searchSteps = 0

  mutating func count(_ unit: EvaluatedUnit) {
    units += 1
    nodes += unit.graph.nodes.count
    edges += unit.graph.liveEdgeCount
    if !unit.summary.items.isEmpty { summaries += 1 }
    summaryReferences += unit.summary.references.count
    collapsedLoads += unit.collapsedLoads
    collapsedCalls += unit.collapsedCalls
    if unit.collapsedCalls > 0 { collapsedGraphs += 1 }
    if unit.summary.isCut { cutSummaries += 1 }
  }

  mutating func count(_ outcome: EvaluatedGroup) {
    guard outcome.isRecursive else { return }
    recursiveGroups += 1
    rounds += outcome.rounds
    if !outcome.hasSettled { unsettledGroups += 1 }
  }
}
