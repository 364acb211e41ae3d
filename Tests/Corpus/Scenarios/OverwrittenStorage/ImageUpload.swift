import Foundation

final class Uploader {
  var onProgress: ((Double) -> Void)?
  var onStart: ((Int) -> Void)?
  var onDone: ((Int) -> Void)?
  var isReachable = true

  func send(_ bytes: Int) {
    onStart?(bytes)
    onProgress?(1)
    onDone?(bytes)
  }
}

final class ImageUpload {
  let uploader = Uploader()
  private(set) var progress = 0.0

  func upload(_ bytes: Int) {
    uploader.onProgress = { value in  //@ upload
      self.progress = value
    }
    uploader.send(bytes)
    uploader.onProgress = nil
  }

  func uploadBatch(_ batch: [Int]) {
    uploader.onDone = { bytes in  //@ batch
      self.progress += Double(bytes) / Double(batch.count)
    }
    batch.forEach { uploader.send($0) }
    uploader.onProgress = nil
  }

  func retry(_ bytes: Int) -> Double {
    defer { uploader.onProgress = nil }
    uploader.onProgress = { value in  //@ retry
      self.progress = max(self.progress, value)
    }
    guard uploader.isReachable else { return 0 }
    uploader.send(bytes)
    return progress
  }

  func resume(_ bytes: Int) {
    uploader.onStart = nil
    uploader.onStart = { bytes in  //@ resume
      self.progress = bytes > 0 ? 0.5 : 1
    }
    uploader.send(bytes)
  }

  func verify(_ bytes: Int) {
    uploader.onProgress = { value in self.progress = value }  //@ verify
    guard uploader.isReachable else { return }
    uploader.send(bytes)
    uploader.onProgress = nil
  }
}
