import CorpusProbe

@MainActor private func drive(_ probe: Probe, _ use: @escaping @Sendable (RoomScreen) async -> Void) {
  let socket = RoomSocket()
  probe.watch(socket)
  let screen = RoomScreen(socket: socket)
  Task.detached { await use(screen) }
  probe.wait(0.15)
}

public let places: [Place] = [
  Place("messages", decidedBy: .program) { drive($0) { await $0.open() } },
  Place("typing", decidedBy: .text) { drive($0) { await $0.openTyping() } },
  Place("history", decidedBy: .text) { drive($0) { await $0.showHistory() } },
]
