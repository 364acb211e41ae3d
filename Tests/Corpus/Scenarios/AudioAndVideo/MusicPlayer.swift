import AVFoundation
import UIKit

final class ProgressView: UIView {
  var seconds = 0.0
}

final class NowPlayingViewController: UIViewController {
  let player = AVPlayer(url: URL(fileURLWithPath: "/song.m4a"))
  private let progress = ProgressView()
  private var timeToken: Any?
  private var positions: [Double] = []

  func followProgress() {
    let progress = progress
    timeToken = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main) { time in //@ progress
      progress.seconds = time.seconds
    }
  }

  func recordPositions() {
    timeToken = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 5, preferredTimescale: 600), queue: .main) { time in //@ positions
      self.positions.append(time.seconds)
    }
  }

  func rewind() {
    player.seek(to: .zero) { finished in //@ rewind
      if finished { self.positions.removeAll() }
    }
  }
}

final class Scrubber {
  private let player: AVPlayer
  private var token: Any?
  private(set) var ticks = 0
  init(player: AVPlayer) { self.player = player }

  func begin() {
    token = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main) { _ in //@ scrubber
      self.ticks += 1
    }
  }

  func end() {
    if let token { player.removeTimeObserver(token) }
    token = nil
  }
}

final class LyricsSync {
  private let player: AVPlayer
  private var token: Any?
  private(set) var line = 0
  init(player: AVPlayer) { self.player = player }

  func begin() {
    token = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main) { _ in //@ lyrics
      self.line += 1
    }
  }

  func end() { token = nil }
}

final class ListeningSession {
  let player = AVPlayer(url: URL(fileURLWithPath: "/album.m4a"))

  func scrub() -> Scrubber {
    let scrubber = Scrubber(player: player)
    scrubber.begin()
    scrubber.end()
    return scrubber
  }

  func followLyrics() -> LyricsSync {
    let lyrics = LyricsSync(player: player)
    lyrics.begin()
    lyrics.end()
    return lyrics
  }

  func run() {
    let first = NowPlayingViewController()
    first.followProgress()
    first.rewind()
    NowPlayingViewController().recordPositions()
    _ = scrub()
    _ = followLyrics()
  }
}
