import Foundation

final class DeviceHub: @unchecked Sendable {
  static let shared = DeviceHub()
  private var listeners: [AsyncThrowingStream<String, Error>.Continuation] = []

  func errors() -> AsyncThrowingStream<String, Error> {
    AsyncThrowingStream { listeners.append($0) }
  }
}

final class FirmwareUpdater: @unchecked Sendable {
  private var tasks: [Task<Void, Error>] = []
  private var written = 0
  private var log: [String] = []

  func flash(_ parts: [String]) {
    tasks.append(Task {  //@ flash
      try await withThrowingTaskGroup(of: Int.self) { group in
        for part in parts {
          group.addTask { try await self.write(part) }
        }
        for try await bytes in group { self.written += bytes }
      }
    })
  }

  func monitor() {
    tasks.append(Task {  //@ monitor
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask {
          while true {
            self.written += 1
            try await Task.sleep(nanoseconds: 5_000_000)
          }
        }
        try await group.waitForAll()
      }
    })
  }

  func watchErrors() {
    let errors = DeviceHub.shared.errors()
    tasks.append(Task {  //@ errors
      for try await error in errors { self.log.append(error) }
    })
  }

  func watchWarnings() {
    let warnings = DeviceHub.shared.errors()
    tasks.append(Task { [weak self] in  //@ warnings
      for try await warning in warnings { self?.log.append(warning) }
    })
  }

  private func write(_ part: String) async throws -> Int {
    try await Task.sleep(nanoseconds: 5_000_000)
    return part.utf8.count
  }

  deinit { tasks.forEach { $0.cancel() } }
}
