import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (Replica) -> Void) {
  let coordinator = ReplicaCoordinator()
  coordinator.mount()
  probe.watch(coordinator.replica!)
  use(coordinator.replica!)
  coordinator.edit("a")
  probe.wait()
  coordinator.unmount()
}

public let places: [Place] = [
  Place("pullOnEdits", rule: "stored_closure_cycle", decidedBy: .text) { probe in drive(probe) { $0.pullOnEdits() } },
  Place("pullOnce", decidedBy: .program) { probe in drive(probe) { $0.pullOnce() } },
  Place("trackEdits", decidedBy: .text) { probe in drive(probe) { $0.trackEdits() } },
  Place("mirrorEdits", rule: "unbounded_self_capture", decidedBy: .program) { probe in drive(probe) { $0.mirrorEdits() } },
  Place("followMoves", rule: "subscription_cycle", decidedBy: .text) { probe in drive(probe) { $0.followMoves() } },
  Place("flush", decidedBy: .program) { probe in drive(probe) { $0.startFlushing() } },
]
