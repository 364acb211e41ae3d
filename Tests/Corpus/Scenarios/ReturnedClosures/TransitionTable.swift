import Foundation

final class TransitionTable {
    private var transitions: [String: () -> Void] = [:]
    private var fallback: ((String) -> Void)?
    private(set) var state = "idle"

    func step(to next: String) -> () -> Void {
        return { self.state = next }  //@ step
    }

    func reset() -> () -> Void {
        return { self.state = "idle" }  //@ reset
    }

    func halt() -> () -> Void {
        { [unowned self] in self.state = "halted" }  //@ halt
    }

    private func mover(_ name: String) -> (String) -> Void {
        { suffix in self.state = name + suffix }  //@ mover
    }

    func configure() {
        transitions["start"] = step(to: "running")
        transitions["start"]?()
    }

    func configureStop() {
        transitions["stop"] = halt()
        transitions["stop"]?()
    }

    func rewind() {
        let back = reset()
        back()
    }

    func prepareFallback() {
        let move = mover("fallback")
        fallback = move
        fallback?("/1")
    }
}
