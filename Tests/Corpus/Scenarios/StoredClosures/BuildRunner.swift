import Foundation

final class BuildRunner: @unchecked Sendable {
  private let output = Pipe()
  private let errors = Pipe()
  private let compiler = Process()
  private let progress = Progress(totalUnitCount: 10)
  private var filter: NSPredicate?
  private(set) var received = 0
  private(set) var isRunning = false

  func followOutput() {
    output.fileHandleForReading.readabilityHandler = { handle in  //@ output
      self.received += handle.availableData.count
    }
  }

  func skipErrors() {
    let handle = errors.fileHandleForReading
    handle.readabilityHandler = { _ in  //@ errors
      self.received += 1
    }
    handle.readabilityHandler = nil
  }

  func readOnce() {
    let pipe = Pipe()
    pipe.fileHandleForReading.readabilityHandler = { handle in  //@ once
      self.received += handle.availableData.count
    }
  }

  func prepare() {
    compiler.terminationHandler = { _ in  //@ compiler
      self.isRunning = false
    }
  }

  func prepareLinker() -> Process {
    let linker = Process()
    linker.terminationHandler = { _ in  //@ linker
      self.isRunning = false
    }
    return linker
  }

  func allowCancelling() {
    progress.cancellationHandler = {  //@ cancel
      self.isRunning = false
    }
  }

  func allowPausing() {
    let step = Progress(totalUnitCount: 1)
    step.pausingHandler = {  //@ pause
      self.isRunning = false
    }
    step.pause()
  }

  func showRunning() {
    filter = NSPredicate { _, _ in  //@ filter
      self.isRunning
    }
  }

  func countRunning(_ names: NSArray) -> Int {
    let running = NSPredicate { _, _ in  //@ count
      self.isRunning
    }
    return names.filtered(using: running).count
  }
}
