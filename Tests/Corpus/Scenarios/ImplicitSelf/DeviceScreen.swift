import Foundation

final class Radio {
    var onPacket: ((Int) -> Void)?
    var onLost: (() -> Void)?
    private(set) var channel = 1
    func receive(_ packet: Int) { onPacket?(packet) }
    func tune(_ body: (Radio) -> Void) { body(self) }
}

class BaseScreen {
    let radio: Radio
    private(set) var status = ""
    private(set) var redraws = 0
    init(radio: Radio) { self.radio = radio }

    func redraw() { redraws += 1 }
    func didLose() { status = "lost" }
}

final class DeviceScreen: BaseScreen {
    private var packets: [Int] = []

    override func redraw() {
        packets.removeAll()
        super.redraw()
    }

    override func didLose() {
        radio.onLost = {  //@ lost
            super.didLose()
        }
    }

    func tune() {
        radio.tune { radio in  //@ tune
            super.redraw()
            packets.append(radio.channel)
        }
    }

    func collect() {
        radio.onPacket = { [self] packet in  //@ collect
            redraw()
            packets.append(packet)
        }
    }

    func forward() {
        func redraw() { print("redraw") }
        radio.onPacket = { packet in  //@ forward
            let packets = [packet]
            print(packets)
            redraw()
        }
    }

    func follow() {
        radio.onPacket = { [unowned self] packet in  //@ follow
            packets.append(packet)
            redraw()
        }
    }

    func inspect() {
        let radio = Radio()
        radio.onPacket = { [self] packet in  //@ inspect
            packets.append(packet)
            redraw()
        }
        radio.receive(7)
    }
}
