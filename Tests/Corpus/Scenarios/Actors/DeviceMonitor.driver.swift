import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: @escaping @Sendable (DeviceMonitor) async -> Void) {
  let monitor = DeviceMonitor()
  probe.watch(monitor)
  Task.detached { await use(monitor) }
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("packets", rule: "stored_closure_cycle", decidedBy: .program) { drive($0) { await $0.countPackets() } },
  Place("test", decidedBy: .program) { drive($0) { await $0.testRadio() } },
  Place("poll", rule: "subscription_cycle", decidedBy: .text) { drive($0) { await $0.poll("watch") } },
  Place("ping", decidedBy: .text) { drive($0) { await $0.ping("watch") } },
  Place("discovery", rule: "unbounded_self_capture", decidedBy: .program) { drive($0) { await $0.followDiscovery() } },
]
