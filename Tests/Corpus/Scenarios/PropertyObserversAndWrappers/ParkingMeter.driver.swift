import CorpusProbe
import Foundation
import UIKit

public let places: [Place] = [
  Place("minutes", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let ticket = ParkingTicket()
    probe.watch(ticket)
    ticket.trackMinutes()
  },
  Place("plate", decidedBy: .program) { probe in
    let ticket = ParkingTicket()
    probe.watch(ticket)
    ticket.trackPlate()
  },
  Place("display", decidedBy: .program) { probe in
    let session = ParkingSession()
    probe.watch(session.display())
  },
  Place("clock", decidedBy: .program) { probe in
    probe.watch(ParkingSession().clock())
  },
  Place("grace", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    probe.watch(ParkingSession().grace())
  },
]
