import Foundation

actor LobbySocket {
  private let presence = AsyncStream<Bool>.makeStream()
  private var members: AsyncStream<String>?
  private var closed = 0

  func watchPresence() {
    presence.continuation.onTermination = { _ in  //@ presence
      Task { await self.close() }
    }
  }

  func watchMembers() {
    members = AsyncStream(unfolding: {  //@ members
      await self.closed > 0 ? "ada" : nil
    })
  }

  func rounds() -> AsyncStream<Int> {
    AsyncStream(unfolding: {  //@ rounds
      await self.close()
      return await self.closed < 3 ? 1 : nil
    })
  }

  func invitations(_ names: [String]) -> AsyncStream<String> {
    let lobby = AsyncStream<String>.makeStream()
    lobby.continuation.onTermination = { _ in  //@ invitations
      Task { await self.close() }
    }
    names.forEach { lobby.continuation.yield($0) }
    return lobby.stream
  }

  private func close() { closed += 1 }
}

final class LobbyScreen: @unchecked Sendable {
  private let socket: LobbySocket
  private var names: [String] = []
  init(socket: LobbySocket) { self.socket = socket }

  func open() async { await socket.watchPresence() }
  func showMembers() async { await socket.watchMembers() }

  func play() async {
    for await round in await socket.rounds() { names.append("Round \(round)") }
  }

  func invite() async {
    for await name in await socket.invitations(["ada", "bob"]).prefix(2) { names.append(name) }
  }
}
