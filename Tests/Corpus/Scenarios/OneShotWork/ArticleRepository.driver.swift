import CorpusProbe
import Foundation

@MainActor
private func refresh(_ probe: Probe, _ watched: (NewsFeed) -> AnyObject) {
  let feed = NewsFeed(session: .stubbed)
  probe.watch(watched(feed))
  feed.refresh()
  probe.wait(0.1)
}

public let places: [Place] = [
  Place("request", decidedBy: .text) { probe in
    let source = ArticleSource(session: .stubbed)
    probe.watch(source)
    source.fetch { _ in }
  },
  Place("fetch", decidedBy: .program) { probe in
    let repository = Repository(source: ArticleSource(session: .stubbed))
    probe.watch(repository)
    repository.all { _ in }
  },
  Place("list", decidedBy: .program) { probe in refresh(probe) { $0.list } },
  Place("badge", rule: "stored_closure_cycle", decidedBy: .program) { probe in refresh(probe) { $0.badge } },
  Place("upload", rule: "stored_closure_cycle", decidedBy: .program) { probe in refresh(probe) { $0.uploader } },
]
