import Foundation

final class BackupJob {
  private let queue = OperationQueue.main
  private var cleanup: BlockOperation?
  private var upload: Task<Void, Never>?
  private(set) var finished: [String] = []
  private(set) var checksum = 0

  func compress(_ file: String) {
    queue.addOperation {  //@ compress
      self.checksum += file.count
    }
  }

  func cleanUp() {
    let operation = BlockOperation { self.finished.removeAll() }  //@ cleanup
    cleanup = operation
    queue.addOperation(operation)
  }

  func verify() {
    let operation = BlockOperation { self.checksum = 0 }  //@ verify
    queue.addOperation(operation)
  }

  func send(_ file: String) {
    upload = Task { @MainActor in  //@ send
      try? await Task.sleep(nanoseconds: 20_000_000)
      self.finished.append(file)
    }
  }

  func sendAll(_ files: [String]) {
    let group = DispatchGroup()
    for file in files {
      group.enter()
      DispatchQueue.global().async {
        print("sent", file)
        group.leave()
      }
    }
    group.notify(queue: .main) { self.finished += files }  //@ all
  }

  func sendChanged(_ files: [String], known: Set<String>) {
    let group = DispatchGroup()
    for file in files {
      group.enter()
      guard !known.contains(file) else { continue }
      DispatchQueue.global().async { group.leave() }
    }
    group.notify(queue: .main) { self.finished += files }  //@ changed
  }
}
