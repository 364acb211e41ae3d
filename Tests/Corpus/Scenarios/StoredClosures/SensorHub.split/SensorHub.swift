import Foundation

struct Channel {
    var unit = "°C"
    var filters: [(Double) -> Double] = []
}

final class SensorHub {
    private var listeners = Set<Listener>()
    private var channels: [String: Channel] = [:]
    private var archive: [String: [() -> Double]] = [:]
    private var offset = 0.5
    private(set) var last = 0.0

    func listen() {
        listeners.insert(Listener("temperature") { value in  //@ listen
            self.last = value
        })
    }

    func correct(_ name: String) {
        channels[name, default: Channel()].filters.append { $0 + self.offset }  //@ correct
    }

    func convert(_ name: String) {
        var channel = channels[name] ?? Channel()
        channel.filters.append { $0 * 1.8 + self.offset }  //@ convert
        last = channel.filters.reduce(last) { $1($0) }
    }

    func keepLast(_ name: String) {
        archive[name, default: []] += [{ [last] in last }]  //@ snapshot
    }

    func keepCurrent(_ name: String) {
        archive[name, default: []] += [{ self.last }]  //@ current
    }

    func publish(_ value: Double, on name: String) {
        let result = channels[name]?.filters.reduce(value) { $1($0) } ?? value
        for listener in listeners where listener.channel == name { listener.receive(result) }
    }
}
