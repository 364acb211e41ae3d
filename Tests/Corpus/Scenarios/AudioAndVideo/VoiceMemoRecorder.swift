import Foundation
import AVFoundation

final class LevelMeter {
  private(set) var level: Float = 0
  var onPeak: ((Float) -> Void)?
  func add(_ value: Float) {
    level = max(level, value)
    if value > 0.9 { onPeak?(value) }
  }
}

class Recorder {
  let engine = AVAudioEngine()
  let meter = LevelMeter()
  fileprivate(set) var frames: UInt32 = 0

  func begin() { try? engine.start() }
  func finish() { engine.stop() }
}

final class MemoRecorder: Recorder {
  override func begin() {
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in //@ memoTap
      self.frames += buffer.frameLength
    }
    super.begin()
  }

  override func finish() {
    engine.inputNode.removeTap(onBus: 0)
    super.finish()
  }
}

final class InterviewRecorder: Recorder {
  override func begin() {
    engine.inputNode.installTap(onBus: 1, bufferSize: 1024, format: nil) { buffer, _ in //@ interviewTap
      self.frames += buffer.frameLength
    }
    super.begin()
  }

  override func finish() {
    engine.inputNode.removeTap(onBus: 0)
    super.finish()
  }
}

final class MeterRecorder: Recorder {
  private(set) var peaks: [Float] = []
  private var observations: [() -> Void] = []

  override func begin() {
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { [meter] buffer, _ in //@ meterTap
      meter.add(Float(buffer.frameLength) / 1024)
    }
    super.begin()
  }

  func collectPeaks() {
    meter.onPeak = { self.peaks.append($0) } //@ peaks
  }

  func playClick() {
    let node = AVAudioPlayerNode()
    engine.attach(node)
    node.scheduleBuffer(AVAudioPCMBuffer()) { //@ click
      self.frames += 1
    }
  }
}

final class MemoScreen {
  private(set) var recorder: Recorder?

  func recordMemo() {
    recorder = MemoRecorder()
    recorder?.begin()
  }

  func recordInterview() {
    recorder = InterviewRecorder()
    recorder?.begin()
  }

  func recordMetered() {
    recorder = MeterRecorder()
    recorder?.begin()
  }

  func recordPeaks() {
    let metered = MeterRecorder()
    metered.collectPeaks()
    recorder = metered
  }

  func preview() {
    let metered = MeterRecorder()
    metered.playClick()
    recorder = metered
  }

  func leave() {
    recorder?.finish()
    recorder = nil
  }
}
