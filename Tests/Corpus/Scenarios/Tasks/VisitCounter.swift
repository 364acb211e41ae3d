import Foundation

final class TaskBag {
  private var tasks: [Task<Void, Never>] = []
  func add(_ task: Task<Void, Never>) { tasks.append(task) }
  deinit { tasks.forEach { $0.cancel() } }
}

@MainActor
final class VisitCounter {
  private let bag = TaskBag()
  private var online = 0

  nonisolated init() {}

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

  private static func seconds() -> AsyncStream<Int> {
    AsyncStream {
      try? await Task.sleep(nanoseconds: 10_000_000)
      return 1
    }
  }
}
