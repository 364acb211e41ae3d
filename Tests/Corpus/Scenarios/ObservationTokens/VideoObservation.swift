import AVFoundation
import UIKit

final class PlaybackSettings: NSObject {
  @objc dynamic var quality = "auto" {
    didSet { didChangeValue(for: \.quality) }
  }
}

final class StatusOverlay: UIView {
  private var observation: NSKeyValueObservation?
  private let spinner = UIActivityIndicatorView(style: .medium)

  func attach(to item: AVPlayerItem) {
    observation = item.observe(\.status) { item, _ in //@ status
      if item.status == .readyToPlay { self.spinner.stopAnimating() }
    }
  }

  func detach() { observation?.invalidate() }
}

final class RateBadge: UIView {
  private var observation: NSKeyValueObservation?
  private let label = UILabel()

  func attach(to player: AVPlayer) {
    observation = player.observe(\.rate, options: [.new]) { _, change in //@ rate
      self.label.text = change.newValue == 0 ? "Paused" : "Playing"
    }
  }

  func detach() { observation = nil }
}

final class QualityMenu: NSObject {
  private var observation: NSKeyValueObservation?
  @objc dynamic private(set) var selection = "auto"

  func follow(_ settings: PlaybackSettings) {
    observation = settings.observe(\.quality) { [weak self] settings, _ in //@ quality
      self?.selection = settings.quality
    }
  }
}

final class ReadyWaiter {
  private var observations: [NSKeyValueObservation] = []
  private(set) var isReady = false

  func wait(for item: AVPlayerItem) {
    observations.append(item.observe(\.status) { _, _ in //@ ready
      self.isReady = true
      self.observations.removeAll()
    })
  }
}

final class DurationLabel: UILabel {
  private var observations: Set<NSKeyValueObservation> = []

  func follow(_ item: AVPlayerItem) {
    item.observe(\.duration, changeHandler: showDuration).store(in: &observations) //@ duration
  }

  private func showDuration(_ item: AVPlayerItem, _ change: NSKeyValueObservedChange<CMTime>) {
    text = "\(item.duration.seconds)"
  }
}

extension NSKeyValueObservation {
  func store(in set: inout Set<NSKeyValueObservation>) { set.insert(self) }
}

enum PlaybackHistory {
  static var observations: [NSKeyValueObservation] = []
}

final class WatchedMarker {
  private(set) var isWatched = false

  func mark(_ item: AVPlayerItem) {
    PlaybackHistory.observations.append(item.observe(\.status) { item, _ in //@ watched
      self.isWatched = item.status == .readyToPlay
    })
  }
}

final class VideoController: UIViewController {
  let player = AVPlayer(url: URL(string: "https://example.com/film.mp4")!)
  let settings = PlaybackSettings()
  let status = StatusOverlay(frame: .zero)
  let rate = RateBadge(frame: .zero)
  let quality = QualityMenu()
  let waiter = ReadyWaiter()
  let marker = WatchedMarker()
  let duration = DurationLabel(frame: .zero)

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    rate.attach(to: player)
    quality.follow(settings)
    if let item = player.currentItem {
      status.attach(to: item)
      waiter.wait(for: item)
      marker.mark(item)
      duration.follow(item)
      item.status = .readyToPlay
      item.didChangeValue(for: \.status)
    }
    player.play()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    player.pause()
    status.detach()
    rate.detach()
  }
}
