import Foundation

struct DownloadProgress {
  let episode: Episode
  let fraction: Double
  var isFinished: Bool { fraction >= 1 }
}

/// Downloads episodes one after the other.
final class DownloadQueue {
  private let operations = OperationQueue()
  private let session = URLSession.shared
  private let lock = NSLock()
  private var active: [UUID: URLSessionDownloadTask] = [:]
  var handlers: [(DownloadProgress) -> Void] = []

  init() {
    operations.maxConcurrentOperationCount = 1
  }

  var activeCount: Int {
    withLock { active.count }
  }

  func enqueue(_ episode: Episode) {
    operations.addOperation {
      self.start(episode)
    }
  }

  func cancelAll() {
    operations.cancelAllOperations()
    let tasks = withLock { () -> [URLSessionDownloadTask] in
      defer { active.removeAll() }
      return Array(active.values)
    }
    tasks.forEach { $0.cancel() }
  }

  private func start(_ episode: Episode) {
    let task = session.downloadTask(with: episode.audioURL) { [weak self] location, _, _ in
      guard let self, let location else { return }
      let target = self.folder.appendingPathComponent(episode.id.uuidString)
      try? FileManager.default.moveItem(at: location, to: target)
      self.withLock { self.active[episode.id] = nil }
      self.report(DownloadProgress(episode: episode, fraction: 1))
    }
    withLock { active[episode.id] = task }
    task.resume()
  }

  private var folder: URL {
    FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask)[0]
  }

  private func withLock<Value>(_ body: () -> Value) -> Value {
    lock.lock()
    defer { lock.unlock() }
    return body()
  }
}
