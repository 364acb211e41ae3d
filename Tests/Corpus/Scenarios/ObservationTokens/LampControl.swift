import Foundation
import Observation

final class Lamp: Observable {
    private let registrar = ObservationRegistrar()
    private var storedLevel = 0

    var level: Int {
        get {
            registrar.access(self, keyPath: \.level)
            return storedLevel
        }
        set {
            registrar.withMutation(of: self, keyPath: \.level) { storedLevel = newValue }
        }
    }
}

extension Lamp {
    func whenLevelChanges(_ action: @escaping @Sendable () -> Void) {
        withObservationTracking { _ = level } onChange: { action() }
    }
}

final class LampControl {
    let lamp = Lamp()
    private var changes = 0
    private var log: [String] = []

    func countChanges() {
        lamp.whenLevelChanges { self.changes += 1 }  //@ count
    }

    func logChanges() {
        lamp.whenLevelChanges(note)  //@ log
    }

    private func note() { log.append("changed") }

    func blink() {
        lamp.whenLevelChanges { self.changes += 1 }  //@ blink
        lamp.level = 100
        lamp.level = 0
    }

    func fade() {
        let lamp = Lamp()
        lamp.whenLevelChanges { self.changes += 1 }  //@ fade
        log.append("fading from \(lamp.level)")
    }

    func follow() {
        lamp.whenLevelChanges { [weak self] in
            guard let self else { return }
            Task { @MainActor in  //@ follow
                self.changes += 1
                self.follow()
            }
        }
    }

    func keepFollowing() {
        lamp.whenLevelChanges {  //@ keep
            Task { @MainActor [weak self] in
                self?.changes += 1
                self?.keepFollowing()
            }
        }
    }
}
