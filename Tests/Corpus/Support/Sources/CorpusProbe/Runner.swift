import Foundation

/// The program that the scenarios are linked into.
///
///     runner list                         every place, a line each
///     runner run SCENARIO MARK PATIENCE   what becomes of one place, PATIENCE in seconds
public func runCorpus(_ scenarios: [String: [Place]]) {
  MainActor.assumeIsolated { answer(scenarios) }
}

@MainActor
private func answer(_ scenarios: [String: [Place]]) {
  setvbuf(stdout, nil, _IOLBF, 0)
  let arguments = CommandLine.arguments.dropFirst()
  switch arguments.first {
  case "list":
    for (scenario, places) in scenarios.sorted(by: { $0.key < $1.key }) {
      for place in places {
        let fields: [String: Any] = [
          "scenario": scenario, "mark": place.mark, "rule": place.rule ?? "", "decidedBy": place.decidedBy.rawValue,
          "capture": place.capture, "repaired": place.repaired ?? "",
        ]
        print(String(decoding: try! JSONSerialization.data(withJSONObject: fields, options: .sortedKeys), as: UTF8.self))
      }
    }
  case "run":
    let rest = Array(arguments.dropFirst())
    guard rest.count == 3, let patience = Double(rest[2]), let place = scenarios[rest[0]]?.first(where: { $0.mark == rest[1] }) else {
      fatalError("no such place: \(rest)")
    }
    let probe = Probe()
    let outcome = probe.outcome(of: place, patience: patience)
    print("outcome \(outcome)")
    exit(0)
  default:
    fatalError("list or run")
  }
}
