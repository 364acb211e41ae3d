import Foundation

final class Pedometer {
    private var handler: ((Int) -> Void)?
    private var errorHandler: ((Error) -> Void)?
    private var pauseHandler: (() -> Void)?

    func start(_ handler: @escaping (Int) -> Void) { self.handler = handler }
    func onPause(_ handler: @escaping () -> Void) { pauseHandler = handler }
    func onError(_ handler: @escaping (Error) -> Void) { errorHandler = handler }
    func step() { handler?(1) }

    func stop() {
        handler = nil
        pauseHandler?()
    }

    func reset() {
        stop()
        errorHandler = nil
    }
}

final class RunTracker {
    let pedometer = Pedometer()
    var steps = 0
    var failures = 0
}

extension RunTracker {
    func measure() -> Int {
        startCounting()
        for _ in 0..<10 { pedometer.step() }
        pedometer.stop()
        return steps
    }

    private func startCounting() {
        pedometer.start { count in self.steps += count }  //@ count
    }

    func calibrate() {
        pedometer.onPause { self.failures = 0 }  //@ pause
        pedometer.step()
        pedometer.reset()
    }

    func testRun() {
        pedometer.onError { _ in self.failures += 1 }  //@ test
        pedometer.step()
        pedometer.reset()
    }

    func begin() {
        pedometer.start { count in self.steps += count }  //@ begin
    }

    func end() { pedometer.stop() }
}
