import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: (VoiceRoom) -> Void) {
  let room = VoiceRoom()
  probe.watch(room)
  use(room)
}

public let places: [Place] = [
  Place(
    "listeners", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "  private weak var last: VoiceListener?; private var listeners: [VoiceListener] { get { [last].compactMap { $0 } } set { last = newValue.last } }"
  ) { drive($0) { $0.measure() } },
  Place("boxes", decidedBy: .program) { drive($0) { $0.detect() } },
  Place(
    "session", rule: "mutual_ownership_cycle", decidedBy: .program,
    repaired: "  private unowned let delegate: any VoiceListener"
  ) { drive($0) { $0.join() } },
  Place("recorder", decidedBy: .program) { drive($0) { $0.record() } },
]
