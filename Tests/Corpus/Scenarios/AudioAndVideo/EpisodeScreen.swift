import AVFoundation

final class EpisodePlayer: NSObject {
  let player: AVPlayer
  private var positionToken: Any?
  private var chapterToken: Any?
  private var statusObservation: NSKeyValueObservation?
  private var rateObservation: NSKeyValueObservation?
  private(set) var position = 0.0
  private(set) var chapter = 0
  private(set) var isReady = false
  private(set) var isPlaying = false
  private(set) var resumedAt = 0.0

  init(url: URL) {
    player = AVPlayer(url: url)
    super.init()
  }

  func trackPosition() {
    let interval = CMTime(seconds: 1, preferredTimescale: 600)
    positionToken = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in  //@ position
      self.position = time.seconds
    }
  }

  func trackChapters() {
    let interval = CMTime(seconds: 5, preferredTimescale: 600)
    chapterToken = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in  //@ chapters
      self.chapter = Int(time.seconds / 60)
    }
  }

  func stopChapters() {
    if let chapterToken { player.removeTimeObserver(chapterToken) }
    chapterToken = nil
  }

  func observeStatus() {
    statusObservation = player.currentItem?.observe(\.status, options: [.new]) { item, _ in  //@ status
      self.isReady = item.status == .readyToPlay
    }
  }

  func observeRate() {
    rateObservation = player.observe(\.rate, options: [.new]) { [weak self] player, _ in  //@ rate
      self?.isPlaying = player.rate > 0
    }
  }

  func resume(at seconds: Double) {
    player.seek(to: CMTime(seconds: seconds, preferredTimescale: 600)) { _ in  //@ resume
      self.resumedAt = seconds
      self.player.play()
    }
  }
}

final class EpisodeScreen: UIViewController {
  let episode = EpisodePlayer(url: URL(string: "https://pods.example/42.mp3")!)

  func showScrubber() { episode.trackPosition() }
  func showChapters() { episode.trackChapters() }
  func showSpinner() { episode.observeStatus() }
  func showPlayButton() { episode.observeRate() }
  func continueListening() { episode.resume(at: 93) }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    episode.player.pause()
    episode.stopChapters()
  }
}

final class PodcastFlow {
  let navigation = UINavigationController(rootViewController: UIViewController())

  func openEpisode() -> EpisodeScreen {
    let screen = EpisodeScreen()
    navigation.pushViewController(screen, animated: false)
    return screen
  }

  func back() {
    navigation.popViewController(animated: false)
  }
}

extension PodcastFlow {
  func replayLast() {
    let screen = openEpisode()
    screen.showScrubber()
    screen.showChapters()
    screen.showSpinner()
    screen.showPlayButton()
    screen.continueListening()
    back()
  }
}
