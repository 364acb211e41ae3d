import Foundation

@globalActor
actor BluetoothActor {
    static let shared = BluetoothActor()
    private var observers: [@Sendable (String) async -> Void] = []

    func observe(_ observer: @escaping @Sendable (String) async -> Void) { observers.append(observer) }

    func discover(_ name: String) async {
        for observer in observers { await observer(name) }
    }
}

@BluetoothActor
final class Radio {
    var onPacket: (@BluetoothActor (Data) -> Void)?
    nonisolated init() {}
    func receive(_ packet: Data) { onPacket?(packet) }
}

@BluetoothActor
final class DeviceMonitor {
    private let radio = Radio()
    private var polls: [String: Task<Void, Never>] = [:]
    private var bytes = 0
    private var names: [String] = []
    nonisolated init() {}

    func countPackets() {
        radio.onPacket = { packet in  //@ packets
            self.bytes += packet.count
        }
    }

    func testRadio() {
        let radio = Radio()
        radio.onPacket = { packet in  //@ test
            self.bytes += packet.count
        }
        radio.receive(Data([1, 2]))
    }

    func poll(_ device: String) {
        polls[device] = Task {  //@ poll
            while !Task.isCancelled {
                self.bytes += 1
                try? await Task.sleep(nanoseconds: 10_000_000)
            }
        }
    }

    func ping(_ device: String) {
        polls[device] = Task {  //@ ping
            try? await Task.sleep(nanoseconds: 10_000_000)
            self.bytes += 1
        }
    }

    func followDiscovery() async {
        await BluetoothActor.shared.observe { name in  //@ discovery
            await self.add(name)
        }
    }

    func add(_ name: String) { names.append(name) }
}
