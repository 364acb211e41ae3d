import Foundation

final class ResizeOperation: Operation, @unchecked Sendable {
  let width: Int
  private(set) var output = ""
  var onProgress: ((Double) -> Void)?
  var onFinish: ((ResizeOperation) -> Void)?

  init(width: Int) { self.width = width }

  override func main() {
    onProgress?(0.5)
    output = "image@\(width)"
    onFinish?(self)
  }
}

final class ThumbnailService {
  private let queue = OperationQueue()
  private let lock = NSLock()
  private var outputs: [String] = []
  private var current: ResizeOperation?
  private var cleanup: BlockOperation?

  func warmUp() {
    queue.addOperation {  //@ warm
      self.add("warm")
    }
  }

  func resize(_ width: Int) {
    let operation = ResizeOperation(width: width)
    operation.onFinish = { finished in  //@ finish
      self.add(finished.output)
    }
    queue.addOperation(operation)
  }

  func preview(_ width: Int) {
    let operation = ResizeOperation(width: width)
    operation.onProgress = { progress in  //@ progress
      self.add("progress \(progress)")
    }
    current = operation
    queue.addOperation(operation)
  }

  func scheduleCleanup() {
    cleanup = BlockOperation {  //@ cleanup
      self.removeAll()
    }
  }

  func abandonCleanup() { cleanup?.cancel() }

  func wait() { queue.waitUntilAllOperationsAreFinished() }

  private func add(_ output: String) {
    lock.lock()
    outputs.append(output)
    lock.unlock()
  }

  private func removeAll() {
    lock.lock()
    outputs.removeAll()
    lock.unlock()
  }
}

final class Exporter {
  private let queue = OperationQueue()

  func export(_ width: Int) -> ResizeOperation {
    let operation = ResizeOperation(width: width)
    operation.onProgress = { progress in  //@ metadata
      print("\(operation.width): \(progress)")
    }
    queue.addOperation(operation)
    queue.waitUntilAllOperationsAreFinished()
    return operation
  }

  func exportQuietly(_ width: Int) -> ResizeOperation {
    let operation = ResizeOperation(width: width)
    operation.onFinish = { operation in  //@ quiet
      print("\(operation.width): done")
    }
    queue.addOperation(operation)
    queue.waitUntilAllOperationsAreFinished()
    return operation
  }
}

func makeThumbnails() {
  let service = ThumbnailService()
  service.warmUp()
  service.resize(120)
  service.preview(240)
  service.scheduleCleanup()
  service.wait()
  service.abandonCleanup()
  let exporter = Exporter()
  _ = exporter.export(80)
  _ = exporter.exportQuietly(80)
}
