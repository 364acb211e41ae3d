import CorpusProbe

private func list(_ probe: Probe, _ work: (RecordList) -> Void) {
  let memory = MemoryRepository()
  memory.insert(Record(id: 1, tag: "work"))
  let list = RecordList(repository: AnyRepository(memory))
  probe.watch(list)
  work(list)
}

public let places: [Place] = [
  Place("erased", rule: "mutual_ownership_cycle", decidedBy: .program, repaired: "  var erased: AnyRepository<Record> { AnyRepository(self) }") { probe in
    let repository = SharedRepository()
    probe.watch(repository)
    RecordsApp.fill(repository)
  },
  Place("tag", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    list(probe) {
      $0.useTag()
      _ = $0.refresh()
    }
  },
  Place("order", decidedBy: .text) { probe in
    list(probe) {
      $0.useOrder()
      _ = $0.refresh()
    }
  },
  Place("counting", decidedBy: .text) { probe in list(probe) { _ = $0.count("home") } },
  Place("wrapped", decidedBy: .program) { probe in
    let archive = RecordArchive()
    probe.watch(archive)
    archive.fill()
  },
  Place("ranking", rule: "stored_closure_cycle", decidedBy: .program,
    repaired: "  private lazy var ranking = Query<Record>().sorted { [weak self] in self?.isBefore($0, $1) ?? false }") { probe in
    let list = RankedList()
    probe.watch(list)
    _ = list.rank([Record(id: 1, tag: "work"), Record(id: 2, tag: "home")])
  },
]
