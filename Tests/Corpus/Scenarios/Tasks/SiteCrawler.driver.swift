import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("memo", decidedBy: .program) { probe in
    let crawler = SiteCrawler()
    probe.watch(crawler)
    Task { _ = await crawler.page("https://c.example") }
    probe.wait(0.04)
  },
  Place("child", decidedBy: .program) { probe in
    let crawler = SiteCrawler()
    probe.watch(crawler)
    Task { await crawler.crawl(["https://c.example", "https://d.example"]) }
    probe.wait(0.04)
  },
  Place("report", decidedBy: .program) { probe in
    let crawler = SiteCrawler()
    let report = CrawlReport(crawler: crawler)
    probe.watch(crawler)
    probe.watch(report)
    Task { await crawler.crawl(["https://c.example"]) }
    probe.wait(0.04)
  },
  Place("links", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let index = LinkIndex()
    probe.watch(index)
    index.attach()
    let crawler = index.crawler
    Task { await crawler.crawl(["https://c.example"]) }
    probe.wait(0.04)
  },
  Place("sessions", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let history = CrawlHistory()
    probe.watch(history)
    history.begin()
    history.finish()
  },
  Place("robots", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let refresher = RobotsRefresher()
    probe.watch(refresher)
    refresher.keepFresh()
    probe.wait(0.02)
  },
]
