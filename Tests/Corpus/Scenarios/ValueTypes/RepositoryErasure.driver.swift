import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("load", decidedBy: .program) { probe in
    let memory = MemoryRepository()
    let caching = CachingRepository(upstream: AnyRepository(memory))
    probe.watch(memory)
    probe.watch(caching)
    caching.save(Note(text: "a"), id: 1)
  },
  Place("erased", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let repository = SyncedRepository()
    probe.watch(repository)
    repository.shared().save(Note(text: "a"), id: 1)
  },
  Place("list", decidedBy: .program) { probe in
    let repository = NotifyingRepository(base: AnyRepository(MemoryRepository()))
    let list = NoteList(repository: repository)
    probe.watch(list)
    list.activate()
    repository.save(Note(text: "a"), id: 1)
  },
  Place("badge", rule: "strong_delegate", decidedBy: .program) { probe in
    let repository = NotifyingRepository(base: AnyRepository(MemoryRepository()))
    let badge = NoteBadge(repository: repository)
    probe.watch(badge)
    badge.activate()
    repository.save(Note(text: "a"), id: 1)
  },
  Place("export", decidedBy: .program) { probe in
    let repository = NotifyingRepository(base: AnyRepository(MemoryRepository()))
    let export = NoteExport(repository: repository)
    probe.watch(export)
    export.activate()
    repository.save(Note(text: "a"), id: 1)
    export.deactivate()
  },
]
