import CorpusProbe
import RxSwift

public let places: [Place] = [
  Place("bind", rule: "subscription_cycle", decidedBy: .text) { probe in
    let lists = Playlists()
    probe.watch(lists)
    lists.bind()
    lists.filter.accept("a")
  },
  Place("with", decidedBy: .text) { probe in
    let lists = Playlists()
    probe.watch(lists)
    lists.bindWith()
    lists.filter.accept("a")
  },
  Place("reload", rule: "subscription_cycle", decidedBy: .text) { probe in
    let lists = Playlists()
    probe.watch(lists)
    lists.bindReload()
    lists.reload.onNext(())
  },
  Place("once", decidedBy: .text) { probe in
    let lists = Playlists()
    probe.watch(lists)
    lists.bindOnce()
  },
  Place("serial", rule: "subscription_cycle", decidedBy: .text, repaired: "    serial.disposable = reload.subscribe(onNext: { [weak self] in self?.didReload() })") { probe in
    let lists = Playlists()
    probe.watch(lists)
    lists.bindSerial()
  }
]
