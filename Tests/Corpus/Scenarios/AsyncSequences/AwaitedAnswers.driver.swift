import Combine
import CorpusProbe

private let changes = CurrentValueSubject<Int, Never>(0)

public let places: [Place] = [
  Place("answered", decidedBy: .program) { probe in
    let screen = StoreScreen()
    probe.watch(screen)
    screen.load()
    probe.wait(atMost: 1) { screen.isDone }
  },
  Place("once", decidedBy: .program) { probe in
    let screen = StoreScreen()
    probe.watch(screen)
    screen.loadOnce()
    probe.wait(atMost: 1) { screen.isDone }
  },
  Place("endless", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let screen = StoreScreen()
    probe.watch(screen)
    screen.follow(FollowingStore(changes: changes))
    probe.wait(0.05)
  },
]
