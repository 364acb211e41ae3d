import Foundation

final class Dial {
    var onTurn: ((Int) -> Void)?
    func turn(_ step: Int) { onTurn?(step) }
}

final class HeatingPanel {
    private let room: String
    private(set) var target = 20

    private let zone: Dial = {  //@ zone
        let dial = Dial()
        dial.onTurn = { print("zone", $0) }
        return dial
    }()

    private lazy var dial: Dial = {
        let dial = Dial()
        dial.onTurn = { self.target += $0 }  //@ dial
        return dial
    }()

    private lazy var caption: String = {  //@ caption
        self.room + " \(self.target)°"
    }()

    private lazy var reset: () -> Void = {  //@ reset
        self.target = 20
    }

    private lazy var limit: (Int) -> Int = { [maximum = target + 5] in  //@ limit
        min($0, maximum)
    }

    init(room: String) { self.room = room }

    func turn(_ step: Int) { dial.turn(step) }
    func turnZone() { zone.turn(1) }
    func label() -> String { caption }
    func restore() { reset() }
    func clamp() { target = limit(target) }
}
