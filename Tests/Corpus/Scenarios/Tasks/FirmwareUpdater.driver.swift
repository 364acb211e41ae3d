import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ start: (FirmwareUpdater) -> Void) {
  let updater = FirmwareUpdater()
  probe.watch(updater)
  start(updater)
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("flash", decidedBy: .text) { drive($0) { $0.flash(["boot", "radio"]) } },
  Place("monitor", rule: "subscription_cycle", decidedBy: .text) { drive($0) { $0.monitor() } },
  Place("errors", rule: "subscription_cycle", decidedBy: .program) { drive($0) { $0.watchErrors() } },
  Place("warnings", decidedBy: .text) { drive($0) { $0.watchWarnings() } },
]
