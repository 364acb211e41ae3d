import CorpusProbe
import Foundation

private let url = URL(string: "https://example.com/file")!

@MainActor private func transfer(_ probe: Probe, _ use: (DownloadRow) -> Void) {
  let background = DownloadManager(name: "background")
  let download = background.start(url)
  let row = DownloadRow(download: download)
  probe.watch(row)
  use(row)
  download.advance(to: 1)
  background.remove(download)
}

private let background = DownloadManager(name: "background")

@MainActor private func visit(_ probe: Probe, _ use: (DownloadScreen) -> Void) {
  let screen = DownloadScreen(manager: background)
  probe.watch(screen)
  use(screen)
  _ = background.start(url)
  screen.close()
}

public let places: [Place] = [
  Place("queueOfItem", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  private unowned let queue: DownloadQueue") { probe in
    let queue = DownloadQueue()
    probe.watch(queue)
    queue.add(url)
    _ = queue.items[0].position
  },
  Place("downloadOfRow", decidedBy: .program) { transfer($0) { _ in } },
  Place("progress", rule: "stored_closure_cycle", decidedBy: .program) { transfer($0) { $0.showProgress() } },
  Place("finish", decidedBy: .program) { transfer($0) { $0.showEnd() } },
  Place("sharedCount", rule: "unbounded_self_capture", decidedBy: .program) { visit($0) { $0.followShared() } },
  Place("ownCount", decidedBy: .program) { visit($0) { $0.followOwn() } },
]
