import CorpusProbe
import Foundation

@MainActor private func drive(_ probe: Probe, _ start: (PayloadCoder) -> Void) {
  let coder = PayloadCoder()
  probe.watch(coder)
  start(coder)
}

public let places: [Place] = [
  Place("dates", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.shortenDates() } },
  Place("export", decidedBy: .text) { drive($0) { _ = $0.export([Visit(day: Date(), place: "Ulm")]) } },
  Place("strip", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.stripPrefix() } },
  Place("restore", decidedBy: .text) { drive($0) { _ = $0.restore(Data("[]".utf8)) } },
]
