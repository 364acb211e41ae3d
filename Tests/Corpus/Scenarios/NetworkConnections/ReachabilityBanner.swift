import Network
import UIKit

class Banner: UIView {
  fileprivate let label = UILabel()
  fileprivate func update(_ path: NWPath) { label.text = path.status == .satisfied ? "Online" : "Offline" }
}

final class InlineBanner: Banner {
  private let monitor = NWPathMonitor()

  func start() {
    monitor.pathUpdateHandler = { path in  //@ inline
      self.update(path)
    }
    monitor.start(queue: .main)
  }

  deinit { monitor.cancel() }
}

final class FloatingBanner: Banner {
  private let monitor = NWPathMonitor()

  func start() {
    monitor.pathUpdateHandler = { path in  //@ floating
      self.update(path)
    }
    monitor.start(queue: .main)
  }

  func stop() { monitor.cancel() }
}

final class RestartingBanner: Banner {
  private var monitor: NWPathMonitor?

  func start() {
    let monitor = NWPathMonitor()
    monitor.pathUpdateHandler = { path in  //@ restarting
      self.update(path)
    }
    monitor.start(queue: .main)
    self.monitor = monitor
  }

  func reset() {
    monitor?.cancel()
    start()
  }
}

final class StatusClient {
  private let connection = NWConnection(host: "status.example.com", port: 443, using: .tls)
  private var lines: [String] = []
  private var isReady = false

  func connect() {
    connection.stateUpdateHandler = { [weak self] state in  //@ state
      if case .ready = state { self?.isReady = true }
    }
    connection.start(queue: .main)
  }

  func receiveNext() {
    connection.receiveMessage { data, _, _, error in  //@ receive
      guard error == nil else { return }
      self.lines.append(String(decoding: data ?? Data(), as: UTF8.self))
      self.receiveNext()
    }
  }

  func close() { connection.cancel() }
}

final class NewsClient {
  private let connection = NWConnection(host: "news.example.com", port: 443, using: .tls)
  private var lines: [String] = []

  func connect() {
    connection.start(queue: .main)
    receiveNext()
  }

  private func receiveNext() {
    connection.receiveMessage { data, _, _, error in  //@ news
      guard error == nil else { return }
      self.lines.append(String(decoding: data ?? Data(), as: UTF8.self))
      self.receiveNext()
    }
  }
}

final class StatusScene {
  private let root = UIView()

  func show() {
    let inline = InlineBanner(), floating = FloatingBanner(), restarting = RestartingBanner()
    [inline, floating, restarting].forEach(root.addSubview)
    inline.start()
    floating.start()
    restarting.start()
    let status = StatusClient(), news = NewsClient()
    status.connect()
    status.receiveNext()
    news.connect()
    status.close()
    floating.stop()
    restarting.reset()
    root.subviews.forEach { $0.removeFromSuperview() }
  }
}
