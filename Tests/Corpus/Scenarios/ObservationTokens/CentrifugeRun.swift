import Foundation

final class RotorMotor: NSObject {
  @objc dynamic private(set) var rpm = 0
  @objc dynamic private(set) var vibration = 0.0

  func spin(to target: Int) {
    rpm = target
    didChangeValue(for: \.rpm)
    vibration = Double(target) / 1000
    didChangeValue(for: \.vibration)
  }
}

final class LidInterlock {
  private var handlers: [() -> Void] = []
  func whenOpened(_ handler: @escaping () -> Void) { handlers.append(handler) }
  func open() { handlers.forEach { $0() } }
}

final class CentrifugeRun {
  unowned let laboratory: Laboratory  //@ laboratory
  private let motor: RotorMotor
  private let queue = OperationQueue()
  private var speedObservation: NSKeyValueObservation?
  private var vibrationObservation: NSKeyValueObservation?
  private var samples: [Int] = []
  private(set) var shakes = 0
  private(set) var isStopped = false
  private(set) var report = ""

  init(motor: RotorMotor, laboratory: Laboratory) {
    self.motor = motor
    self.laboratory = laboratory
  }

  func recordSpeed() {
    speedObservation = motor.observe(\.rpm, options: [.new]) { motor, change in  //@ speed
      self.samples.append(change.newValue ?? motor.rpm)
    }
  }

  func recordVibration() {
    vibrationObservation = motor.observe(\.vibration, options: [.new]) { motor, _ in  //@ vibration
      if motor.vibration > 5 { self.shakes += 1 }
    }
  }

  func stopOnLid() {
    laboratory.interlock.whenOpened { [unowned self] in  //@ lid
      isStopped = true
    }
  }

  func analyze() -> Operation {
    let operation = BlockOperation()
    operation.addExecutionBlock { [samples] in  //@ analysis
      for sample in samples where !operation.isCancelled {
        _ = sample * sample
      }
    }
    queue.addOperation(operation)
    return operation
  }

  func writeReport() {
    queue.addOperation {  //@ report
      self.report = self.samples.map(String.init).joined(separator: ",")
    }
  }

  func finish() {
    motor.spin(to: 0)
    vibrationObservation?.invalidate()
    vibrationObservation = nil
  }
}

final class Laboratory {
  let interlock = LidInterlock()
  let motor = RotorMotor()
  private(set) var run: CentrifugeRun?

  func begin() -> CentrifugeRun {
    let run = CentrifugeRun(motor: motor, laboratory: self)
    self.run = run
    return run
  }

  func balanceTest() {
    begin().recordVibration()
    motor.spin(to: 6000)
  }

  func complete() {
    run?.finish()
    run = nil
  }

  func openLid() { interlock.open() }

  func unload() {
    complete()
    openLid()
  }
}
