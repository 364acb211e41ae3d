import CorpusProbe
import Foundation

private let url = URL(string: "https://example.com/tiles/3/1/2.png")!

private func downloader(_ probe: Probe) -> MapTileDownloader {
  StubProtocol.delay = 0.1
  let downloader = MapTileDownloader(configuration: .stubbed)
  probe.watch(downloader)
  return downloader
}

public let places: [Place] = [
  Place(
    "opened", rule: "target_cycle", decidedBy: .text,
    repaired: "        session = URLSession(configuration: configuration, delegate: nil, delegateQueue: nil)"
  ) { probe in
    downloader(probe).openSession()
  },
  Place("once", decidedBy: .text) { probe in
    downloader(probe).download(url)
  },
  Place("quietly", decidedBy: .text) { probe in
    downloader(probe).downloadQuietly(url)
  },
  Place("finished", rule: "stored_closure_cycle", decidedBy: .text) { probe in
    downloader(probe).downloadAll([url])
    probe.wait(0.15)
  },
]
