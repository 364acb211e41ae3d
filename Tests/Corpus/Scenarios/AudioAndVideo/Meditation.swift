import AVFoundation
import Foundation

struct Sitting {
  let minutes: Int
  let bells: Int
}

final class BreathMeter {
  private let engine = AVAudioEngine()
  private(set) var frames: UInt32 = 0

  func listen() {
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in  //@ breath
      self.frames += buffer.frameLength
    }
    try? engine.start()
  }

  deinit {
    engine.inputNode.removeTap(onBus: 0)
    engine.stop()
  }
}

final class GuidedPlayer: NSObject, AVAudioPlayerDelegate {
  private let player: AVPlayer
  private var bell: AVAudioPlayer?
  private var progressToken: Any?
  private var endToken: NSObjectProtocol?
  private(set) var progress = 0.0
  private(set) var isFinished = false
  var onFinish: ((GuidedPlayer) -> Void)?

  init(url: URL) {
    player = AVPlayer(url: url)
    super.init()
  }

  func showProgress() {
    let interval = CMTime(seconds: 1, preferredTimescale: 600)
    progressToken = player.addPeriodicTimeObserver(forInterval: interval, queue: .main) { time in  //@ progress
      self.progress = time.seconds
    }
    player.play()
  }

  func observeEnd() {
    let center = NotificationCenter.default
    endToken = center.addObserver(forName: .AVPlayerItemDidPlayToEndTime, object: player.currentItem, queue: nil) { [weak self] _ in  //@ end
      self?.finish()
    }
  }

  func ringBell() {
    bell = try? AVAudioPlayer(data: Data())
    bell?.delegate = self  //@ bell
    bell?.play()
  }

  func rewind() {
    player.seek(to: .zero) { _ in  //@ rewind
      self.progress = 0
    }
  }

  func finish() {
    player.pause()
    isFinished = true
    onFinish?(self)
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { bell = nil }

  deinit {
    if let progressToken { player.removeTimeObserver(progressToken) }
    if let endToken { NotificationCenter.default.removeObserver(endToken) }
  }
}

final class SittingSession {
  let guide: GuidedPlayer
  let meter = BreathMeter()
  private var journal: [Sitting] = []

  init() { guide = GuidedPlayer(url: URL(string: "file:///calm.m4a")!) }

  func prepare() {
    let player = guide
    player.onFinish = { _ in  //@ finish
      player.ringBell()
    }
  }

  func begin() {
    prepare()
    meter.listen()
    guide.observeEnd()
    guide.showProgress()
    guide.rewind()
    guide.ringBell()
  }

  func end() {
    guide.finish()
    journal.append(Sitting(minutes: 10, bells: 3))
  }
}
