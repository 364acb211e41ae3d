import CorpusProbe
import Foundation

private let url = URL(string: "https://example.com/articles/1")!

private func loader(_ probe: Probe) -> ArticleLoader {
  StubProtocol.delay = 0.1
  let loader = ArticleLoader(session: .stubbed)
  probe.watch(loader)
  return loader
}

public let places: [Place] = [
  Place("load", decidedBy: .text) { probe in
    loader(probe).load(url)
  },
  Place("reload", decidedBy: .text) { probe in
    loader(probe).reload(url)
  },
  Place("together", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    loader(probe).loadShared([url])
    probe.wait(0.15)
  },
  Place("prefetch", decidedBy: .text) { probe in
    loader(probe).prefetch([url])
  },
]
