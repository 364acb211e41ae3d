import Foundation
import Network
import UIKit

final class ConnectivityBus {
  static let shared = ConnectivityBus()
  private var subscribers: [ObjectIdentifier: (Bool) -> Void] = [:]

  func subscribe(_ owner: AnyObject, _ handler: @escaping (Bool) -> Void) {
    subscribers[ObjectIdentifier(owner)] = handler
  }

  func unsubscribe(_ owner: AnyObject) { subscribers[ObjectIdentifier(owner)] = nil }
  func publish(_ isOnline: Bool) { subscribers.values.forEach { $0(isOnline) } }
}

final class OfflineBanner: UIView {
  private let monitor = NWPathMonitor()

  func start() {
    monitor.pathUpdateHandler = { path in //@ banner
      self.isHidden = path.status == .satisfied
      ConnectivityBus.shared.publish(path.status == .satisfied)
    }
    monitor.start(queue: .main)
  }

  func stop() { monitor.cancel() }
}

final class DownloadPolicy {
  private let monitor = NWPathMonitor()
  private(set) var allowsLargeFiles = true

  func start() {
    monitor.pathUpdateHandler = { path in //@ policy
      self.allowsLargeFiles = !path.isExpensive
    }
    monitor.start(queue: .main)
  }

  deinit { monitor.cancel() }
}

final class SyncIndicator: UIView {
  private let icon = UIImageView(image: nil)

  func start() {
    ConnectivityBus.shared.subscribe(self) { online in //@ indicator
      self.icon.alpha = online ? 1 : 0.3
    }
  }

  func stop() { ConnectivityBus.shared.unsubscribe(self) }
}

final class RetryButton: UIButton {
  func start() {
    ConnectivityBus.shared.subscribe(titleLabel!) { online in //@ retry
      self.isEnabled = online
    }
  }

  func stop() { ConnectivityBus.shared.unsubscribe(self) }
}

final class OnlineLog {
  private(set) var changes: [Bool] = []

  func start() {
    ConnectivityBus.shared.subscribe(self) { [weak self] online in //@ log
      self?.changes.append(online)
    }
  }
}

final class QueueLabel: UILabel {
  private let bus = ConnectivityBus()

  func start() {
    ConnectivityBus.shared.subscribe(self) { online in //@ queue
      self.text = online ? "Downloading" : "Waiting"
    }
  }

  func stop() { bus.unsubscribe(self) }
}

final class DownloadsController: UIViewController {
  let banner = OfflineBanner(frame: .zero)
  let policy = DownloadPolicy()
  let indicator = SyncIndicator(frame: .zero)
  let retry = RetryButton(frame: .zero)
  let log = OnlineLog()
  let queue = QueueLabel(frame: .zero)

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    policy.start()
    banner.start()
    indicator.start()
    retry.start()
    log.start()
    queue.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    banner.stop()
    indicator.stop()
    retry.stop()
    queue.stop()
  }
}
