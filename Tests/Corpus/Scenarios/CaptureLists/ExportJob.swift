import Foundation

struct ExportOptions {
  var width = 1920
  var codec = "hevc"
}

final class ExportClock {
  let start = Date()
  var elapsed: TimeInterval { Date().timeIntervalSince(start) }
}

final class FrameEncoder {
  var onFrame: ((Int) -> Void)?
  var onFinish: (() -> Void)?
  func encode(_ count: Int) {
    for frame in 0..<count { onFrame?(frame) }
    onFinish?()
  }
}

final class ExportJob {
  private let encoder = FrameEncoder()
  private let options = ExportOptions()
  private let clock = ExportClock()
  private(set) var frames = 0
  private(set) var log: [String] = []

  func countFrames() {
    encoder.onFrame = { [self] frame in  //@ count
      frames = frame
    }
    encoder.encode(3)
  }

  func countFramesQuietly() {
    encoder.onFrame = { [unowned self] frame in  //@ quiet
      frames = frame
    }
    encoder.encode(3)
  }

  func timeFrames() {
    encoder.onFrame = { [options, clock] frame in  //@ time
      self.log.append("\(frame) \(options.codec) \(clock.elapsed)")
    }
    encoder.encode(1)
  }

  func printFrames() {
    encoder.onFrame = { [options, clock] frame in  //@ print
      print(frame, options.codec, clock.elapsed)
    }
    encoder.encode(1)
  }

  func finish() {
    encoder.onFinish = { [me = self] in  //@ finish
      me.log.append("finished")
    }
    encoder.encode(0)
  }

  func finishBriefly() {
    encoder.onFinish = { [weak job = self] in  //@ brief
      job?.log.append("finished")
    }
    encoder.encode(0)
  }

  func measure() {
    encoder.onFinish = { [unowned(safe) self, clock] in  //@ measure
      log.append("\(clock.elapsed)")
    }
    encoder.encode(0)
  }
}
