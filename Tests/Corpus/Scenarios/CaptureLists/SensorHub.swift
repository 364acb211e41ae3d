import Foundation

final class Sensor {
    let name: String
    var onSample: ((Double) -> Void)?
    init(name: String) { self.name = name }
    func sample(_ value: Double) { onSample?(value) }
}

struct HubSettings {
    var unit = "°C"
    var sensor: Sensor
}

final class SensorHub {
    let sensor = Sensor(name: "kitchen")
    private(set) var last = 0.0
    private lazy var settings = HubSettings(sensor: sensor)

    func label() {
        sensor.onSample = { [weak self, sensor] value in  //@ label
            self?.last = value
            print(sensor.name)
        }
    }

    func labelByName() {
        sensor.onSample = { [weak self, name = sensor.name] value in  //@ name
            self?.last = value
            print(name)
        }
    }

    func convert() {
        sensor.onSample = { [settings] value in  //@ convert
            print(settings.sensor.name, value, settings.unit)
        }
    }

    func convertUnit() {
        sensor.onSample = { [unit = settings.unit] value in  //@ unit
            print(value, unit)
        }
    }

    func relay() -> (Double) -> Void {
        { [unowned(safe) self] value in last = value }  //@ relay
    }

    func mirror() -> (Double) -> Void {
        { [self] value in last = value }  //@ mirror
    }

    func note() {
        sensor.onSample = { [weak self, hub = self] value in  //@ note
            if self != nil { hub.last = value }
        }
    }

    func trace() {
        sensor.onSample = { [hub = ObjectIdentifier(self)] value in  //@ trace
            print(hub, value)
        }
    }
}
