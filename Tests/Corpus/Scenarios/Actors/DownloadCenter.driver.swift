import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("download", decidedBy: .program) { probe in
    let center = DownloadCenter()
    probe.watch(center)
    Task { await center.download("a.zip") }
    probe.wait(0.03)
  },
  Place("polling", decidedBy: .program) { probe in
    let center = DownloadCenter()
    probe.watch(center)
    Task {
      await center.startPolling()
      try? await Task.sleep(nanoseconds: 15_000_000)
      await center.stopPolling()
    }
    probe.wait(0.04)
  },
  Place("sampling", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let meter = BandwidthMeter()
    probe.watch(meter)
    Task {
      await meter.start()
      try? await Task.sleep(nanoseconds: 15_000_000)
      await meter.pause()
    }
    probe.wait(0.04)
  },
  Place("probing", decidedBy: .program) { probe in
    let mirrors = MirrorProbe()
    probe.watch(mirrors)
    Task { await mirrors.start("mirror.example") }
    probe.wait(0.03)
  },
  Place("listening", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let names = AsyncStream<String>.makeStream()
    let listener = DownloadListener()
    probe.watch(listener)
    listener.listen(to: names.stream)
    names.continuation.yield("a.zip")
    probe.wait(0.03)
  },
]
