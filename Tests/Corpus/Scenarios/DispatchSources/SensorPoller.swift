import Dispatch
import Foundation

final class SensorPoller {
  private let queue = DispatchQueue(label: "sensor")
  private var pollSource: DispatchSourceTimer?
  private var warmUpSource: DispatchSourceTimer?
  private var batterySource: DispatchSourceTimer?
  private var logSource: DispatchSourceTimer?
  private var readings: [Double] = []
  private var level = 100
  private var isClosed = false

  private func makeTimer() -> DispatchSourceTimer {
    let source = DispatchSource.makeTimerSource(queue: queue)
    source.schedule(deadline: .now(), repeating: .milliseconds(10))
    return source
  }

  func poll() {
    let source = makeTimer()
    source.setEventHandler { self.readings.append(.random(in: 0...1)) }  //@ poll
    source.resume()
    pollSource = source
  }

  func warmUp() {
    warmUpSource = makeTimer()
    warmUpSource?.setEventHandler {  //@ warmUp
      self.readings.append(0)
      if self.readings.count >= 3 { self.warmUpSource?.cancel() }
    }
    warmUpSource?.resume()
  }

  func watchBattery() {
    batterySource = makeTimer()
    batterySource?.setEventHandler { [weak self] in self?.level -= 1 }  //@ battery
    batterySource?.resume()
  }

  func openLog() {
    logSource = makeTimer()
    logSource?.setCancelHandler { self.isClosed = true }  //@ log
    logSource?.resume()
  }

  func blip() {
    let source = makeTimer()
    source.setEventHandler { self.level -= 1 }  //@ blip
    source.resume()
    readings.removeAll()
  }

  deinit {
    pollSource?.cancel()
    batterySource?.cancel()
    logSource?.cancel()
  }
}
