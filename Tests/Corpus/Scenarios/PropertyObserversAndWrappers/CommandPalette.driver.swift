import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (CommandPalette) -> Void) {
  let palette = CommandPalette()
  probe.watch(palette)
  use(palette)
}

public let places: [Place] = [
  Place("row", decidedBy: .text) { drive($0) { $0[3]() } },
  Place("open", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { $0.install() } },
  Place("count", decidedBy: .program) { drive($0) { $0.runNow() } },
  Place("close", decidedBy: .program) { drive($0) { _ = $0.installLocally() } },
  Place("find", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.bindKeys() } },
  Place("last", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { $0.remember() } },
  Place("forget", decidedBy: .text) { drive($0) { $0.forget() } },
]
