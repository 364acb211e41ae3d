import Foundation

final class UploadOperation: Operation, @unchecked Sendable {
  private let job: () -> Void

  init(_ job: @escaping () -> Void) {
    self.job = job
    super.init()
  }

  override func main() { job() }
}

final class RetryOperation: Operation, @unchecked Sendable {
  private var job: (() -> Bool)?

  init(_ job: @escaping () -> Bool) {
    self.job = job
    super.init()
  }

  override func main() {
    while !isCancelled, job?() == false {}
    job = nil
  }
}

final class BackupScheduler {
  private let queue = OperationQueue()
  private var current: Operation?
  private var uploads = 0

  func backUp() {
    current = UploadOperation {  //@ backUp
      self.uploads += 1
    }
    queue.addOperation(current!)
  }

  func retry() {
    current = RetryOperation {  //@ retry
      self.uploads += 1
      return self.uploads > 2
    }
    queue.addOperation(current!)
  }

  func prepare() {
    current = RetryOperation {  //@ prepare
      self.uploads += 1
      return true
    }
    current?.cancel()
  }
}
