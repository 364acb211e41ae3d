import CorpusProbe

public let places: [Place] = [
  Place("cell", rule: "stored_closure_cycle", decidedBy: .program, capture: "cell") { probe in
    let cell = DownloadCell()
    let download = Download(url: "a.zip")
    probe.watch(cell)
    DownloadBoard().configure(cell, with: download)
    download.advance()
  },
  Place("compact", decidedBy: .program, capture: "cell") { probe in
    let cell = DownloadCell()
    let download = Download(url: "a.zip")
    probe.watch(cell)
    DownloadBoard().configureCompact(cell, with: download)
    download.advance()
  },
  Place("track", decidedBy: .program, capture: "download") { probe in
    let download = Download(url: "a.zip")
    probe.watch(download)
    DownloadBoard().track(download)
  },
  Place("others", decidedBy: .program) { probe in
    let board = DownloadBoard()
    let download = Download(url: "a.zip")
    probe.watch(download)
    probe.watch(board)
    board.trackOthers(download)
  },
  Place("watch", rule: "stored_closure_cycle", decidedBy: .program, capture: "download") { probe in
    let download = Download(url: "a.zip")
    probe.watch(download)
    DownloadBoard().watch(download)
  },
  Place("reuse", rule: "stored_closure_cycle", decidedBy: .program, capture: "cell") { probe in
    let cell = DownloadCell()
    probe.watch(cell)
    DownloadBoard().prepare(cell)
  },
  Place("chain", decidedBy: .program, capture: "second") { probe in
    let first = Download(url: "a.zip")
    let second = Download(url: "b.zip")
    probe.watch(first)
    probe.watch(second)
    DownloadBoard().chain(first, then: second)
  },
]
