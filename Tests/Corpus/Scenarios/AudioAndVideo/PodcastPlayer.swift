import AVFoundation
import UIKit

final class PlaybackBar: UIView {
  let slider = UISlider()
  let elapsed = UILabel()
  func show(_ seconds: Double) {
    slider.value = Float(seconds)
    elapsed.text = "\(Int(seconds))"
  }
}

final class EpisodePlayer {
  let player: AVPlayer
  let bar = PlaybackBar()
  private var timeToken: Any?
  private var endToken: NSObjectProtocol?
  private var rateObservation: NSKeyValueObservation?
  private(set) var finished = false
  private(set) var isPlaying = false

  init(url: URL) { player = AVPlayer(url: url) }

  func trackTime() {
    timeToken = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main) { time in  //@ time
      guard !self.finished else { return }
      self.bar.show(Double(time.value) / 600)
    }
  }

  func trackBar() {
    timeToken = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main) { [bar] time in  //@ bar
      bar.show(Double(time.value) / 600)
    }
  }

  func watchEnd() {
    endToken = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil) { _ in  //@ end
      self.finished = true
      self.player.pause()
    }
  }

  func watchRate() {
    rateObservation = player.observe(\.rate, options: [.new]) { [weak self] player, _ in  //@ rate
      self?.isPlaying = player.rate > 0
    }
  }

  func play() { player.play() }
  func pause() { player.pause() }
}

final class SleepTimer {
  private var timer: Timer?
  private(set) var remaining = 3
  var onFire: (() -> Void)?

  func start() {
    timer = Timer.scheduledTimer(withTimeInterval: 0.005, repeats: true) { timer in  //@ countdown
      self.remaining -= 1
      if self.remaining <= 0 {
        timer.invalidate()
        self.onFire?()
      }
    }
  }
}

final class PodcastScreen {
  private(set) var episode: EpisodePlayer?
  private(set) var sleep: SleepTimer?

  func open(_ url: URL) -> EpisodePlayer {
    let episode = EpisodePlayer(url: url)
    self.episode = episode
    return episode
  }

  func sleepSoon() -> SleepTimer {
    let timer = SleepTimer()
    timer.onFire = { [weak self] in self?.episode?.pause() }
    timer.start()
    sleep = timer
    return timer
  }

  func close() {
    episode?.pause()
    episode = nil
    sleep = nil
  }
}
