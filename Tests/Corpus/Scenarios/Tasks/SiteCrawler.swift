import Foundation

struct Page: Sendable {
  let url: String
  let links: [String]
}

protocol CrawlerObserver: AnyObject {
  func crawler(_ crawler: SiteCrawler, didVisit page: Page)
}

final class SiteCrawler: @unchecked Sendable {
  private(set) var visited: Set<String> = []
  private var inFlight: [String: Task<Page, Never>] = [:]
  private let lock = NSLock()
  weak var observer: CrawlerObserver?
  var onPage: ((Page) -> Void)?

  func fetch(_ url: String) async -> Page {
    try? await Task.sleep(nanoseconds: 2_000_000)
    return Page(url: url, links: [url + "/a", url + "/b"])
  }

  func page(_ url: String) async -> Page {
    let task = inFlight[url] ?? Task { await self.fetch(url) }  //@ memo
    inFlight[url] = task
    return await task.value
  }

  func crawl(_ urls: [String]) async {
    await withTaskGroup(of: Page.self) { group in
      for url in urls {
        group.addTask { await self.fetch(url) }  //@ child
      }
      for await page in group { self.record(page) }
    }
  }

  private func record(_ page: Page) {
    lock.withLock { _ = visited.insert(page.url) }
    onPage?(page)
    observer?.crawler(self, didVisit: page)
  }
}

final class CrawlReport: CrawlerObserver {
  private let crawler: SiteCrawler  //@ report
  private(set) var lines: [String] = []

  init(crawler: SiteCrawler) {
    self.crawler = crawler
    crawler.observer = self
  }

  func crawler(_ crawler: SiteCrawler, didVisit page: Page) { lines.append(page.url) }
}

final class LinkIndex {
  let crawler = SiteCrawler()
  private var links: [String: [String]] = [:]

  func attach() {
    crawler.onPage = { page in self.links[page.url] = page.links }  //@ links
  }
}

final class CrawlHistory {
  static var sessions: [CrawlHistory] = []
  let started = Date()
  private var pages: [Page] = []

  func begin() {
    Self.sessions.append(self)  //@ sessions
  }

  func finish() { pages.removeAll() }
}

final class RobotsRefresher: @unchecked Sendable {
  private var rules: [String] = []

  func keepFresh() {
    Task.detached {  //@ robots
      while true {
        self.rules = ["/private"]
        try? await Task.sleep(nanoseconds: 10_000_000)
      }
    }
  }
}

final class CrawlCommand {
  func run() async {
    let history = CrawlHistory()
    history.begin()
    let index = LinkIndex()
    index.attach()
    await index.crawler.crawl(["https://a.example"])
    let crawler = SiteCrawler()
    let report = CrawlReport(crawler: crawler)
    await crawler.crawl(["https://b.example"])
    _ = await crawler.page("https://c.example")
    RobotsRefresher().keepFresh()
    print(report.lines)
    history.finish()
  }
}
