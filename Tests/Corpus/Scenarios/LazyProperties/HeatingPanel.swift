import Foundation

final class Thermostat {
    private let read: () -> Double
    private var listeners: [(Double) -> Void] = []
    init(read: @escaping () -> Double) { self.read = read }
    func listen(_ listener: @escaping (Double) -> Void) -> Thermostat {
        listeners.append(listener)
        return self
    }
    func poll() { listeners.forEach { $0(read()) } }
}

struct HeatingMode {
    let name: String
    var target: () -> Double
}

final class HeatingPanel {
    private var outside = 4.0
    private(set) var shown: [Double] = []

    private(set) lazy var thermostat = Thermostat(read: { self.outside })  //@ read

    private(set) lazy var display = Thermostat { 20 }
        .listen { self.shown.append($0) }  //@ display

    private(set) lazy var printer = Thermostat { 20 }
        .listen { print($0) }  //@ printer

    lazy var modes = [
        HeatingMode(name: "day") { 21 },
        HeatingMode(name: "night") { self.outside + 12 },  //@ night
    ]

    lazy var targets = [
        HeatingMode(name: "day") { 21 },
        HeatingMode(name: "night") { self.outside + 12 },  //@ targets
    ].map { $0.target() }

    lazy var nextMode: () -> String = makeNextMode()

    private func makeNextMode() -> () -> String {
        { self.outside < 10 ? "night" : "day" }  //@ next
    }
}
