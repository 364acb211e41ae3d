import Foundation

struct SpectrumFrame {
  let counts: [Int]
}

@MainActor
final class SpectrometerDevice {
  private var continuations: [AsyncStream<SpectrumFrame>.Continuation] = []

  func frames() -> AsyncStream<SpectrumFrame> {
    AsyncStream { continuations.append($0) }
  }

  func emit(_ counts: [Int]) { continuations.forEach { $0.yield(SpectrumFrame(counts: counts)) } }

  func darkCurrent() async -> Int {
    try? await Task.sleep(nanoseconds: 5_000_000)
    return 7
  }
}

@MainActor
final class ScanRecorder {
  private let device: SpectrometerDevice
  private var frames: [SpectrumFrame] = []
  private var recording: Task<Void, Never>?
  private var preview: Task<Void, Never>?
  private var lamp: Task<Void, Never>?
  private var averaging: Task<Void, Never>?
  private(set) var offset = 0
  private(set) var lampHours = 0.0
  private(set) var peak = 0

  init(device: SpectrometerDevice) { self.device = device }

  deinit {
    recording?.cancel()
    preview?.cancel()
    lamp?.cancel()
  }

  func record() {
    let stream = device.frames()
    recording = Task {  //@ record
      for await frame in stream {
        self.frames.append(frame)
      }
    }
  }

  func showPreview() {
    let stream = device.frames()
    preview = Task { [weak self] in  //@ preview
      for await frame in stream {
        self?.peak = frame.counts.max() ?? 0
      }
    }
  }

  func monitorLamp() {
    lamp = Task { [weak self] in  //@ lamp
      guard let self else { return }
      while !Task.isCancelled {
        try? await Task.sleep(nanoseconds: 10_000_000)
        self.lampHours += 0.01
      }
    }
  }

  func calibrate() {
    Task {  //@ calibrate
      let dark = await device.darkCurrent()
      self.offset = dark
    }
  }

  func startAveraging() {
    let stream = device.frames()
    averaging = Task {  //@ average
      for await frame in stream where !frame.counts.isEmpty {
        self.peak = frame.counts.reduce(0, +) / frame.counts.count
      }
    }
  }

  func stopAveraging() {
    averaging?.cancel()
    averaging = nil
  }
}

@MainActor
final class OpticalBench {
  let device = SpectrometerDevice()
  private(set) var recorder: ScanRecorder?

  func mount() -> ScanRecorder {
    let recorder = ScanRecorder(device: device)
    self.recorder = recorder
    return recorder
  }

  func measureAverage() {
    mount().startAveraging()
    device.emit([1, 2, 3])
  }

  func dismount() {
    recorder?.stopAveraging()
    recorder = nil
  }
}
