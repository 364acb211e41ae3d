import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: @escaping @Sendable (LobbyScreen) async -> Void) {
  let socket = LobbySocket()
  probe.watch(socket)
  let screen = LobbyScreen(socket: socket)
  Task.detached { await use(screen) }
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("presence", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { await $0.open() } },
  Place("members", rule: "stored_closure_cycle", decidedBy: .text) { drive($0) { await $0.showMembers() } },
  Place("rounds", decidedBy: .program) { drive($0) { await $0.play() } },
  Place("invitations", decidedBy: .program) { drive($0) { await $0.invite() } },
]
