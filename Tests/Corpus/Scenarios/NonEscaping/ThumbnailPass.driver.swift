import CorpusProbe
import Foundation

private func pass(_ probe: Probe) -> ThumbnailPass {
  let pass = ThumbnailPass()
  probe.watch(pass)
  return pass
}

public let places: [Place] = [
  Place("average", decidedBy: .program) { probe in
    _ = try? pass(probe).average()
  },
  Place("sample", decidedBy: .program) { probe in
    pass(probe).sample()
  },
  Place("checksum", decidedBy: .text) { probe in
    _ = pass(probe).checksum(Data([1, 2]))
  },
  Place("follow", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    pass(probe).follow()
  },
  Place("labels", decidedBy: .text) { probe in
    _ = pass(probe).labels([1, 2])
  },
  Place(
    "prepared", rule: "stored_closure_cycle", decidedBy: .text,
    repaired: "    formatters.append { [weak self] value in \"\\(value)/\\(self?.sum ?? 0)\" }"
  ) { probe in
    pass(probe).prepareLabels()
  },
]
