import CorpusProbe

public let places: [Place] = [
  Place("fraction", rule: "subscription_cycle", decidedBy: .text) { probe in
    let row = DownloadRow(item: DownloadItem())
    probe.watch(row)
    row.showFraction()
    row.item.fraction = 0.5
    row.item.didChangeValue(for: \.fraction)
  },
  Place("title", decidedBy: .text) { probe in
    let row = DownloadRow(item: DownloadItem())
    probe.watch(row)
    row.showTitle()
    row.item.didChangeValue(for: \.title)
  },
  Place("width", decidedBy: .text) { probe in
    let row = DownloadRow(item: DownloadItem())
    probe.watch(row)
    row.followWidth()
    row.didChangeValue(for: \.width)
  },
  Place("height", rule: "subscription_cycle", decidedBy: .text) { probe in
    let row = DownloadRow(item: DownloadItem())
    probe.watch(row)
    row.followHeight()
    row.didChangeValue(for: \.height)
  },
  Place("resume", decidedBy: .text) { probe in
    let row = DownloadRow(item: DownloadItem())
    probe.watch(row)
    row.resume()
  },
  Place("watch", decidedBy: .program) { probe in
    let item = DownloadItem()
    let row = DownloadRow(item: item)
    probe.watch(row)
    let list = DownloadList()
    list.show(row)
    item.didChangeValue(for: \.isPaused)
    list.reload()
  },
]
