import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("help", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let desk = SupportDesk()
    desk.openHelp()
    probe.watch(desk.bot!)
    desk.close()
  },
  Place("echo", decidedBy: .program) { probe in
    let desk = SupportDesk()
    desk.openEcho()
    probe.watch(desk.bot!)
    desk.close()
  },
  Place("order", decidedBy: .program) { probe in
    let desk = SupportDesk()
    desk.openOrder()
    probe.watch(desk.bot!)
    desk.close()
  },
  Place("ask", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    let desk = SupportDesk()
    desk.survey()
    probe.watch(desk.bot!)
    desk.close()
  },
  Place("askOnce", decidedBy: .program) { probe in
    let desk = SupportDesk()
    desk.quickSurvey()
    probe.watch(desk.bot!)
    desk.close()
  },
  Place("agentBot", rule: "mutual_ownership_cycle", decidedBy: .program) { probe in
    let desk = SupportDesk()
    desk.escalate()
    probe.watch(desk.bot!)
    desk.close()
  },
  Place("transcriptBot", decidedBy: .program) { probe in
    let desk = SupportDesk()
    _ = desk.export()
    probe.watch(desk.bot!)
    desk.close()
  },
]
