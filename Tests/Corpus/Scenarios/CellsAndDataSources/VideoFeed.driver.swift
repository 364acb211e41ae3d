import CorpusFoundation
import CorpusProbe

private func clips() -> [Clip] { [Clip(id: 1, url: URL(string: "https://example.com/1.mp4")!)] }

public let places: [Place] = [
  Place("like", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let flow = FeedFlow()
    let source = LikesFeed(clips: clips())
    probe.watch(source)
    let screen = flow.open(source)
    (screen.table.visibleCells.first as? ClipCell)?.like()
    flow.close()
  },
  Place("share", decidedBy: .program) { probe in
    let flow = FeedFlow()
    let source = SharesFeed(clips: clips())
    probe.watch(source)
    let screen = flow.open(source)
    (screen.table.visibleCells.first as? ClipCell)?.onShare?()
    flow.close()
  },
  Place("replay", rule: "stored_closure_cycle", decidedBy: .text, capture: "cell") { probe in
    let flow = FeedFlow()
    let screen = flow.open(ReplayFeed(clips: clips()))
    probe.watch(screen.table.visibleCells.first!)
    (screen.table.visibleCells.first as? ClipCell)?.onReplay?()
    flow.close()
  },
  Place("preview", rule: "stored_closure_cycle", decidedBy: .text, capture: "cell",
        repaired: "    cell.onLike = { [weak cell] in cell?.play() }") { probe in
    let flow = FeedFlow()
    let screen = flow.open(PreviewFeed(clips: clips()))
    probe.watch(screen.table.visibleCells.first!)
    (screen.table.visibleCells.first as? ClipCell)?.like()
    flow.close()
  },
  Place("loop", decidedBy: .text) { probe in
    let flow = FeedFlow()
    let screen = flow.open(LoopFeed(clips: clips()))
    probe.watch(screen.table.visibleCells.first!)
    (screen.table.visibleCells.first as? ClipCell)?.onReplay?()
    flow.close()
  },
  Place("thumbnail", decidedBy: .program) { probe in
    let flow = FeedFlow()
    let screen = flow.open(ThumbnailFeed(clips: clips()))
    probe.watch(screen.table.visibleCells.first!)
    flow.close()
  },
]
