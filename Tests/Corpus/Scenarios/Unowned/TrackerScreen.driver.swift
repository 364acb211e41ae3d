import CorpusProbe
import Foundation

@MainActor private func drive(_ probe: Probe, _ use: @escaping (TrackerScreen) -> Void) {
  func show() {
    let screen = TrackerScreen()
    probe.watch(screen)
    use(screen)
    Analytics.send("tap")
  }
  show()
  Analytics.send("close")
  NotificationCenter.default.post(name: .init("reset"), object: nil)
  probe.wait(0.06)
}

public let places: [Place] = [
  Place("record", decidedBy: .program) { drive($0) { $0.record() } },
  Place("count", rule: "unowned_capture", decidedBy: .program) { drive($0) { $0.count() } },
  Place("reset", decidedBy: .text) { drive($0) { $0.observe() } },
  Place("flush", decidedBy: .text) { drive($0) { $0.flush() } },
  Place("later", rule: "unowned_capture", decidedBy: .text) { drive($0) { $0.flushLater() } },
  Place("describe", rule: "unowned_capture", decidedBy: .text) { probe in
    func show() -> () -> String {
      let screen = TrackerScreen()
      probe.watch(screen)
      return screen.describe()
    }
    _ = show()()
  },
  Place("all", decidedBy: .text) { drive($0) { $0.printAll() } },
]
