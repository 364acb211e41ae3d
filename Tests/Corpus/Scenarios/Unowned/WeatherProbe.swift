import Foundation

final class Station {
  private(set) var readings: [Double] = []
  var formatter: ((Double) -> String)?

  func measureLater() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { [unowned self] in //@ later
      self.readings.append(1)
    }
  }

  func measureSoon() {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { [weak self] in //@ soon
      self?.readings.append(1)
    }
  }

  func prepare() {
    formatter = { [unowned self] in "\($0) of \(self.readings.count)" } //@ prepare
  }

  func describe() -> String { formatter?(1) ?? "" }

  func reader() -> () -> Int {
    { [unowned self] in self.readings.count } //@ reader
  }

  func readerWithStation() -> () -> Int {
    { self.readings.count } //@ holding
  }

  func total() -> Double {
    readings.reduce(0) { [unowned self] sum, value in sum + value / Double(self.readings.count) } //@ total
  }
}

final class Report {
  private unowned let station: Station //@ station
  init(_ station: Station) { self.station = station }
  func text() -> String { "\(station.readings)" }
}

func makeReport() -> Report { Report(Station()) }
