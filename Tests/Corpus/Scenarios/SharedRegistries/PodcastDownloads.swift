import UIKit

protocol DownloadObserver: AnyObject {
  func downloadDidProgress(_ value: Double)
}

final class ObserverBox {
  weak var value: DownloadObserver?
  init(_ value: DownloadObserver) { self.value = value }
}

final class DownloadManager {
  static let shared = DownloadManager()
  private var observers: [DownloadObserver] = []
  private var boxed: [ObserverBox] = []
  private var finished: [String: () -> Void] = [:]

  func add(_ observer: DownloadObserver) { observers.append(observer) }
  func remove(_ observer: DownloadObserver) { observers.removeAll { $0 === observer } }
  func subscribe(_ observer: DownloadObserver) { boxed.append(ObserverBox(observer)) }

  func whenFinished(_ episode: String, _ handler: @escaping () -> Void) { finished[episode] = handler }

  func advance() {
    observers.forEach { $0.downloadDidProgress(0.5) }
    boxed.forEach { $0.value?.downloadDidProgress(0.5) }
  }

  func finish(_ episode: String) { finished.removeValue(forKey: episode)?() }
}

final class EpisodeRow: UIView, DownloadObserver {
  private let bar = UIProgressView()
  func downloadDidProgress(_ value: Double) { bar.progress = Float(value) }

  func follow() {
    DownloadManager.shared.add(self) //@ row
  }

  override func removeFromSuperview() {
    super.removeFromSuperview()
    DownloadManager.shared.remove(self)
  }
}

final class StorageBanner: UIView, DownloadObserver {
  private(set) var value = 0.0
  func downloadDidProgress(_ value: Double) { self.value = value }
  func follow() {
    DownloadManager.shared.add(self) //@ banner
  }
  deinit { DownloadManager.shared.remove(self) }
}

final class QueueViewController: UIViewController, DownloadObserver {
  private(set) var done = 0
  func downloadDidProgress(_ value: Double) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    DownloadManager.shared.subscribe(self) //@ queue
  }

  func download(_ episode: String) {
    DownloadManager.shared.whenFinished(episode) { //@ finished
      self.done += 1
    }
  }

  func downloadBonus() {
    DownloadManager.shared.whenFinished("bonus") { self.done += 1 } //@ bonus
  }
}

final class PodcastApp {
  let root = UIView()

  func showRow() -> EpisodeRow {
    let row = EpisodeRow()
    root.addSubview(row)
    row.follow()
    DownloadManager.shared.advance()
    row.removeFromSuperview()
    return row
  }

  func showBanner() -> StorageBanner {
    let banner = StorageBanner()
    root.addSubview(banner)
    banner.follow()
    DownloadManager.shared.advance()
    banner.removeFromSuperview()
    return banner
  }

  func openQueue() -> QueueViewController {
    let queue = QueueViewController()
    queue.loadViewIfNeeded()
    return queue
  }

  func downloadLatest() -> QueueViewController {
    let queue = openQueue()
    queue.download("latest")
    DownloadManager.shared.finish("latest")
    return queue
  }

  func run() {
    _ = showRow()
    _ = showBanner()
    _ = downloadLatest()
    openQueue().downloadBonus()
  }
}
