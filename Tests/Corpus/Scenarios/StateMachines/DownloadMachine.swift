import Foundation

enum DownloadState {
  case idle
  case running(onProgress: (Double) -> Void)
  case paused(resume: () -> Void)
  case finished(Data)
}

final class DownloadProgress: NSObject {
  @objc dynamic var fraction = 0.0
}

final class DownloadQueue {
  static let shared = DownloadQueue()
  private var waiting: [() -> Void] = []

  func enqueue(_ start: @escaping () -> Void) { waiting.append(start) }
  func next() { if !waiting.isEmpty { waiting.removeFirst()() } }
}

final class Download {
  let path: String
  private var state = DownloadState.idle
  private(set) var fraction = 0.0

  init(path: String) { self.path = path }

  func run() {
    state = .running { self.fraction = $0 }  //@ running
    if case .running(let report) = state { report(1) }
    state = .finished(Data())
  }

  func pause() {
    state = .paused { self.run() }  //@ paused
  }

  func pauseQuietly() {
    state = .paused { [weak self] in self?.run() }  //@ quiet
  }

  func resume() { if case .paused(let resume) = state { resume() } }

  func waitForTurn() {
    DownloadQueue.shared.enqueue { [unowned self] in self.run() }  //@ turn
  }

  func waitShortly() {
    DownloadQueue.shared.enqueue { self.run() }  //@ shortly
  }
}

final class DownloadRow {
  let progress = DownloadProgress()
  private var observation: NSKeyValueObservation?
  private(set) var text = ""

  func appear() {
    observation = progress.observe(\.fraction, options: [.new]) { _, change in  //@ row
      self.text = "\(Int((change.newValue ?? 0) * 100)) %"
    }
  }
}

final class DownloadsScreen {
  func downloadNow() {
    let download = Download(path: "/a.zip")
    download.run()
    download.waitShortly()
    DownloadQueue.shared.next()
    DownloadRow().appear()
  }

  func downloadLater() {
    let quiet = Download(path: "/b.zip")
    quiet.pauseQuietly()
    let paused = Download(path: "/c.zip")
    paused.pause()
    do {
      let waiting = Download(path: "/d.zip")
      waiting.waitForTurn()
    }
    DownloadQueue.shared.next()
  }
}
