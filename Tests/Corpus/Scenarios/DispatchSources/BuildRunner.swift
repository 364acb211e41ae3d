import Foundation

struct BuildStep {
  let name: String
  let arguments: [String]
}

final class ProcessHost {
  private var exitHandler: ((Int32) -> Void)?

  func launch(_ step: BuildStep, exit: @escaping (Int32) -> Void) {
    exitHandler = exit
    DispatchQueue.main.async { self.terminate(with: step.arguments.isEmpty ? 1 : 0) }
  }

  private func terminate(with code: Int32) {
    let handler = exitHandler
    exitHandler = nil
    handler?(code)
  }
}

final class OutputParser {
  var onWarning: ((String) -> Void)?

  func consume(_ line: String) {
    if line.hasPrefix("warning:") { onWarning?(line) }
  }
}

final class SourceWatcher {
  var onSave: (() -> Void)?
  func saved() { onSave?() }
}

final class BuildRunner {
  private let host = ProcessHost()
  private let parser = OutputParser()
  private let watcher = SourceWatcher()
  private var timeout: DispatchWorkItem?
  private var refresh: DispatchWorkItem?
  private(set) var warnings: [String] = []
  private(set) var exitCodes: [Int32] = []
  private(set) var isAborted = false
  private(set) var rebuilds = 0

  func limitDuration(to seconds: Double) {
    let item = DispatchWorkItem(block: abort)  //@ timeout
    timeout = item
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds, execute: item)
  }

  func refreshSoon() {
    refresh?.cancel()
    let item = DispatchWorkItem { [weak self] in  //@ refresh
      self?.rebuilds += 1
    }
    refresh = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02, execute: item)
  }

  func collectWarnings() {
    parser.onWarning = { line in  //@ warning
      DispatchQueue.main.async { [weak self] in
        self?.warnings.append(line)
      }
    }
    parser.consume("warning: unused variable")
  }

  func run(_ step: BuildStep) {
    host.launch(step) { code in  //@ exit
      self.exitCodes.append(code)
    }
  }

  func rebuildOnSave() {
    func rebuild() {
      rebuilds += 1
      run(BuildStep(name: "compile", arguments: ["-c"]))
    }
    watcher.onSave = rebuild  //@ save
  }

  func summarize() {
    func collect() {
      warnings = Array(Set(warnings)).sorted()
      exitCodes.removeAll { $0 == 0 }
    }
    DispatchQueue.main.async(execute: collect)  //@ summary
  }

  private func abort() { isAborted = true }
}

final class BuildWindow {
  private(set) var runner: BuildRunner?

  func open() -> BuildRunner {
    let runner = BuildRunner()
    self.runner = runner
    return runner
  }

  func buildOnce() {
    open().run(BuildStep(name: "link", arguments: ["-o", "app"]))
  }

  func close() { runner = nil }
}
