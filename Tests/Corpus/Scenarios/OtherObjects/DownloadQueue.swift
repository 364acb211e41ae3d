import Foundation

final class DownloadTask {
  let url: URL
  unowned let owner: DownloadManager
  private(set) var progress = 0.0
  var onProgress: ((Double) -> Void)?
  var onFinish: ((URL) -> Void)?

  init(url: URL, owner: DownloadManager) {
    self.url = url
    self.owner = owner
  }

  func receive(_ part: Double) {
    progress += part
    onProgress?(progress)
    if progress >= 1 {
      let finish = onFinish
      onFinish = nil
      finish?(url)
    }
  }
}

final class DownloadManager {
  private(set) var running: [DownloadTask] = []
  private(set) var files: [URL] = []
  private var log: [String] = []

  func start(_ url: URL) -> DownloadTask {
    let task = DownloadTask(url: url, owner: self)
    task.onFinish = { file in  //@ finish
      self.files.append(file)
      self.running.removeAll { $0.url == file }
    }
    running.append(task)
    return task
  }

  func resume(_ url: URL) -> DownloadTask {
    let task = DownloadTask(url: url, owner: self)
    task.onProgress = { value in  //@ resume
      self.log.append("\(task.url.lastPathComponent) \(value)")
    }
    running.append(task)
    return task
  }

  func startQuietly(_ url: URL) -> DownloadTask {
    let task = DownloadTask(url: url, owner: self)
    task.onProgress = { value in  //@ quiet
      if value >= 1 { task.onProgress = nil }
    }
    running.append(task)
    return task
  }

  func startLogged(_ url: URL) -> DownloadTask {
    let task = DownloadTask(url: url, owner: self)
    task.onFinish = logFinish  //@ logged
    running.append(task)
    task.receive(1)
    return task
  }

  private func logFinish(_ url: URL) { log.append(url.lastPathComponent) }

  func retryLater(_ url: URL) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [unowned self] in  //@ retry
      _ = self.start(url)
    }
  }

  func checkLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { [weak self] in  //@ check
      self?.log.append("checked")
    }
  }

  func flush() { running.removeAll { $0.progress >= 1 } }
}

final class DownloadsScreen {
  private(set) var manager: DownloadManager? = DownloadManager()

  func fetch(_ name: String) {
    let task = manager?.start(URL(string: "https://example.com/\(name)")!)
    task?.receive(0.4)
    task?.receive(0.6)
  }

  func resume(_ name: String) -> DownloadTask? {
    manager?.resume(URL(string: "https://example.com/\(name)")!)
  }

  func prefetch(_ name: String) {
    guard let manager else { return }
    let url = URL(string: "https://example.com/\(name)")!
    manager.startQuietly(url).receive(0.2)
    _ = manager.startLogged(url)
  }

  func leave() { manager = nil }
}
