import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("collect", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let flow = BookingApp().flow()
    probe.watch(flow)
    flow.collect()
  },
  Place("latest", decidedBy: .program) { probe in
    let flow = BookingApp().flow()
    probe.watch(flow)
    flow.collectLatest()
  },
  Place("airport", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let screen = BookingApp().search()
    probe.watch(screen)
    screen.askAirport()
  },
  Place("date", decidedBy: .program) { probe in
    let screen = BookingApp().search()
    probe.watch(screen)
    screen.askDate()
  },
  Place("debounce", decidedBy: .text) { probe in
    let screen = BookingApp().search()
    probe.watch(screen)
    screen.type("PAR")
  },
  Place("slowly", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let screen = BookingApp().search()
    probe.watch(screen)
    screen.typeSlowly("LON")
  },
]
