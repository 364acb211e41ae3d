import Dispatch

final class SpeedGauge {
    private let source = DispatchSource.makeUserDataAddSource(queue: .main)

    init(_ update: @escaping (UInt) -> Void) {
        source.setEventHandler { update(1) }
        source.activate()
    }

    func add(_ bytes: UInt) { source.add(data: bytes) }
    deinit { source.cancel() }
}
