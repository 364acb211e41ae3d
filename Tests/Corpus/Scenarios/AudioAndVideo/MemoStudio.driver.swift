import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (MemoStudio) -> Void, _ part: (MemoStudio) -> Part?) {
  let studio = MemoStudio()
  start(studio)
  probe.watch(part(studio)!)
  probe.wait(0.02)
  studio.close()
}

public let places: [Place] = [
  Place("meter", rule: "stored_closure_cycle", decidedBy: .text) { p in run(p, { $0.arm() }, { $0.meter }) },
  Place("record", decidedBy: .program) { p in run(p, { $0.record() }, { $0.recorder }) },
  Place("stored", rule: "stored_closure_cycle", decidedBy: .program) { p in run(p, { $0.openList() }, { $0.list }) },
  Place("counted", decidedBy: .program) { p in run(p, { $0.openCounter() }, { $0.counter }) },
  Place("preview", decidedBy: .text) { p in run(p, { $0.trim() }, { $0.trimmer }) },
]
