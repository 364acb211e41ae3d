import Foundation

final class RunTracker {
    let pedometer = Pedometer()
    var steps = 0
    var failures = 0
}
