import Foundation

final class FeedJanitor {
  private let queue = OperationQueue()
  private var titles: [String] = ["Old"]

  func cleanUp() -> BlockOperation {
    let operation = BlockOperation()
    operation.addExecutionBlock {  //@ cleanUp
      guard !operation.isCancelled else { return }
      self.titles.removeAll()
    }
    queue.addOperation(operation)
    return operation
  }

  func trim() -> BlockOperation {
    let operation = BlockOperation()
    operation.addExecutionBlock { [weak operation] in  //@ trim
      guard operation?.isCancelled == false else { return }
      self.titles.removeAll()
    }
    queue.addOperation(operation)
    return operation
  }
}
