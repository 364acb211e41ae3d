import CorpusFoundation
import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (VideoViewController) -> Void) {
  let flow = VideoFlow()
  let screen = flow.watch(URL(string: "https://example.com/v.mp4")!)
  probe.watch(screen)
  use(screen)
  flow.stop()
}

public let places: [Place] = [
  Place("status", rule: "subscription_cycle", decidedBy: .text) { probe in
    run(probe) { $0.watchStatus(); $0.item.status = .failed; $0.item.didChangeValue(for: \.status) }
  },
  Place("spinner", decidedBy: .text) { probe in
    run(probe) { $0.watchSpinner(); $0.item.didChangeValue(for: \.status) }
  },
  Place("rates", rule: "subscription_cycle", decidedBy: .program) { probe in
    run(probe) { $0.recordRates(); $0.player.play() }
  },
  Place("buffering", decidedBy: .program) { probe in
    run(probe) { $0.watchBuffering(); $0.player.play() }
  },
  Place("skip", rule: "unowned_capture", decidedBy: .text) { probe in
    run(probe) { $0.skipIntro() }
    probe.wait(0.05)
  },
  Place("rewind", decidedBy: .text) { probe in
    run(probe) { $0.rewind() }
  },
]
