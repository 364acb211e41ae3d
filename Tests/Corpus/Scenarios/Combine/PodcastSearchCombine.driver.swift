import Foundation
import CorpusProbe
import Combine

public let places: [Place] = [
  Place("flatMap", rule: "subscription_cycle", decidedBy: .text) { probe in
    let screen = SearchScreen()
    screen.openSearch()
    screen.type("Swift")
    probe.watch(screen.model!)
    screen.close()
  },
  Place("mapCatalogue", decidedBy: .text) { probe in
    let screen = SearchScreen()
    screen.openLog()
    screen.type("Swift")
    probe.watch(screen.model!)
    screen.close()
  },
  Place("assignPublished", decidedBy: .text) { probe in
    let screen = SearchScreen()
    screen.openPublished()
    screen.type("Swift")
    probe.watch(screen.model!)
    screen.close()
  },
  Place("trace", decidedBy: .text) { probe in
    let screen = SearchScreen()
    screen.openTrace()
    screen.type("Swift")
    probe.watch(screen.model!)
    screen.close()
  },
  Place("download", decidedBy: .program) { probe in
    let screen = SearchScreen()
    screen.openDownload()
    probe.watch(screen.model!)
    screen.close()
  },
  Place("show", rule: "subscription_cycle", decidedBy: .text) { probe in
    let screen = SearchScreen()
    screen.openResults()
    screen.type("Swift")
    probe.watch(screen.model!)
    screen.close()
  },
  Place("refresh", rule: "subscription_cycle", decidedBy: .text) { probe in
    let screen = SearchScreen()
    screen.openRefreshing()
    probe.watch(screen.model!)
    probe.wait(0.03)
    screen.close()
  },
]
