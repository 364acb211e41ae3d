import Foundation
import CorpusProbe

public let places: [Place] = [
  Place("follow", decidedBy: .program) { probe in
    let desk = TradingDesk()
    desk.openTicker()
    probe.watch(desk.ticker!)
    probe.wait(0.03)
    desk.tick()
    probe.wait(0.03)
    desk.close()
  },
  Place("chart", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let desk = TradingDesk()
    desk.openChart()
    probe.watch(desk.chart!)
    probe.wait(0.03)
    desk.tick()
    probe.wait(0.03)
    desk.close()
  },
  Place("arm", decidedBy: .program) { probe in
    let desk = TradingDesk()
    desk.openAlarm()
    probe.watch(desk.alarm!)
    probe.wait(0.03)
    desk.close()
  },
  Place("warmUp", decidedBy: .text) { probe in
    let desk = TradingDesk()
    desk.openSlowAlarm()
    probe.watch(desk.alarm!)
    probe.wait(0.03)
    desk.close()
  },
]
