import Dispatch

final class UploadMeter {
    private var bytes: UInt = 0
    private var gauge: SpeedGauge?
    private let total = DispatchSource.makeUserDataAddSource(queue: .main)

    init() { total.activate() }

    func sendInBackground(_ chunks: [UInt]) {
        let source = DispatchSource.makeUserDataAddSource(queue: .main)
        source.setEventHandler { self.bytes += 1 }  //@ background
        SourceRegistry.keep(source)
        chunks.forEach { source.add(data: $0) }
    }

    func send(_ chunks: [UInt]) {
        let source = DispatchSource.makeUserDataAddSource(queue: .main)
        source.setEventHandler {  //@ foreground
            self.bytes += 1
            if self.bytes >= 1 { source.cancel() }
        }
        SourceRegistry.keep(source)
        chunks.forEach { source.add(data: $0) }
    }

    func showSpeed() {
        gauge = SpeedGauge { bytes in self.bytes += bytes }  //@ speed
        gauge?.add(12)
    }

    func measure(_ chunks: [UInt]) {
        let gauge = SpeedGauge { bytes in self.bytes += bytes }  //@ measure
        chunks.forEach(gauge.add)
    }

    func countAll() {
        total.setEventHandler { [self] in bytes = total.data }  //@ total
        total.add(data: 1)
        total.setEventHandler(handler: nil)
    }
}
