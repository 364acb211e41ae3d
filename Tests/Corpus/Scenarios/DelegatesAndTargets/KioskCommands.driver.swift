import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (Kiosk) -> Void) {
  let kiosk = Kiosk()
  probe.watch(kiosk)
  use(kiosk)
}

public let places: [Place] = [
  Place(
    "command", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "  private weak var kept: Target?; private var target: Target { get { kept ?? gone() } set { kept = newValue } }"
  ) { drive($0) { $0.install() } },
  Place("binding", decidedBy: .text) { drive($0) { $0.bindKeys() } },
  Place(
    "idle", rule: "target_cycle", decidedBy: .text,
    repaired: "    idleTimer = Timer(timeInterval: 60, repeats: true) { [weak self] _ in self?.printTicket() }"
  ) { drive($0) { $0.prepareIdleTimer() } },
  Place("once", decidedBy: .text) { drive($0) { $0.fireOnce() } },
]
