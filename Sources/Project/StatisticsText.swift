/// The counters of a run and the time of each phase, for `--statistics`.
public enum StatisticsText {
  public static func render(_ outcome: ReportOutcome) -> String {
    var lines: [String] = []
    for phase in PhaseTimes.Phase.allCases {
      lines.append("\(pad(phase.rawValue)) \(milliseconds(outcome.phases.durations[phase] ?? .zero)) ms")
    }
    lines.append("\(pad("total")) \(milliseconds(outcome.phases.total)) ms")
    for (name, count) in [
      ("files", outcome.report.documents.count), ("files from cache", outcome.cachedFiles), ("analysis goes on", outcome.goesOn ? 1 : 0),
      ("report from cache", outcome.counters == nil ? 1 : 0),
    ] {
      lines.append("\(pad(name)) \(count)")
    }
    guard let counters = outcome.counters else { return lines.joined(separator: "\n") + "\n" }
    for (name, count) in [
      ("functions", counters.units), ("resolved bodies", counters.resolvedBodies),
      ("compared overloads", counters.comparedOverloads), ("nodes", counters.nodes), ("edges", counters.edges),
      ("summaries", counters.summaries), ("summary references", counters.summaryReferences),
      ("recursive groups", counters.recursiveGroups), ("rounds", counters.rounds), ("unsettled groups", counters.unsettledGroups),
      ("collapsed loads", counters.collapsedLoads), ("collapsed calls", counters.collapsedCalls),
      ("collapsed graphs", counters.collapsedGraphs), ("cut summaries", counters.cutSummaries), ("type graphs", counters.typeGraphs),
      ("cut type graphs", counters.cutTypeGraphs), ("search steps", counters.searchSteps),
      ("weighed releases", counters.weighedReleases),
    ] {
      lines.append("\(pad(name)) \(count)")
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func pad(_ text: String) -> String { text + String(repeating: " ", count: max(0, 20 - text.count)) }

  private static func milliseconds(_ duration: Duration) -> Int {
    Int(duration.components.seconds) * 1000 + Int(duration.components.attoseconds / 1_000_000_000_000_000)
  }
}
