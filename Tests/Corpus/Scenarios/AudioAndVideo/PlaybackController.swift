import AVFoundation
import Foundation

struct Episode {
  let title: String
  let url: URL
}

final class PlaybackController {
  private let player = AVPlayer()
  private var timeObserver: Any?
  private var endToken: NSObjectProtocol?
  private(set) var seconds = 0.0
  private(set) var finished = 0

  func load(_ episode: Episode) {
    player.replaceCurrentItem(with: AVPlayerItem(url: episode.url))
  }

  func showProgress() {
    let interval = CMTime(seconds: 1, preferredTimescale: 600)
    timeObserver = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in  //@ progress
      self.seconds = time.seconds
    }
  }

  func showRemaining() {
    let interval = CMTime(seconds: 1, preferredTimescale: 600)
    timeObserver = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { [weak self] time in  //@ remaining
      self?.seconds = 60 - time.seconds
    }
  }

  func queueNext() {
    endToken = NotificationCenter.default.addObserver(
      forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil
    ) { _ in  //@ next
      self.finished += 1
      self.player.pause()
    }
  }

  func seek(to seconds: Double) {
    player.seek(to: CMTime(seconds: seconds, preferredTimescale: 600)) { _ in  //@ seek
      self.seconds = seconds
    }
  }

  deinit {
    timeObserver.map(player.removeTimeObserver)
    endToken.map(NotificationCenter.default.removeObserver)
  }
}

final class TrimPreview {
  private let player = AVPlayer()
  private var observer: Any?
  private(set) var position = 0.0

  func play() {
    observer = player.addPeriodicTimeObserver(forInterval: .zero, queue: nil) { time in  //@ trim
      self.position = time.seconds
    }
    player.play()
  }

  func stop() {
    player.pause()
    if let observer { player.removeTimeObserver(observer) }
    observer = nil
  }
}

final class VoiceRecorder {
  private let engine = AVAudioEngine()
  private(set) var frames = 0

  func record() throws {
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in  //@ tap
      self.frames += Int(buffer.frameLength)
    }
    try engine.start()
  }
}

final class PodcastScreen {
  private let episode = Episode(title: "One", url: URL(fileURLWithPath: "/one.mp3"))

  func listen() {
    let playback = PlaybackController()
    playback.load(episode)
    playback.showProgress()
    playback.queueNext()
    playback.seek(to: 30)
  }

  func skim() {
    let playback = PlaybackController()
    playback.showRemaining()
    let preview = TrimPreview()
    preview.play()
    preview.stop()
  }

  func comment() throws {
    let recorder = VoiceRecorder()
    try recorder.record()
  }
}
