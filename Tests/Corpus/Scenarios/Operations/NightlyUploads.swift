import Foundation

final class NightlyUploads {
  private let queue = OperationQueue()
  private let letters = OperationQueue()
  private let drafts = OperationQueue()
  private(set) var sent = 0

  func hold() {
    queue.isSuspended = true
    queue.addOperation {  //@ hold
      self.sent += 1
    }
    queue.cancelAllOperations()
  }

  func release() {
    letters.isSuspended = true
    letters.addOperation {  //@ release
      self.sent += 1
    }
    letters.isSuspended = false
  }

  func flush() {
    drafts.isSuspended = true
    drafts.addOperation {  //@ flush
      self.sent += 1
    }
    drafts.cancelAllOperations()
    drafts.isSuspended = false
  }
}
