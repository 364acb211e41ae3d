import CorpusProbe
import Dispatch

private func drive(_ probe: Probe, _ work: (DispatchQueue) -> Void) {
  let queue = DispatchQueue(label: "gauge")
  queue.suspend()
  work(queue)
  queue.resume()
  probe.wait(0.05)
}

public let places: [Place] = [
  Place("panel", rule: "unowned_capture", decidedBy: .program) { probe in
    drive(probe) { queue in
      let panel = Panel(queue: queue)
      probe.watch(panel)
      panel.refresh()
    }
  },
  Place("reset", decidedBy: .program) { probe in
    drive(probe) { queue in
      let panel = ResetPanel(queue: queue)
      probe.watch(panel)
      panel.reset()
    }
  },
  Place("count", decidedBy: .program) { probe in
    drive(probe) { queue in
      let panel = CountPanel(queue: queue)
      probe.watch(panel)
      panel.refresh()
    }
  },
]
