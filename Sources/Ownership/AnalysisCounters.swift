import Engine

/// How much work the analysis did, and what its limits cut; for watching growth. The same for any number of threads.
public struct AnalysisCounters: Sendable, Equatable, Storable {
  /// Functions, each with the closures in it.
  public var units = 0
  /// Bodies of functions and closures whose names and types were worked out; each counts as often as that was done.
  public var resolvedBodies = 0
  /// Functions that the arguments of calls were held against, where several have the name.
  public var comparedOverloads = 0
  public var nodes = 0
  public var edges = 0
  /// Functions that do something to objects that their callers know.
  public var summaries = 0
  public var summaryReferences = 0
  /// Fields of objects known to callers that functions replace.
  public var summaryReplacements = 0
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
  /// How much code was asked whether it ends what keeps a closure.
  public var weighedReleases = 0

  init() {}

  init(_ unit: EvaluatedUnit) {
    units = 1
    nodes = unit.graph.nodes.count
    edges = unit.graph.liveEdgeCount
    summaries = unit.summary.items.isEmpty ? 0 : 1
    summaryReferences = unit.summary.references.count
    summaryReplacements = unit.summary.overwritten.count
    collapsedLoads = unit.collapsedLoads
    collapsedCalls = unit.collapsedCalls
    collapsedGraphs = unit.collapsedCalls > 0 ? 1 : 0
    cutSummaries = unit.summary.isCut ? 1 : 0
  }

  /// Adds what is counted of units, or takes it away.
  mutating func count(_ unit: AnalysisCounters, _ sign: Int = 1) {
    units += sign * unit.units
    nodes += sign * unit.nodes
    edges += sign * unit.edges
    summaries += sign * unit.summaries
    summaryReferences += sign * unit.summaryReferences
    summaryReplacements += sign * unit.summaryReplacements
    collapsedLoads += sign * unit.collapsedLoads
    collapsedCalls += sign * unit.collapsedCalls
    collapsedGraphs += sign * unit.collapsedGraphs
    cutSummaries += sign * unit.cutSummaries
  }
}
