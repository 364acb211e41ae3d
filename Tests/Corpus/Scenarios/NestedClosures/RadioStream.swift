import Foundation

struct AudioFrame {
  let samples: Int
}

final class FrameDecoder {
  var onFrame: ((AudioFrame) -> Void)?
  var onTitle: ((String) -> Void)?
  func decode(_ data: Data) { onFrame?(AudioFrame(samples: data.count)) }
  func announce(_ title: String) { onTitle?(title) }
}

final class StreamBuffer {
  var onFull: (() -> Void)?
  private(set) var frames: [AudioFrame] = []

  func append(_ frame: AudioFrame) {
    frames.append(frame)
    onFull?()
  }
}

final class StreamClient: NSObject, URLSessionDataDelegate {
  private var session: URLSession?
  private(set) var received = 0

  func connect() {
    session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)  //@ session
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) { received += data.count }
}

final class TitleClient: NSObject, URLSessionDataDelegate {
  private var session: URLSession?
  private(set) var title = ""

  func connect() {
    session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)  //@ titles
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    title = String(decoding: data, as: UTF8.self)
  }

  func disconnect() {
    session?.invalidateAndCancel()
    session = nil
  }
}

final class StreamPlayer {
  let decoder = FrameDecoder()
  private let buffer = StreamBuffer()
  private let queue = DispatchQueue(label: "stream.player")
  private(set) var isPaused = false
  private(set) var title = ""

  func decodeInBackground() {
    decoder.onFrame = { frame in  //@ background
      self.queue.async { [weak self] in
        self?.buffer.append(frame)
      }
    }
  }

  func pauseWhenFull() {
    decoder.onFrame = { [weak self] frame in
      guard let self else { return }
      self.buffer.onFull = {  //@ full
        self.isPaused = true
      }
      self.buffer.append(frame)
    }
  }

  func showTitles() {
    decoder.onTitle = { [weak self] title in  //@ title
      DispatchQueue.main.async {
        self?.title = title
      }
    }
  }

  func skipSilence() {
    let buffer = buffer
    decoder.onFrame = { frame in  //@ silence
      if frame.samples > 0 { buffer.append(frame) }
    }
  }
}

final class RadioApp {
  let player = StreamPlayer()
  let titles = TitleClient()
  let stream = StreamClient()

  func tune() {
    stream.connect()
    titles.connect()
    player.decodeInBackground()
    player.showTitles()
    player.pauseWhenFull()
    player.decoder.decode(Data([1, 2]))
  }

  func stop() {
    player.skipSilence()
    titles.disconnect()
  }
}
