import Foundation

protocol Alarm: AnyObject {
    var onRing: (() -> Void)? { get set }
}

extension Alarm {
    func test(_ reaction: @escaping () -> Void) { reaction() }
}

protocol Gauge {
    var reading: Int { get set }
    var onChange: ((Int) -> Void)? { get set }
}

struct FuelGauge: Gauge {
    var reading = 80
    var onChange: ((Int) -> Void)?
}

final class Altimeter: Gauge {
    var reading = 0 { didSet { onChange?(reading) } }
    var onChange: ((Int) -> Void)?
}

final class Buzzer: Alarm {
    var onRing: (() -> Void)?
}

final class Cockpit {
    private var fuel: Gauge = FuelGauge()
    private let altitude: any Gauge = Altimeter()
    private let alarm: Alarm = Buzzer()
    private(set) var warnings: [String] = []

    func watchFuel() {
        fuel.onChange = { value in self.warnings.append("fuel \(value)") }  //@ fuel
    }

    func simulateFuel() -> Int {
        var gauge = fuel
        gauge.onChange = { value in self.warnings.append("fuel \(value)") }  //@ simulation
        gauge.onChange?(3)
        return gauge.reading
    }

    func watchAltitude() {
        var gauge = altitude
        gauge.onChange = { value in self.warnings.append("altitude \(value)") }  //@ altitude
        gauge.reading = 900
    }

    func arm() {
        alarm.onRing = { self.warnings.removeAll() }  //@ arm
    }

    func testAlarm() {
        alarm.test { self.warnings.removeAll() }  //@ test
    }
}
