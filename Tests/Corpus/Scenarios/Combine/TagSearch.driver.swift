import Combine
import CorpusProbe

public let places: [Place] = [
  Place("tags", rule: "subscription_cycle", decidedBy: .program) { probe in
    let tools = ColorTools()
    probe.watch(tools.search)
    tools.open()
  },
  Place("best", decidedBy: .text) { probe in
    let tools = ColorTools()
    probe.watch(tools.search)
    tools.openBest()
  },
  Place(
    "value", rule: "subscription_cycle", decidedBy: .program,
    repaired: "    $name.map { [weak self] name in self?.value(of: name) ?? nil }.assign(to: &$value)"
  ) { probe in
    let preview = ColorPreview()
    probe.watch(preview)
    preview.name = "blue"
    preview.reset()
  },
]
