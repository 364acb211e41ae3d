import Foundation

actor PresenceServer {
  private var beats = 0
  func beat() -> Int { beats += 1; return beats }
}

final class TaskBag {
  private var tasks: [Task<Void, Never>] = []
  func add(_ task: Task<Void, Never>) { tasks.append(task) }
  deinit { tasks.forEach { $0.cancel() } }
}

@MainActor
final class PresenceController {
  private let server = PresenceServer()
  private let bag = TaskBag()
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

  func countVisits() {
    bag.add(Task {  //@ visits
      for await _ in Self.seconds() {
        self.online += 1
      }
    })
  }

  func countGuests() {
    bag.add(Task { [weak self] in  //@ guests
      for await _ in Self.seconds() {
        self?.online += 1
      }
    })
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
