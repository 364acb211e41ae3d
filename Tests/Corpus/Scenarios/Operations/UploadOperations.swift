import Foundation

class UploadOperation: Operation, @unchecked Sendable {
  let file: String
  var onProgress: ((Double) -> Void)?
  var onFinish: ((String) -> Void)?

  init(file: String) { self.file = file }

  override func main() {
    onProgress?(0.5)
    onProgress?(1)
    onFinish?(file)
  }
}

final class UploadLog {
  private let lock = NSLock()
  private var lines: [String] = []
  func append(_ line: String) { lock.withLock { lines.append(line) } }
}

final class PhotoUploader: @unchecked Sendable {
  private let queue = OperationQueue()
  private var operations: [String: UploadOperation] = [:]
  private(set) var progress = 0.0

  func upload(_ file: String) {
    let operation = UploadOperation(file: file)
    operation.onProgress = { value in //@ photo
      DispatchQueue.main.async { self.progress = value }
    }
    operations[file] = operation
    queue.addOperation(operation)
  }
}

final class VideoUploader: @unchecked Sendable {
  private let queue = OperationQueue()
  private var operations: [String: UploadOperation] = [:]
  private(set) var done: [String] = []

  func upload(_ file: String) {
    let operation = UploadOperation(file: file)
    operation.onFinish = { file in //@ video
      DispatchQueue.main.async {
        self.operations.removeValue(forKey: file)
        self.done.append(file)
      }
    }
    operations[file] = operation
    queue.addOperation(operation)
  }
}

final class DocumentUploader: @unchecked Sendable {
  private let queue = OperationQueue()
  private let log = UploadLog()
  private var current: UploadOperation?

  func upload(_ file: String) {
    let operation = UploadOperation(file: file)
    operation.onFinish = { [log] file in log.append(file) } //@ document
    current = operation
    queue.addOperation(operation)
  }
}

final class AudioUploader {
  private let queue = OperationQueue()
  private(set) var last: UploadOperation?
  private let log = UploadLog()

  func upload(_ file: String) {
    let operation = UploadOperation(file: file)
    operation.onProgress = { [log] value in //@ audio
      log.append(operation.file + " \(value)")
    }
    last = operation
    queue.addOperation(operation)
  }
}

final class ContactUploader: @unchecked Sendable {
  private let queue = OperationQueue()
  private var current: UploadOperation?
  private(set) var synced: [String] = []

  func upload(_ file: String) {
    func finished(_ file: String) {
      DispatchQueue.main.async { self.synced.append(file) }
    }
    let operation = UploadOperation(file: file)
    operation.onFinish = finished //@ contacts
    current = operation
    queue.addOperation(operation)
  }
}

final class CleanupJob: @unchecked Sendable {
  private let queue = OperationQueue()
  private(set) var removed = 0

  func run(_ files: [String]) {
    for file in files {
      queue.addOperation { //@ cleanup
        let isTemporary = file.hasSuffix(".tmp")
        DispatchQueue.main.async { self.removed += isTemporary ? 1 : 0 }
      }
    }
  }
}

final class UploadCenter {
  let photos = PhotoUploader()
  let videos = VideoUploader()
  let documents = DocumentUploader()
  let audio = AudioUploader()
  let cleanup = CleanupJob()
  let contacts = ContactUploader()

  func sync() {
    photos.upload("cat.jpg")
    videos.upload("cat.mov")
    documents.upload("cat.pdf")
    audio.upload("cat.m4a")
    contacts.upload("ada.vcf")
    cleanup.run(["a.tmp", "b.txt"])
  }
}
