import Foundation

struct Frame {
  var pixels: [UInt8]
  var timestamp: Double
}

class Stage {
  var next: Stage?
  var output: ((Frame) -> Void)?
  func process(_ frame: Frame) {
    output?(frame)
    next?.process(frame)
  }
}

final class ScaleStage: Stage {
  var previous: Stage? //@ previous
  override func process(_ frame: Frame) {
    var frame = frame
    frame.pixels = frame.pixels.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
    super.process(frame)
  }
}

final class FilterStage: Stage {
  weak var source: Stage? //@ source
  override func process(_ frame: Frame) {
    var frame = frame
    frame.timestamp += 1
    super.process(frame)
  }
}

final class EncodeStage: Stage {
  private(set) var bytes = 0
  override func process(_ frame: Frame) {
    bytes += frame.pixels.count
    super.process(frame)
  }
}

final class Transcoder {
  let head = Stage()
  private(set) var last: Stage?
  private let encoder = EncodeStage()
  private(set) var frames = 0

  func buildScaled() {
    let scale = ScaleStage()
    head.next = scale
    scale.previous = head
    last = scale
  }

  func buildFiltered() {
    let filter = FilterStage()
    head.next = filter
    filter.source = head
    last = filter
  }

  func countFrames() {
    encoder.output = { frame in //@ count
      self.frames += frame.pixels.isEmpty ? 0 : 1
    }
    head.next = encoder
  }

  func forward() {
    head.output = encoder.process //@ forward
  }

  func measure(_ frames: [Frame]) {
    frames.map { self.cost(of: $0) }.forEach { self.frames += $0 } //@ measure
  }

  private func cost(of frame: Frame) -> Int { frame.pixels.count }
}

final class TranscodeJob {
  private(set) var transcoder: Transcoder? = Transcoder()

  private func run(_ build: (Transcoder) -> Void) {
    guard let transcoder else { return }
    build(transcoder)
    transcoder.head.process(Frame(pixels: [1, 2, 3, 4], timestamp: 0))
  }

  func runScaled() { run { $0.buildScaled() } }
  func runFiltered() { run { $0.buildFiltered() } }
  func runCounted() { run { $0.countFrames() } }
  func runForwarded() { run { $0.forward() } }
  func runMeasured() { run { $0.measure([Frame(pixels: [1], timestamp: 0)]) } }

  func finish() { transcoder = nil }
}
