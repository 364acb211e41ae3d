import Foundation

final class DownloadQueue: @unchecked Sendable {
  private var items: [Download] = []
  private var worker: Task<Void, Never>?
  private var reporter: Task<Void, Never>?

  func start() {
    worker = Task {  //@ worker
      while !Task.isCancelled {
        self.advance()
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }

  func stop() {
    worker?.cancel()
    worker = nil
  }

  func report() {
    reporter = Task {  //@ reporter
      while !Task.isCancelled {
        self.advance()
        try? await Task.sleep(nanoseconds: 5_000_000)
      }
    }
  }

  func stopReports() {
    reporter = nil
  }

  func add(_ name: String) { items.append(Download(name: name)) }

  private func advance() {
    for index in items.indices { items[index].progress += 0.4 }
  }
}
