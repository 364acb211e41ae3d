import Foundation

final class ChunkOperation: Operation, @unchecked Sendable {
  private let job: () -> Void

  init(_ job: @escaping () -> Void) {
    self.job = job
    super.init()
  }

  override func main() { job() }
}

final class BackupChain {
  private let queue = OperationQueue()
  private var uploads = 0
  private var last: Operation?

  func backUpTwice() {
    let first = ChunkOperation { self.uploads += 1 }  //@ first
    let second = ChunkOperation { [weak first] in  //@ second
      if first?.isFinished == true { self.uploads += 1 }
    }
    second.addDependency(first)
    queue.addOperations([first, second], waitUntilFinished: false)
  }

  func finish() {
    let operation = ChunkOperation { usleep(1_000) }
    operation.completionBlock = {  //@ done
      self.uploads = 0
    }
    queue.addOperation(operation)
  }

  func backUpAll(_ count: Int) {
    for _ in 0..<count {
      let operation = ChunkOperation { self.uploads += 1 }  //@ chunk
      if let last { operation.addDependency(last) }
      last = operation
    }
  }
}
