import Combine
import Foundation

final class EngineMonitor {
  let rpm = CurrentValueSubject<Int, Never>(800)
  let temperature = PassthroughSubject<Double, Never>()
  let warnings = PassthroughSubject<String, Never>()
}

final class Gauge {
  let unit: String
  var needle = 0.0
  var subscription: AnyCancellable?
  init(unit: String) { self.unit = unit }
}

final class WarningLamp {
  var isLit = false
  private var subscription: AnyCancellable?

  func watch(_ warnings: PassthroughSubject<String, Never>) {
    subscription = warnings
      .map { !$0.isEmpty }
      .sink { self.isLit = $0 }  //@ lamp
  }
}

final class Dashboard {
  private let engine: EngineMonitor
  let tachometer = Gauge(unit: "rpm")
  let thermometer = Gauge(unit: "C")
  private var subscriptions = Set<AnyCancellable>()
  private(set) var shiftLight = false
  private(set) var journal: [Double] = []
  private(set) var clock = ""

  init(engine: EngineMonitor) { self.engine = engine }

  func connectShiftLight() {
    engine.rpm
      .removeDuplicates()
      .sink(receiveValue: updateShiftLight)  //@ shift
      .store(in: &subscriptions)
  }

  func connectTachometer() {
    tachometer.subscription = engine.rpm.sink { [tachometer] value in  //@ tachometer
      tachometer.needle = Double(value)
    }
  }

  func connectThermometer() {
    engine.temperature
      .sink { [thermometer] value in thermometer.needle = value }  //@ thermometer
      .store(in: &subscriptions)
  }

  func keepJournal() {
    engine.temperature
      .handleEvents(receiveOutput: { value in self.journal.append(value) })  //@ journal
      .filter { $0 > 110 }
      .sink { [weak self] _ in self?.shiftLight = false }
      .store(in: &subscriptions)
  }

  func runClock() {
    Timer.publish(every: 0.01, on: .main, in: .common)
      .autoconnect()
      .map { "\($0)" }
      .sink { [weak self] in self?.clock = $0 }  //@ clock
      .store(in: &subscriptions)
  }

  private func updateShiftLight(_ rpm: Int) {
    shiftLight = rpm > 6000
  }
}

final class DriveSession {
  let engine = EngineMonitor()
  private(set) lazy var dashboard: Dashboard? = Dashboard(engine: engine)
  private(set) var lamp: WarningLamp? = WarningLamp()

  func start() {
    dashboard?.connectShiftLight()
    dashboard?.connectTachometer()
    dashboard?.connectThermometer()
    dashboard?.keepJournal()
    dashboard?.runClock()
  }

  func accelerate() {
    engine.rpm.send(6400)
    engine.temperature.send(115)
    engine.warnings.send("oil")
  }

  func warn() {
    lamp?.watch(engine.warnings)
  }

  func park() {
    dashboard = nil
    lamp = nil
  }
}
