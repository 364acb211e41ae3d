import Foundation

final class Dial {
    enum State {
        case idle
        case ringing(onBusy: () -> Void)
        case talking(since: Date)
        case held(until: Date, then: () -> Void)
    }

    private var state = State.idle
    private(set) var calls = 0

    func ring() {
        state = .ringing { self.calls += 1 }  //@ answered
    }

    func answer() { state = .talking(since: Date()) }
}

final class HeldDial {
    private var state = Dial.State.idle
    private(set) var calls = 0

    func ring() {
        state = .ringing { self.calls += 1 }  //@ held
    }

    func hold() {
        guard case .ringing(let onBusy) = state else { return }
        state = .held(until: Date(), then: onBusy)
    }
}
