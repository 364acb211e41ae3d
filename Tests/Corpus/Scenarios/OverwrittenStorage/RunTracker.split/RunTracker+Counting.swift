import Foundation

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
