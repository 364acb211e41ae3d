import Foundation

final class Meter {
  var onReading: ((Int) -> Void)?
  func read(_ value: Int) { onReading?(value) }
}

struct Panel {
  var title: String
  var meter: Meter?
}

enum PanelFactory {
  static func pressure() -> Panel {
    var panel = Panel(title: "Pressure")
    let meter = Meter()
    meter.onReading = { value in print(panel.title, value) }  //@ pressure
    panel.meter = meter
    return panel
  }

  static func humidity() -> Panel {
    var panel = Panel(title: "Humidity")
    let meter = Meter()
    meter.onReading = { [panel] value in print(panel.title, value) }  //@ humidity
    panel.meter = meter
    return panel
  }

  static func voltage() -> Panel {
    var panel = Panel(title: "Voltage")
    let meter = Meter()
    panel.meter = meter
    meter.onReading = { [panel] value in print(panel.title, value) }  //@ voltage
    return panel
  }

  static func current(like other: Panel) -> Panel {
    var panel = other
    panel.meter = Meter()
    panel.meter?.onReading = { value in print(other.title, value) }  //@ current
    return panel
  }
}
