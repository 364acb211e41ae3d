import Foundation

actor RoomSocket {
  private var incoming: AsyncStream<String>.Continuation?
  private var typing: AsyncStream<Bool>.Continuation?
  private(set) var closed = 0

  func messages() -> AsyncStream<String> {
    let (stream, continuation) = AsyncStream<String>.makeStream()
    continuation.onTermination = { _ in  //@ messages
      Task { await self.close() }
    }
    incoming = continuation
    return stream
  }

  func typingChanges() -> AsyncStream<Bool> {
    let (stream, continuation) = AsyncStream<Bool>.makeStream()
    continuation.onTermination = { [weak self] _ in  //@ typing
      Task { await self?.close() }
    }
    typing = continuation
    return stream
  }

  func history() -> AsyncStream<String> {
    AsyncStream { continuation in
      continuation.onTermination = { _ in  //@ history
        Task { await self.close() }
      }
      ["hello", "bye"].forEach { continuation.yield($0) }
      continuation.finish()
    }
  }

  func receive(_ message: String) {
    incoming?.yield(message)
    typing?.yield(false)
  }

  private func close() { closed += 1 }
}

final class RoomScreen: @unchecked Sendable {
  private let socket: RoomSocket
  private(set) var lines: [String] = []
  init(socket: RoomSocket) { self.socket = socket }

  func open() async {
    let messages = await socket.messages()
    await socket.receive("joined")
    for await line in messages.prefix(1) { lines.append(line) }
  }

  func openTyping() async {
    let changes = await socket.typingChanges()
    await socket.receive("typing")
    for await change in changes.prefix(1) where change { lines.append("typing") }
  }

  func showHistory() async {
    for await line in await socket.history() { lines.append(line) }
  }
}
