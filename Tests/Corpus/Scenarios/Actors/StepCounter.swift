import Foundation

final class MotionEvents: @unchecked Sendable {
    static let system = MotionEvents()
    var onStep: (@Sendable (Int) -> Void)?
    private var observers: [@Sendable (Int) -> Void] = []

    func observe(_ observer: @escaping @Sendable (Int) -> Void) { observers.append(observer) }
    func step(_ count: Int) { onStep?(count); observers.forEach { $0(count) } }

    func sample(_ reply: @escaping @Sendable (Int) -> Void) {
        DispatchQueue.global().async { reply(1) }
    }
}

actor StepCounter {
    nonisolated let events = MotionEvents()
    private var steps = 0
    private var goal: (@Sendable (isolated StepCounter) -> Void)?

    nonisolated func listen() {
        events.onStep = { count in  //@ listen
            Task { await self.add(count) }
        }
    }

    nonisolated func sample() {
        events.sample { count in  //@ sample
            Task { await self.add(count) }
        }
    }

    nonisolated func listenEverywhere() {
        MotionEvents.system.observe { count in  //@ everywhere
            Task { await self.add(count) }
        }
    }

    func setGoal(_ goal: Int) {
        self.goal = { counter in  //@ goal
            counter.steps = min(counter.steps, goal)
        }
    }

    func setLimit(_ limit: Int) {
        goal = { _ in  //@ limit
            Task { await self.add(-limit) }
        }
    }

    func add(_ count: Int) {
        steps += count
        goal?(self)
    }
}
