import AVFoundation
import UIKit

class PlayerController: UIViewController {
  let player = AVPlayer(url: URL(string: "https://example.com/voice.m4a")!)
  fileprivate let slider = UISlider()
  fileprivate func show(_ time: CMTime) { slider.value = Float(CMTimeGetSeconds(time)) }
}

final class EpisodeController: PlayerController {
  private var token: Any?

  override func viewDidAppear(_ animated: Bool) {
    token = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main) { time in  //@ episodeTime
      self.show(time)
    }
    player.play()
  }

  override func viewDidDisappear(_ animated: Bool) {
    player.pause()
    if let token { player.removeTimeObserver(token) }
    token = nil
  }
}

final class TrailerController: PlayerController {
  private var token: Any?

  override func viewDidAppear(_ animated: Bool) {
    observeTime()
    player.play()
  }

  func replay() {
    player.seek(to: .zero)
    observeTime()
  }

  override func viewDidDisappear(_ animated: Bool) {
    player.pause()
    if let token { player.removeTimeObserver(token) }
  }

  private func observeTime() {
    token = player.addPeriodicTimeObserver(forInterval: CMTime(seconds: 1, preferredTimescale: 600), queue: .main) { time in  //@ trailerTime
      self.show(time)
    }
  }
}

final class LessonController: PlayerController {
  private var statusObservation: NSKeyValueObservation?
  private var isFinished = false

  func observeStatus() {
    statusObservation = player.currentItem?.observe(\.status, options: [.new]) { item, _ in  //@ status
      self.slider.isEnabled = item.status == .readyToPlay
    }
  }

  func observeEnd() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(reachedEnd), name: .AVPlayerItemDidPlayToEndTime, object: player.currentItem)  //@ end
  }

  func rewind() {
    player.seek(to: .zero) { _ in  //@ seek
      self.show(.zero)
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    player.pause()
    statusObservation = nil
  }

  @objc private func reachedEnd() { isFinished = true }
}

final class VoiceRecorder {
  private let engine = AVAudioEngine()
  private var level: UInt32 = 0

  func start() {
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in  //@ tap
      self.level = buffer.frameLength
    }
    try? engine.start()
  }

  func stop() { engine.stop() }
}

final class LessonScene {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func run() {
    let recorder = VoiceRecorder()
    recorder.start()
    let episode = EpisodeController(), trailer = TrailerController(), lesson = LessonController()
    navigation.pushViewController(episode, animated: true)
    navigation.popViewController(animated: true)
    navigation.pushViewController(trailer, animated: true)
    trailer.replay()
    navigation.popViewController(animated: true)
    navigation.pushViewController(lesson, animated: true)
    lesson.observeStatus()
    lesson.observeEnd()
    lesson.rewind()
    navigation.popViewController(animated: true)
    recorder.stop()
  }
}
