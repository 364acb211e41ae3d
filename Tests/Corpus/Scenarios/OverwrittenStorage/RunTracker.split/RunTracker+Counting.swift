import Foundation

extension RunTracker {
    func measure() -> Int {
        startCounting()
        for _ in 0..<10 { pedometer.step() }
        pedometer.stop()
        return steps
    }

    private func startCounting() {
        pedometer.start { count in  //@ count
            self.steps += count
        }
    }

    func calibrate() {
        pedometer.onPause {  //@ pause
            self.failures = 0
        }
        pedometer.step()
        pedometer.reset()
    }

    func testRun() {
        pedometer.onError { _ in  //@ test
            self.failures += 1
        }
        pedometer.step()
        pedometer.reset()
    }

    func begin() {
        pedometer.start { count in  //@ begin
            self.steps += count
        }
    }

    func end() {
        pedometer.stop()
    }
}
