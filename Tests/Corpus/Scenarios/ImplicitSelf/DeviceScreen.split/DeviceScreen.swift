final class DeviceScreen: BaseScreen {
    var packets: [Int] = []

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
}
