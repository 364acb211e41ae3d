import CorpusProbe

@MainActor private func download(_ probe: Probe, _ screen: DownloadsScreen, _ make: (DownloadCenter) -> DownloadRow) {
  screen.show(make)
  probe.watch(screen.row!)
  probe.wait(0.02)
  screen.center.advance("one", to: 0.5)
  probe.wait(0.02)
  screen.close()
}

public let places: [Place] = [
  Place("live", rule: "unbounded_self_capture", decidedBy: .program) { download($0, DownloadsScreen()) { LiveRow("one", center: $0) } },
  Place("queue", decidedBy: .program) { download($0, DownloadsScreen()) { QueueRow("one", center: $0) } },
  Place("compact", decidedBy: .text) { download($0, DownloadsScreen()) { CompactRow("one", center: $0) } },
  Place("polling", rule: "unbounded_self_capture", decidedBy: .text) { download($0, DownloadsScreen()) { PollingRow("one", center: $0) } },
  Place("spinner", decidedBy: .text) { download($0, DownloadsScreen()) { SpinnerRow("one", center: $0) } },
]
