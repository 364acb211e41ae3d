import CorpusProbe

@MainActor private func run(_ probe: Probe, _ use: (PhotosViewController) -> Void) {
  let tab = PhotosTab()
  let screen = tab.open()
  probe.watch(screen)
  use(screen)
  tab.close()
}

public let places: [Place] = [
  Place("reader", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let job: UploadJob") { probe in
    run(probe) { probe.watch($0.uploader.uploadReading("raw.dng")) }
  },
  Place("progress", rule: "stored_closure_cycle", decidedBy: .program) { probe in run(probe) { $0.uploadWithProgress() } },
  Place("bar", decidedBy: .program) { probe in run(probe) { $0.uploadWithBar() } },
  Place("count", rule: "stored_closure_cycle", decidedBy: .program,
        repaired: "    let job = uploader.upload(\"3.jpg\", base.completing { [weak self] in self?.count($0) })") { probe in
    run(probe) { $0.uploadAndCount() }
  },
  Place("once", decidedBy: .program) { probe in run(probe) { $0.uploadAtOnce() } },
]
