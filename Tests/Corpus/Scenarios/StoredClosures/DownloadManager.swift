import Foundation

final class Download {
  let url: URL
  var onProgress: ((Double) -> Void)?
  var onFinish: (() -> Void)?

  init(url: URL) { self.url = url }

  func advance(to fraction: Double) {
    onProgress?(fraction)
    if fraction >= 1 { finish() }
  }

  private func finish() {
    onFinish?()
    onFinish = nil
  }
}

final class DownloadManager {
  static let shared = DownloadManager(name: "shared")
  let name: String
  private var active: [URL: Download] = [:]
  private var observers: [Int: (Int) -> Void] = [:]
  private var lastObserver = 0

  init(name: String) { self.name = name }

  func start(_ url: URL) -> Download {
    let download = Download(url: url)
    active[url] = download
    observers.values.forEach { $0(active.count) }
    return download
  }

  func remove(_ download: Download) { active[download.url] = nil }

  func observe(_ observer: @escaping (Int) -> Void) -> Int {
    lastObserver += 1
    observers[lastObserver] = observer
    return lastObserver
  }

  func removeObserver(_ id: Int) { observers[id] = nil }
}

final class QueuedDownload {
  let url: URL
  private let queue: DownloadQueue  //@ queueOfItem

  init(url: URL, queue: DownloadQueue) { (self.url, self.queue) = (url, queue) }

  var position: Int? { queue.items.firstIndex { $0 === self } }
}

final class DownloadQueue {
  private(set) var items: [QueuedDownload] = []
  func add(_ url: URL) { items.append(QueuedDownload(url: url, queue: self)) }
}

final class DownloadRow {
  private let download: Download  //@ downloadOfRow
  private var fraction = 0.0
  private var isFinished = false

  init(download: Download) { self.download = download }

  func showProgress() {
    download.onProgress = { fraction in  //@ progress
      self.fraction = fraction
    }
  }

  func showEnd() {
    download.onFinish = { self.isFinished = true }  //@ finish
  }
}

final class DownloadScreen {
  private let manager: DownloadManager
  private var sharedObserver = 0
  private var ownObserver = 0
  private var count = 0

  init(manager: DownloadManager) { self.manager = manager }

  func followShared() {
    sharedObserver = DownloadManager.shared.observe { self.count = $0 }  //@ sharedCount
  }

  func followOwn() {
    ownObserver = manager.observe { self.count = $0 }  //@ ownCount
  }

  func close() {
    manager.removeObserver(sharedObserver)
    manager.removeObserver(ownObserver)
  }
}

final class DownloadScene {
  private let background = DownloadManager(name: "background")

  func run(_ url: URL) {
    let screen = DownloadScreen(manager: background)
    screen.followShared()
    screen.followOwn()
    let download = background.start(url)
    let row = DownloadRow(download: download)
    row.showProgress()
    row.showEnd()
    download.advance(to: 1)
    background.remove(download)
    let queue = DownloadQueue()
    queue.add(url)
    screen.close()
  }
}
