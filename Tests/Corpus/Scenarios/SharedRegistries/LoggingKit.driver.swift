import CorpusProbe

@MainActor private func run<Part: AnyObject>(_ probe: Probe, _ start: (LogSession) -> Void, _ part: (LogSession) -> Part?) {
  let session = LogSession()
  start(session)
  probe.watch(part(session)!)
  session.finish()
}

public let places: [Place] = [
  Place("overlay", rule: "unbounded_self_capture", decidedBy: .program, repaired: "  final class Proxy: LogSink { weak var sink: OverlaySink?; func write(_ line: String) { sink?.write(line) } }; func show() { let proxy = Proxy(); proxy.sink = self; LogCenter.shared.add(proxy) }") { p in run(p, { $0.showOverlay() }, { $0.overlay }) },
  Place("capture", decidedBy: .program) { p in run(p, { $0.startCapture() }, { $0.capture }) },
  Place("append", decidedBy: .text) { p in run(p, { $0.writeFile() }, { $0.file }) },
  Place("flush", rule: "unowned_capture", decidedBy: .program) { p in run(p, { $0.rotateFile() }, { $0.file }) },
  Place("sampling", rule: "unbounded_self_capture", decidedBy: .program) { p in run(p, { $0.sample() }, { $0.rule }) },
]
