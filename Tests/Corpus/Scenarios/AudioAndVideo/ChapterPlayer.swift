import AVFoundation
import UIKit

struct Chapter {
  let title: String
  let start: Double
}

final class NowPlayingController: UIViewController {
  let player = AVPlayer(url: URL(string: "https://example.com/episode.mp3")!)
  private let progress = UIProgressView()
  private var timeToken: Any?

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    let interval = CMTime(seconds: 0.5, preferredTimescale: 600)
    timeToken = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in //@ progress
      self.progress.progress = Float(time.seconds / 60)
    }
    player.play()
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    player.pause()
    if let timeToken { player.removeTimeObserver(timeToken) }
    timeToken = nil
  }

  func skip() {
    let target = CMTime(seconds: player.currentTime().seconds + 30, preferredTimescale: 600)
    player.seek(to: target) { finished in //@ skip
      if finished { self.progress.setProgress(0, animated: false) }
    }
  }
}

final class MiniPlayerView: UIView {
  let player = AVPlayer(url: URL(string: "https://example.com/teaser.mp3")!)
  private let elapsed = UILabel()
  private var timeToken: Any?

  func start() {
    addSubview(elapsed)
    let interval = CMTime(seconds: 1, preferredTimescale: 600)
    timeToken = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in //@ elapsed
      self.elapsed.text = "\(Int(time.seconds))"
    }
  }

  deinit {
    if let timeToken { player.removeTimeObserver(timeToken) }
  }
}

final class ChapterTracker {
  private let player: AVPlayer
  private var boundaryToken: Any?
  private(set) var current: Chapter?

  init(player: AVPlayer) { self.player = player }

  func follow(_ chapter: Chapter) {
    let times = [NSNumber(value: chapter.start)]
    boundaryToken = player.addBoundaryTimeObserver(forTimes: times, queue: .main) { //@ chapter
      self.current = chapter
    }
  }

  func stop() {
    if let boundaryToken { player.removeTimeObserver(boundaryToken) }
    boundaryToken = nil
  }
}

final class EndOfEpisodeHandler {
  private var token: (any NSObjectProtocol)?
  private(set) var finished = 0

  func start(_ item: AVPlayerItem?) {
    token = NotificationCenter.default.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: item, queue: nil) { _ in //@ end
      self.finished += 1
    }
  }

  func stop() {
    if let token { NotificationCenter.default.removeObserver(token) }
    token = nil
  }
}

final class PodcastPlayback {
  let player = AVPlayer(url: URL(string: "https://example.com/show.mp3")!)
  let tracker: ChapterTracker
  let endHandler = EndOfEpisodeHandler()
  let mini = MiniPlayerView(frame: .zero)
  private let chapters = [Chapter(title: "Intro", start: 0), Chapter(title: "Interview", start: 90)]

  init() { tracker = ChapterTracker(player: player) }

  func begin() {
    endHandler.start(player.currentItem)
    mini.start()
    for chapter in chapters { tracker.follow(chapter) }
    player.play()
  }

  func end() {
    player.pause()
    tracker.stop()
    endHandler.stop()
  }
}

final class EpisodeController: UIViewController {
  let playback = PodcastPlayback()

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    playback.begin()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    playback.end()
  }
}
