import CorpusProbe

@MainActor private func visit(_ probe: Probe, _ part: (MuseumVisit) -> AnyObject?) {
  let visit = MuseumVisit()
  visit.enter()
  probe.watch(part(visit)!)
  probe.wait(0.03)
  visit.leave()
}

public let places: [Place] = [
  Place("exhibitRoom", decidedBy: .program) { visit($0) { $0.room } },
  Place("stopTour", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  unowned let tour: Tour") { visit($0) { $0.tour } },
  Place("beacon", decidedBy: .program) { visit($0) { $0.scanner } },
  Place("narrator", rule: "strong_delegate", decidedBy: .program, repaired: "  weak var delegate: NarratorDelegate?") { visit($0) { $0.guide } },
  Place("location", decidedBy: .text) { visit($0) { $0.compass } },
]
