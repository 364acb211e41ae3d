import Foundation

final class ReportExporter {
  private let queue = OperationQueue()
  private let mailQueue = OperationQueue()
  private var previewing: BlockOperation?
  private var paging: BlockOperation?
  private var stamping: Operation?
  private var pages: [String] = []
  private var sent = 0

  func export() {
    let operation = BlockOperation {  //@ export
      self.pages.append("cover")
    }
    queue.addOperation(operation)
  }

  func preview() {
    let operation = BlockOperation {  //@ preview
      self.pages.append("preview")
    }
    previewing = operation
    queue.addOperation(operation)
  }

  func paginate(_ count: Int) {
    paging = BlockOperation()
    paging?.addExecutionBlock {  //@ paginate
      self.pages = (1...count).map { "Page \($0)" }
    }
    paging?.start()
  }

  func stamp() {
    let operation = BlockOperation {  //@ stamp
      self.pages.append("stamp")
      self.stamping = nil
    }
    stamping = operation
    queue.addOperation(operation)
  }

  func send() {
    mailQueue.addOperation {  //@ send
      self.sent += 1
    }
  }

  func sendWhenOnline() {
    mailQueue.isSuspended = true
    mailQueue.addOperation {  //@ online
      self.sent += 1
    }
  }
}
