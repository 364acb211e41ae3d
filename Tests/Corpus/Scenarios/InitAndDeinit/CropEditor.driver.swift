import CorpusProbe
import Foundation

private let url = URL(fileURLWithPath: "/tmp/photo.heic")

public let places: [Place] = [
  Place("url", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    probe.watch(CropEditor(url: url))
  },
  Place("cached", decidedBy: .program) { probe in
    probe.watch(CropEditor(cached: url))
  },
  Place("validating", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    CropEditor(validating: url).map(probe.watch)
  },
  Place("portrait", rule: "stored_closure_cycle", decidedBy: .text, capture: "editor") { probe in
    probe.watch(CropEditor.portrait())
  },
  Place("landscape", decidedBy: .text) { probe in
    probe.watch(CropEditor.landscape())
  },
]
