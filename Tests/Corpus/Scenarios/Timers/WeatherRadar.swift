import UIKit

final class RadarFeed {
  func frames() -> AsyncStream<Int> {
    AsyncStream { continuation in
      let timer = Task {
        var index = 0
        while !Task.isCancelled {
          continuation.yield(index)
          index += 1
          try? await Task.sleep(nanoseconds: 10_000_000)
        }
        continuation.finish()
      }
      continuation.onTermination = { _ in timer.cancel() }
    }
  }
}

final class RadarLoopView: UIView {
  var frameIndex = 0
}

final class RadarViewController: UIViewController {
  private let feed = RadarFeed()
  private let loop = RadarLoopView()
  private var refreshTimer: Timer?
  private var clockTimer: Timer?
  private var link: CADisplayLink?
  private var feedTask: Task<Void, Never>?
  private(set) var refreshes = 0

  func startRefreshing() {
    refreshTimer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { _ in  //@ refresh
      self.refreshes += 1
      self.loop.setNeedsDisplay()
    }
  }

  func startClock() {
    clockTimer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: true) { [weak self] _ in  //@ clock
      self?.title = "\(Date())"
    }
  }

  func showHint() {
    Timer.scheduledTimer(withTimeInterval: 0.02, repeats: false) { _ in  //@ hint
      self.title = "Pinch to zoom"
    }
  }

  func follow() {
    feedTask = Task { @MainActor in  //@ follow
      for await frame in self.feed.frames() {
        self.loop.frameIndex = frame
      }
    }
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let link = CADisplayLink(target: self, selector: #selector(step))  //@ step
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    link?.invalidate()
    link = nil
  }

  @objc private func step() {
    loop.frameIndex += 1
  }

  deinit {
    refreshTimer?.invalidate()
    clockTimer?.invalidate()
    feedTask?.cancel()
  }
}

final class RadarFlow {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func show() {
    let radar = RadarViewController()
    navigation.pushViewController(radar, animated: true)
    radar.startRefreshing()
    radar.startClock()
    radar.showHint()
    radar.follow()
  }

  func back() { navigation.popViewController(animated: true) }
}
