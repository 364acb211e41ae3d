import Foundation

final class HeadingSensor {
  var onHeading: ((Double) -> Void)?
  var onCalibrate: (() -> Void)?

  func emit(_ degrees: Double) { onHeading?(degrees) }

  func calibrate() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.03) {
      self.onCalibrate?()
    }
  }
}

final class CompassView {
  private let sensor = HeadingSensor()
  private let calibrator = HeadingSensor()
  private let shared: HeadingSensor
  private var angle = 0.0
  private var isCalibrated = false

  init(shared: HeadingSensor) { self.shared = shared }

  func showNeedle() {
    sensor.onHeading = { [unowned self] degrees in  //@ needle
      angle = -degrees
    }
    sensor.emit(12)
  }

  func showNorth() {
    shared.onHeading = { [unowned self] degrees in  //@ north
      angle = -degrees
    }
  }

  func calibrate() {
    calibrator.onCalibrate = { [unowned self] in  //@ calibrate
      isCalibrated = true
    }
    calibrator.calibrate()
  }

  func calibrateShared() {
    shared.onCalibrate = { [unowned self] in  //@ shared
      isCalibrated = true
    }
  }

  deinit { shared.onCalibrate = nil }
}
