extension DeviceScreen {
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
