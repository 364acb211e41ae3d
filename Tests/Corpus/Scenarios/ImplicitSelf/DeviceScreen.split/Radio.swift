final class Radio {
    var onPacket: ((Int) -> Void)?
    var onLost: (() -> Void)?
    private(set) var channel = 1
    func receive(_ packet: Int) { onPacket?(packet) }
    func tune(_ body: (Radio) -> Void) { body(self) }
}
