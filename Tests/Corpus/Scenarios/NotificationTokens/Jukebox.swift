import Foundation

final class Emitter<Event> {
    typealias Listener = (Event) -> Void
    private var listeners: [(id: ObjectIdentifier, call: Listener)] = []

    func on(_ owner: AnyObject, _ listener: @escaping Listener) {
        listeners.append((ObjectIdentifier(owner), listener))
    }

    func once(_ listener: @escaping Listener) {
        let marker = NSObject()
        on(marker) { [weak self] event in
            listener(event)
            self?.off(marker)
        }
    }

    func off(_ owner: AnyObject) {
        listeners.removeAll { $0.id == ObjectIdentifier(owner) }
    }

    func emit(_ event: Event) {
        for listener in listeners { listener.call(event) }
    }
}

enum JukeboxEvent { case coin, song(String) }

final class Jukebox {
    static let events = Emitter<JukeboxEvent>()
    private let buttons = Emitter<Int>()
    private var queue: [String] = []
    private var credit = 0

    func plugIn() {
        Jukebox.events.on(self) { event in  //@ plugged
            if case .song(let name) = event { self.queue.append(name) }
        }
    }

    func acceptCoins() {
        Self.events.on(self) { [unowned self] _ in  //@ coins
            credit += 1
        }
    }

    func greet() {
        Jukebox.events.once { _ in  //@ greet
            self.queue.append("welcome")
        }
    }

    func wireButtons() {
        buttons.on(self) { number in  //@ buttons
            self.queue.append("song \(number)")
        }
        buttons.emit(7)
    }

    func testButtons() {
        buttons.on(self) { number in  //@ testing
            self.queue.append("test \(number)")
        }
        buttons.emit(0)
        buttons.off(self)
    }
}
