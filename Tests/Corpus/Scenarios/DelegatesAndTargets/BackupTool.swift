import Foundation

protocol SpinnerDelegate: AnyObject {
  func spinnerDidFinish(_ label: String)
}

final class Spinner {
  var delegate: SpinnerDelegate?  //@ spinner
  func finish() { delegate?.spinnerDidFinish("spinner") }
}

protocol MeterDelegate: AnyObject {
  func meterDidFill(_ percent: Int)
}

final class Meter {
  var delegate: MeterDelegate?  //@ meter
  func fill() { delegate?.meterDidFill(100) }
}

final class Console: MeterDelegate {
  private(set) var output: [String] = []
  func meterDidFill(_ percent: Int) { output.append("\(percent)%") }
}

enum Interrupts {
  private static var handlers: [() -> Void] = []
  static func onInterrupt(_ handler: @escaping () -> Void) { handlers.append(handler) }
  static func raise() { handlers.forEach { $0() } }
}

final class BackupCommand: SpinnerDelegate {
  let name = "backup"
  private let spinner = Spinner()
  private let meter = Meter()
  private let console = Console()
  private(set) var isInterrupted = false
  private(set) var log: [String] = []

  lazy var usage: () -> String = {  //@ usage
    "usage: \(self.name) SOURCE TARGET"
  }

  lazy var summary: String = {  //@ summary
    "\(self.name): \(self.log.count) lines"
  }()

  func spin() {
    spinner.delegate = self
    spinner.finish()
  }

  func fill() {
    meter.delegate = console
    meter.fill()
  }

  func trap() {
    Interrupts.onInterrupt {  //@ interrupt
      self.isInterrupted = true
    }
  }

  func copy(_ files: [String]) {
    files.forEach { file in  //@ copy
      self.log.append("copied \(file)")
    }
  }

  func spinnerDidFinish(_ label: String) { log.append(label) }
}

enum BackupTool {
  static func help(_ command: BackupCommand) { print(command.usage()) }

  static func main(_ arguments: [String]) {
    help(BackupCommand())
    let command = BackupCommand()
    command.trap()
    command.spin()
    command.fill()
    command.copy(arguments)
    print(command.summary)
    Interrupts.raise()
  }
}
