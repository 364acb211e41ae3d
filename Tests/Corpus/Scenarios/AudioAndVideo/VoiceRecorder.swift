import AVFoundation
import UIKit

struct Sample {
  let frames: Int
}

final class AudioPipeline {
  private var processors: [String: (AVAudioPCMBuffer) -> Sample] = [:]

  func register(_ name: String, _ processor: @escaping (AVAudioPCMBuffer) -> Sample) { processors[name] = processor }
  func unregister(_ name: String) { processors[name] = nil }

  func process(_ buffer: AVAudioPCMBuffer) -> [Sample] {
    processors.values.map { $0(buffer) }
  }
}

final class LevelMeter: UIView {
  private let engine = AVAudioEngine()
  private(set) var level = 0

  func start() throws {
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in //@ level
      self.level = Int(buffer.frameLength)
    }
    try engine.start()
  }

  func stop() {
    engine.inputNode.removeTap(onBus: 0)
    engine.stop()
  }
}

final class Dictation {
  private let engine = AVAudioEngine()
  private(set) var words = 0

  func start() throws {
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { _, _ in //@ dictation
      self.words += 1
    }
    try engine.start()
  }

  func stop() { engine.stop() }
}

final class NoiseGate {
  private let pipeline: AudioPipeline
  private let threshold = 100

  init(pipeline: AudioPipeline) { self.pipeline = pipeline }

  func attach() {
    pipeline.register("gate") { buffer in //@ gate
      Sample(frames: max(self.threshold, Int(buffer.frameLength)))
    }
  }

  func detach() { pipeline.unregister("gate") }
}

final class Equalizer {
  private let pipeline: AudioPipeline
  private let gain = 2

  init(pipeline: AudioPipeline) { self.pipeline = pipeline }

  func attach() {
    pipeline.register("equalizer") { buffer in //@ equalizer
      Sample(frames: Int(buffer.frameLength) * self.gain)
    }
  }

  func detach() { pipeline.unregister("eq") }
}

final class PromptSound: NSObject, AVAudioPlayerDelegate {
  private let player = try? AVAudioPlayer(data: Data())
  private(set) var isFinished = false

  func play() {
    player?.delegate = self //@ prompt
    player?.play()
  }

  func audioPlayerDidFinishPlaying(_ player: AVAudioPlayer, successfully flag: Bool) { isFinished = flag }
}

final class RecorderController: UIViewController {
  let pipeline = AudioPipeline()
  let meter = LevelMeter(frame: .zero)
  let dictation = Dictation()
  let prompt = PromptSound()
  private(set) lazy var gate = NoiseGate(pipeline: pipeline)
  private(set) lazy var equalizer = Equalizer(pipeline: pipeline)

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    try? meter.start()
    try? dictation.start()
    prompt.play()
    gate.attach()
    equalizer.attach()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    meter.stop()
    dictation.stop()
    gate.detach()
    equalizer.detach()
  }
}
