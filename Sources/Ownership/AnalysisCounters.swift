import Engine

/// The work done by the analysis and the cuts made by its limits, for growth tests. Independent of the number of threads.
public struct AnalysisCounters: Sendable, Equatable, Storable {
  /// Functions, each with its closures.
  public var units = 0
  /// Resolved bodies of functions and closures; each counts as often as it was resolved.
  public var resolvedBodies = 0
  /// Functions compared with call arguments because several share the name.
  public var comparedOverloads = 0
  public var nodes = 0
  public var edges = 0
  /// Functions with effects on objects that callers know.
  public var summaries = 0
  public var summaryReferences = 0
  /// Fields of objects known to callers that functions replace.
  public var summaryReplacements = 0
  /// Functions, or groups of functions, that call themselves.
  public var recursiveGroups = 0
  /// Evaluations of recursive groups in total.
  public var rounds = 0
  /// Recursive groups whose summaries were still growing at the limit.
  public var unsettledGroups = 0
  /// Reads that were not followed because of their depth.
  public var collapsedLoads = 0
  /// Calls that were left out because the graph had grown too large.
  public var collapsedCalls = 0
  /// Graphs from which a call was left out.
  public var collapsedGraphs = 0
  /// Summaries that leave out some effects.
  public var cutSummaries = 0
  public var typeGraphs = 0
  /// Type graphs with something left out, or still growing at the limit.
  public var cutTypeGraphs = 0
  /// Nodes expanded in searches for keepers.
  public var searchSteps = 0
  /// Pieces of code checked for whether they release a closure.
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

  /// Adds or subtracts the counters of a unit.
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
