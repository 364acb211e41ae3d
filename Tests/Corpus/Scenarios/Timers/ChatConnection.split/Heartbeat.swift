import Foundation

final class Heartbeat {
    private var timer: Timer?
    private let beat: () -> Void

    init(every interval: TimeInterval, beat: @escaping () -> Void) {
        self.beat = beat
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in
            self?.beat()
        }
    }

    deinit { timer?.invalidate() }
}
