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
