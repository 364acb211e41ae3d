import Foundation

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
