final class Station {
  var onReading: ((Double) -> Void)?
  private(set) var readings: [Double] = []

  func log(_ value: Double) { readings.append(value) }
  func measure() { onReading?(21.5) }
}

final class WeatherService {
  var transform: ((Double) -> Double)?
  private var offset = 0.5
  private(set) var records: [Double] = []

  func normalized(_ value: Double) -> Double { value + offset }
  func record(_ value: Double) { records.append(transform?(value) ?? value) }
  func fetch(_ city: String) { records = [Double(city.count)] }
}

final class WeatherDesk {
  let service: WeatherService
  private var reload: ((String) -> Void)?
  private var refreshers: [(WeatherDesk) -> () -> Void] = []
  private var onWarning: (() -> Void)?
  private(set) var warnings = 0

  init(service: WeatherService) { self.service = service }

  func prepare() {
    reload = service.fetch  //@ fetch
    reload?("Oslo")
  }

  func connect(_ station: Station) {
    station.onReading = service.record  //@ record
    station.measure()
  }

  func keepLog(of station: Station) {
    station.onReading = station.log  //@ log
    station.measure()
  }

  func calibrate() {
    service.transform = service.normalized  //@ calibrate
    service.record(4)
  }

  func scheduleRefresh() {
    refreshers.append(WeatherDesk.countWarning)  //@ refresh
    refreshers.forEach { refresh in refresh(self)() }
  }

  func watchWarnings() {
    onWarning = WeatherDesk.countWarning(self)  //@ warning
    onWarning?()
  }

  private func countWarning() { warnings += 1 }
}
