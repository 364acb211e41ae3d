import Foundation

struct ControlPair {
    let increase: () -> Void
    let decrease: () -> Void
}

final class TiltMotor {
    private(set) var angle = 0
    var limit: (() -> Int)?

    func turn(_ step: Int) { angle += step }

    func controls() -> (up: () -> Void, down: () -> Void) {
        let up = { self.turn(1) }  //@ up
        return (up, { [weak self] in self?.turn(-1) })
    }

    func pair(step: Int) -> ControlPair {
        ControlPair(
            increase: { self.turn(step) },  //@ increase
            decrease: { [weak self] in self?.turn(-step) }
        )
    }

    func limiter(_ maximum: Int) -> () -> Int {
        { min(maximum, self.angle) }  //@ limiter
    }

    func turner(_ step: Int) -> () -> Void {
        { [unowned self] in turn(step) }  //@ turner
    }
}

final class TiltControl {
    private var motor: TiltMotor? = TiltMotor()
    private var buttons: ControlPair?

    func connect() {
        buttons = motor?.pair(step: 5)
        buttons?.increase()
    }

    func nudge() {
        let controls = motor?.controls()
        controls?.up()
        controls?.down()
    }

    func restrict() {
        motor?.limit = motor?.limiter(45)
    }

    func replaceMotor() -> () -> Void {
        let turn = motor?.turner(1)
        motor = TiltMotor()
        return turn ?? {}
    }

    var currentMotor: TiltMotor? { motor }
}
