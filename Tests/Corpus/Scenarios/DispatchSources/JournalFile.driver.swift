import CorpusProbe
import Foundation

@MainActor private func drive(_ probe: Probe, _ start: (JournalFile) -> Void) {
  let journal = JournalFile()
  probe.watch(journal)
  start(journal)
  probe.wait(0.1)
}

public let places: [Place] = [
  Place("ready", decidedBy: .text) { drive($0) { $0.startBeat() } },
  Place("slow", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.startSlowBeat() } },
  Place("open", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.open("/dev/null") } },
  Place("touch", decidedBy: .text) { drive($0) { $0.touch("/dev/null") } },
  Place("head", decidedBy: .text) { drive($0) { $0.head("/dev/null") } },
]
