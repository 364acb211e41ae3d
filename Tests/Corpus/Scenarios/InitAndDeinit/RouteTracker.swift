import Foundation

final class PositionSource {
    var onFix: ((Double) -> Void)?
    private let filter: ((Double) -> Double)?

    init(filter: ((Double) -> Double)? = nil) { self.filter = filter }

    func report(_ meters: Double) { onFix?(filter?(meters) ?? meters) }
}

final class RouteTracker {
    private let source = PositionSource()
    private(set) var meters = 0.0

    init() {
        source.onFix = { fix in  //@ fix
            self.meters += fix
        }
        source.report(1)
    }
}

final class LapTracker {
    private let source: PositionSource
    private(set) var laps = 0

    init(length: Double) {
        source = PositionSource(filter: { $0 / length })  //@ length
        source.report(400)
    }
}

final class ClimbTracker {
    private var source: PositionSource!
    private(set) var peak = 0.0

    init() {
        source = PositionSource(filter: { max($0, self.peak) })  //@ peak
        source.report(120)
    }
}

final class StepTracker {
    private(set) var steps = 0.0

    init(history: [Double]) {
        let source = PositionSource()
        source.onFix = { self.steps += $0 }  //@ history
        history.forEach(source.report)
    }
}

final class DriftTracker {
    private let source = PositionSource()
    private(set) var drift = 0.0

    init(simulated: Bool) {
        source.onFix = { [unowned self] in drift += $0 }  //@ drift
        if simulated { source.report(0.1) }
    }
}
