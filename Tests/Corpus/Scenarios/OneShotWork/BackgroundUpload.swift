import UIKit

final class UploadTransport {
  func send(_ chunk: Data, completion: @escaping () -> Void) {
    DispatchQueue.main.async(execute: completion)
  }
}

enum BackgroundEvents {
  static var completions: [String: () -> Void] = [:]

  static func finish(_ identifier: String) {
    completions.removeValue(forKey: identifier)?()
  }
}

class UploadJob {
  let name: String
  fileprivate let transport = UploadTransport()
  fileprivate var chunks: [Data]
  fileprivate(set) var isDone = false

  init(name: String, chunks: [Data]) { (self.name, self.chunks) = (name, chunks) }

  func expire() { chunks = [] }
}

final class PhotoUpload: UploadJob {
  private var task = UIBackgroundTaskIdentifier.invalid

  func start() {
    task = UIApplication.shared.beginBackgroundTask { self.expire() }  //@ photoTask
  }

  func finish() {
    isDone = true
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }
}

final class VideoUpload: UploadJob {
  private var task = UIBackgroundTaskIdentifier.invalid

  func start() { hold() }

  func resume() {
    hold()
    isDone = false
  }

  private func hold() {
    task = UIApplication.shared.beginBackgroundTask(withName: name) { self.expire() }  //@ videoTask
  }

  func finish() {
    isDone = true
    UIApplication.shared.endBackgroundTask(task)
    task = .invalid
  }
}

final class ChunkedUpload: UploadJob {
  private var retry: (() -> Void)?
  private var restart: (() -> Void)?

  func sendNext() {
    guard let chunk = chunks.popLast() else { return }
    transport.send(chunk) { self.sendNext() }  //@ nextChunk
  }

  func prepareRetry() {
    retry = { self.sendNext() }  //@ retry
  }

  func runRetry() {
    let block = retry
    retry = nil
    block?()
  }

  func prepareRestart(with chunks: [Data]) {
    restart = {  //@ restart
      self.chunks = chunks
      self.sendNext()
    }
  }

  func runRestart() { restart?() }

  func awaitEvents() {
    BackgroundEvents.completions[name] = { self.isDone = true }  //@ events
  }
}

final class UploadScene {
  func run() {
    let photo = PhotoUpload(name: "photo", chunks: [])
    photo.start()
    photo.finish()
    let video = VideoUpload(name: "video", chunks: [])
    video.start()
    video.resume()
    video.finish()
    let chunked = ChunkedUpload(name: "archive", chunks: [Data(), Data()])
    chunked.awaitEvents()
    chunked.sendNext()
    chunked.prepareRetry()
    chunked.runRetry()
    chunked.prepareRestart(with: [Data()])
    chunked.runRestart()
    BackgroundEvents.finish("archive")
  }
}
