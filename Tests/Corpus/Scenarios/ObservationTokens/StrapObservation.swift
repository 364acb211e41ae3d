import Foundation

class StrapDevice: NSObject {
  @objc dynamic var rate = 0
  @objc dynamic var battery = 100

  func receive(rate: Int, battery: Int) {
    self.rate = rate
    didChangeValue(for: \.rate)
    self.battery = battery
    didChangeValue(for: \.battery)
  }
}

final class RateGraph {
  private let device: StrapDevice
  private var observation: NSKeyValueObservation?
  private(set) var points: [Int] = []

  init(device: StrapDevice) { self.device = device }

  func attach() {
    observation = device.observe(\.rate, options: [.new]) { _, change in  //@ graph
      if let rate = change.newValue { self.points.append(rate) }
    }
  }
}

final class BatteryWarning {
  private let device: StrapDevice
  private var observation: NSKeyValueObservation?
  private(set) var isShown = false

  init(device: StrapDevice) { self.device = device }

  func attach() {
    observation = device.observe(\.battery) { device, _ in  //@ warning
      self.isShown = device.battery < 20
    }
  }

  func detach() {
    observation?.invalidate()
    observation = nil
  }
}

final class RateAlarm {
  let limit: Int
  private var observation: NSKeyValueObservation?
  private(set) var rings = 0

  init(limit: Int) { self.limit = limit }

  func watch(_ device: StrapDevice) {
    observation = device.observe(\.rate, changeHandler: rateChanged)  //@ alarm
  }

  private func rateChanged(_ device: StrapDevice, _ change: NSKeyValueObservedChange<Int>) {
    if device.rate > limit { rings += 1 }
  }
}

final class WorkoutRecorder {
  private var observations: [NSKeyValueObservation] = []
  private var onSample: ((Int) -> Void)?
  private(set) var peak = 0

  func record(_ device: StrapDevice) {
    observations.append(device.observe(\.rate) { [weak self] device, _ in  //@ recordRate
      self?.onSample?(device.rate)
    })
    observations.append(device.observe(\.battery) { [unowned self] device, _ in  //@ recordBattery
      if device.battery < 5 { self.finish() }
    })
  }

  func trackPeak() {
    onSample = updatePeak  //@ trackPeak
  }

  func finish() { observations.removeAll() }

  private func updatePeak(_ rate: Int) { peak = max(peak, rate) }
}

final class Workout {
  let device = StrapDevice()
  private(set) var graph: RateGraph?
  private(set) var warning: BatteryWarning?
  private(set) var recorder: WorkoutRecorder?
  private(set) var alarm: RateAlarm?

  func begin() {
    warning = BatteryWarning(device: device)
    warning?.attach()
    recorder = WorkoutRecorder()
    recorder?.record(device)
  }

  func showGraph() {
    graph = RateGraph(device: device)
    graph?.attach()
  }

  func setAlarm(_ limit: Int) {
    alarm = RateAlarm(limit: limit)
    alarm?.watch(device)
  }

  func finish() {
    alarm = nil
    recorder?.finish()
    recorder = nil
    warning?.detach()
    warning = nil
    graph = nil
  }
}
