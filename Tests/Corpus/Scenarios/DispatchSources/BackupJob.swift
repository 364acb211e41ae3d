import Foundation
import Dispatch

final class BackupJob {
  private var source: DispatchSourceTimer?
  private let queue = DispatchQueue(label: "backup")
  private let operations = OperationQueue()
  private var last: Operation?
  private(set) var copied = 0

  func run() {
    let group = DispatchGroup()
    for _ in 0..<2 {
      group.enter()
      queue.async { //@ run
        self.copied += 1
        group.leave()
      }
    }
    group.notify(queue: .main) { self.copied = 0 } //@ notify
  }

  func repeatEvery() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 0.01)
    timer.setEventHandler { self.copied += 1 } //@ timer
    timer.resume()
    source = timer
  }

  func repeatWeakly() {
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now(), repeating: 0.01)
    timer.setEventHandler { [weak self] in self?.copied += 1 } //@ weakTimer
    timer.resume()
    source = timer
  }

  func enqueue() {
    operations.addOperation { self.copied += 1 } //@ enqueue
  }

  func remember() {
    let operation = BlockOperation { self.copied += 1 } //@ remember
    last = operation
    operations.addOperation(operation)
  }

  func finishWith() {
    let operation = BlockOperation {}
    operation.completionBlock = { self.copied = 0 } //@ finish
    operations.addOperation(operation)
  }

  func copyAll() {
    DispatchQueue.concurrentPerform(iterations: 2) { _ in self.queue.sync { copied += 1 } } //@ all
  }

  deinit { source?.cancel() }
}
