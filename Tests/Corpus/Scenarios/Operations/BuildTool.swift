import Foundation

final class ArgumentParser {
  private var flags: [String: () -> Void] = [:]
  private var options: [String: (String) -> Void] = [:]

  func flag(_ name: String, _ action: @escaping () -> Void) { flags[name] = action }
  func option(_ name: String, _ action: @escaping (String) -> Void) { options[name] = action }

  func parse(_ arguments: [String]) {
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if let flag = flags[argument] { flag() }
      if let option = options[argument], let value = rest.popFirst() { option(value) }
    }
  }
}

final class CompileCommand {
  private let parser = ArgumentParser()
  private var isVerbose = false
  private var output = "a.out"

  func declareFlags() {
    parser.flag("--verbose") { self.isVerbose = true }  //@ verbose
  }

  func declareOptions() {
    parser.option("-o") { [unowned self] in self.output = $0 }  //@ output
  }

  func run(_ arguments: [String]) { parser.parse(arguments) }
}

final class CleanCommand {
  private var removed: [String] = []

  func run(_ arguments: [String]) {
    let parser = ArgumentParser()
    parser.option("--path") { self.removed.append($0) }
    parser.parse(arguments)
  }
}

final class TestCommand {
  private let queue = OperationQueue()
  private let lock = NSLock()
  private(set) var passed: [String] = []

  func run(_ suites: [String]) {
    for suite in suites {
      queue.addOperation {  //@ suite
        self.lock.withLock { self.passed.append(suite) }
      }
    }
    queue.waitUntilAllOperationsAreFinished()
  }

  func makeCancellable(_ suite: String) -> BlockOperation {
    let operation = BlockOperation()
    operation.addExecutionBlock { [weak self] in  //@ cancellable
      if !operation.isCancelled { self?.lock.withLock { self?.passed.append(suite) } }
    }
    return operation
  }

  func start(_ operation: Operation) { queue.addOperations([operation], waitUntilFinished: true) }
}

final class Interruption {
  private var source: DispatchSourceSignal?
  private(set) var isInterrupted = false

  func begin() {
    signal(SIGUSR2, SIG_IGN)
    let source = DispatchSource.makeSignalSource(signal: SIGUSR2, queue: .main)
    source.setEventHandler { self.isInterrupted = true }  //@ interruption
    source.resume()
    self.source = source
  }

  func end() {
    source?.cancel()
    source = nil
  }
}

final class ProgressReporter {
  private var source: DispatchSourceUserDataAdd?
  private(set) var done: UInt = 0

  func begin() {
    let source = DispatchSource.makeUserDataAddSource(queue: .main)
    source.setEventHandler { self.done += source.data }  //@ progress
    source.resume()
    self.source = source
  }

  func step() { source?.add(data: 1) }
  func end() { source = nil }
}

final class BuildTool {
  func main(_ arguments: [String]) {
    let interruption = Interruption(), progress = ProgressReporter()
    interruption.begin()
    progress.begin()
    let compile = CompileCommand()
    compile.declareFlags()
    compile.declareOptions()
    compile.run(arguments)
    progress.step()
    CleanCommand().run(arguments)
    let test = TestCommand()
    test.run(["unit"])
    test.start(test.makeCancellable("ui"))
    progress.end()
    interruption.end()
  }
}
