import AVFoundation

struct Episode {
  let title: String
  let url: URL
}

final class PlaybackClock {
  private let player: AVPlayer
  private var token: Any?
  private(set) var seconds = 0.0

  init(player: AVPlayer) { self.player = player }

  func run() {
    token = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main) { time in  //@ clock
      self.seconds = time.seconds
    }
  }
  deinit { token.map { player.removeTimeObserver($0) } }
}

final class SleepTimer {
  private let player: AVPlayer
  private var token: Any?
  private var left = 3

  init(player: AVPlayer) { self.player = player }

  func run() {
    token = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main) { _ in  //@ sleep
      self.left -= 1
      if self.left <= 0 { self.player.pause() }
    }
  }
  func stop() {
    if let token { player.removeTimeObserver(token) }
    token = nil
  }
}

final class PlayQueue {
  private var episodes: [Episode]
  private var endToken: (any NSObjectProtocol)?

  init(_ episodes: [Episode]) { self.episodes = episodes }

  func follow(_ player: AVPlayer) {
    endToken = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil) { _ in  //@ end
      if !self.episodes.isEmpty { self.episodes.removeFirst() }
    }
  }
  deinit { endToken.map { NotificationCenter.default.removeObserver($0) } }
}

final class ListeningHistory {
  private var heard = 0
  private var endToken: (any NSObjectProtocol)?

  func follow() {
    endToken = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil) { [weak self] _ in  //@ history
      self?.heard += 1
    }
  }
  deinit { endToken.map { NotificationCenter.default.removeObserver($0) } }
}

final class RateBadge {
  private let player: AVPlayer
  private var observation: NSKeyValueObservation?
  private(set) var text = ""

  init(player: AVPlayer) { self.player = player }

  func show() {
    observation = player.observe(\.rate, options: [.new]) { player, _ in  //@ rate
      self.text = "\(player.rate)x"
    }
  }
}

final class PodcastScreen {
  private let player: AVPlayer
  private(set) var clock: PlaybackClock?
  private(set) var sleep: SleepTimer?
  private(set) var queue: PlayQueue?
  private(set) var history: ListeningHistory?
  private(set) var badge: RateBadge?

  init(episode: Episode) { player = AVPlayer(url: episode.url) }

  func open(queueing episodes: [Episode]) {
    clock = PlaybackClock(player: player)
    clock?.run()
    sleep = SleepTimer(player: player)
    sleep?.run()
    queue = PlayQueue(episodes)
    queue?.follow(player)
    history = ListeningHistory()
    history?.follow()
    badge = RateBadge(player: player)
    badge?.show()
    player.play()
  }

  func close() {
    player.pause()
    sleep?.stop()
    (clock, sleep, queue, history, badge) = (nil, nil, nil, nil, nil)
  }
}
