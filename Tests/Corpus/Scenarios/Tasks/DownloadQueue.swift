import Foundation

struct Download { let name: String; var progress = 0.0 }

final class DownloadQueue: @unchecked Sendable {
  private var items: [Download] = []
  private let lock = NSLock()
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

  func add(_ name: String) {
    lock.lock()
    defer { lock.unlock() }
    items.append(Download(name: name))
  }

  private func advance() {
    lock.lock()
    defer { lock.unlock() }
    for index in items.indices { items[index].progress += 0.4 }
  }
}

final class DownloadsScreen {
  private let queue: DownloadQueue

  init(queue: DownloadQueue) { self.queue = queue }

  func load(_ names: [String]) {
    names.forEach(queue.add)
    queue.start()
    queue.report()
  }

  func refresh() {
    queue.start()
    defer { queue.stop() }
    queue.add("index")
  }

  func dismiss() {
    queue.stop()
    queue.stopReports()
  }
}
