import CoreMotion
import UIKit

protocol MotionMeter: AnyObject {
  func start()
  func stop()
}

final class TiltMeter: MotionMeter {
  private let manager = CMMotionManager()
  private(set) var tilt = 0.0

  func start() {
    manager.startDeviceMotionUpdates(to: .main) { motion, _ in //@ tilt
      self.tilt = motion?.gravity.x ?? 0
    }
  }

  func stop() { manager.stopDeviceMotionUpdates() }
}

final class ShakeMeter: MotionMeter {
  private let manager = CMMotionManager()
  private(set) var shakes = 0

  func start() {
    manager.startAccelerometerUpdates(to: .main) { data, _ in //@ shake
      if (data?.acceleration.z ?? 0) > 0.5 { self.shakes += 1 }
    }
  }

  func stop() { manager.stopDeviceMotionUpdates() }
}

final class StepMeter: MotionMeter {
  private let pedometer = CMPedometer()
  private(set) var steps = 0
  private(set) var yesterday = 0

  func start() {
    pedometer.startUpdates(from: Date()) { [weak self] data, _ in
      self?.steps = data?.numberOfSteps.intValue ?? 0
    }
    loadYesterday()
  }

  func loadYesterday() {
    let day: TimeInterval = 86_400
    pedometer.queryPedometerData(from: Date() - day, to: Date()) { data, _ in //@ yesterday
      self.yesterday = data?.numberOfSteps.intValue ?? 0
    }
  }

  func stop() { pedometer.stopUpdates() }
}

final class CadenceMeter: MotionMeter {
  private let pedometer = CMPedometer()
  private var history: [Int] = []

  func start() { pedometer.startUpdates(from: Date(), withHandler: record) } //@ cadence
  func stop() { history.removeAll() }
  private func record(_ data: CMPedometerData?, _ error: (any Error)?) { history.append(data?.numberOfSteps.intValue ?? 0) }
}

final class SpinMeter: MotionMeter {
  private let manager = CMMotionManager()
  private(set) var spin = 0.0

  func start() {
    manager.startGyroUpdates(to: .main, withHandler: record) //@ spin
  }

  func stop() { manager.stopGyroUpdates() }
  private func record(_ data: CMGyroData?, _ error: (any Error)?) { spin += data?.rotationRate.z ?? 0 }
}

final class BalanceMeter: MotionMeter {
  private let manager = CMMotionManager()
  private(set) var offset = 0.0

  func start() {
    manager.startDeviceMotionUpdates(to: .main) { motion, _ in //@ balance
      self.offset = motion?.gravity.y ?? 0
    }
  }

  func stop() { manager.stopDeviceMotionUpdates() }

  func recalibrate() {
    stop()
    offset = 0
    start()
  }
}

final class WorkoutController: UIViewController {
  let tilt = TiltMeter()
  let shake = ShakeMeter()
  let steps = StepMeter()
  let cadence = CadenceMeter()
  let spin = SpinMeter()
  let balance = BalanceMeter()
  private var meters: [any MotionMeter] { [tilt, shake, steps, cadence, spin, balance] }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    meters.forEach { $0.start() }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    meters.forEach { $0.stop() }
    balance.recalibrate()
  }
}
