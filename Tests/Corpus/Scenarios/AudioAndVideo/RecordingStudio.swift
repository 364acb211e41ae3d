import AVFoundation

final class LevelMeter {
  private(set) var peak: UInt32 = 0
  func feed(_ buffer: AVAudioPCMBuffer) { peak = max(peak, buffer.frameLength) }
}

final class Recorder {
  private let engine = AVAudioEngine()
  private var frames: UInt32 = 0

  func start() throws {
    engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { buffer, _ in  //@ record
      self.frames += buffer.frameLength
    }
    try engine.start()
  }
  func pause() { engine.stop() }
}

final class Monitor {
  private let engine = AVAudioEngine()
  private let meter = LevelMeter()
  var level: UInt32 { meter.peak }

  func start() throws {
    engine.inputNode.installTap(onBus: 0, bufferSize: 512, format: nil) { [meter] buffer, _ in  //@ monitor
      meter.feed(buffer)
    }
    try engine.start()
  }
  func stop() { engine.stop() }
}

final class Transcriber {
  private let engine = AVAudioEngine()
  private var words: [String] = []

  func start() throws {
    engine.inputNode.installTap(onBus: 0, bufferSize: 4096, format: nil) { _, _ in  //@ transcribe
      self.words.append("…")
    }
    try engine.start()
  }
  func stop() {
    engine.inputNode.removeTap(onBus: 0)
    engine.stop()
  }
}

final class Jingle {
  private let node = AVAudioPlayerNode()
  private var plays = 0

  func play() {
    node.scheduleBuffer(AVAudioPCMBuffer()) {  //@ jingle
      self.plays += 1
    }
    node.play()
  }
}

final class Mixer {
  var faders: [Fader] = []
  func level(of name: String) -> Float { faders.first { $0.name == name }?.value ?? 0 }
}

final class Fader {
  let name: String
  var value: Float = 1 { didSet { onMove?(value) } }
  var onMove: ((Float) -> Void)?
  init(name: String) { self.name = name }
}

final class MixingDesk {
  private(set) var mixer = Mixer()

  func addTrack(_ name: String) {
    let fader = Fader(name: name)
    let mixer = mixer
    fader.onMove = { value in  //@ fader
      if value > 0.9 { mixer.faders.first?.value = 0.5 }
    }
    mixer.faders.append(fader)
  }
  func reset() { mixer = Mixer() }
}

final class RecordingStudio {
  private(set) var recorder: Recorder?
  private(set) var monitor: Monitor?
  private(set) var transcriber: Transcriber?
  private(set) var jingle: Jingle?
  let desk = MixingDesk()

  func open() throws {
    recorder = Recorder()
    try recorder?.start()
    monitor = Monitor()
    try monitor?.start()
    transcriber = Transcriber()
    try transcriber?.start()
    jingle = Jingle()
    jingle?.play()
    desk.addTrack("Voice")
  }

  func close() {
    recorder?.pause()
    monitor?.stop()
    transcriber?.stop()
    (recorder, monitor, transcriber, jingle) = (nil, nil, nil, nil)
    desk.reset()
  }
}
