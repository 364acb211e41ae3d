import Foundation

actor PresenceServer {
  private var beats = 0
  func beat() -> Int { beats += 1; return beats }
}

@MainActor
final class PresenceController {
  private let server = PresenceServer()
  private var online = 0
  private var shown: [Int] = []

  nonisolated init() {}

  func connect() {
    Task { [weak self] in  //@ connect
      await self?.run()
    }
  }

  func sayHello() {
    Task { [weak self] in  //@ hello
      await self?.greet()
    }
  }

  private func run() async {
    while true {
      online = await server.beat()
      try? await Task.sleep(nanoseconds: 10_000_000)
    }
  }

  private func greet() async {
    online = await server.beat()
    try? await Task.sleep(nanoseconds: 10_000_000)
  }

  func show() {
    Task {  //@ show
      for await second in Self.seconds() {
        Task { [weak self] in self?.shown.append(second) }
      }
    }
  }

  private static func seconds() -> AsyncStream<Int> {
    AsyncStream {
      try? await Task.sleep(nanoseconds: 10_000_000)
      return 1
    }
  }
}
