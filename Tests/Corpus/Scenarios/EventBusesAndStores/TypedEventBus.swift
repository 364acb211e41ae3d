import Foundation

protocol BusEvent {}

struct TrackStarted: BusEvent { let title: String }
struct TrackEnded: BusEvent { let title: String }

final class Subscription {
  private let onEnd: () -> Void
  init(_ onEnd: @escaping () -> Void) { self.onEnd = onEnd }
  deinit { onEnd() }
}

final class TypedBus {
  static let main = TypedBus()
  private var handlers: [ObjectIdentifier: [UUID: (BusEvent) -> Void]] = [:]

  func subscribe<E: BusEvent>(_ type: E.Type, _ handler: @escaping (E) -> Void) -> Subscription {
    let id = UUID()
    let key = ObjectIdentifier(type)
    handlers[key, default: [:]][id] = { event in
      if let event = event as? E { handler(event) }
    }
    return Subscription { [weak self] in self?.handlers[key]?[id] = nil }
  }

  func subscribe<E: BusEvent, Target: AnyObject>(_ target: Target, _ method: @escaping (Target) -> (E) -> Void) -> Subscription {
    subscribe(E.self) { [weak target] event in
      if let target { method(target)(event) }
    }
  }

  func send<E: BusEvent>(_ event: E) { handlers[ObjectIdentifier(E.self)]?.values.forEach { $0(event) } }
}

final class MiniPlayer {
  private var subscriptions: [Subscription] = []
  private(set) var title = ""

  func attach() {
    subscriptions.append(TypedBus.main.subscribe(TrackStarted.self, started))  //@ mini
  }

  private func started(_ event: TrackStarted) { title = event.title }
}

final class LockScreen {
  private var subscriptions: [Subscription] = []
  private(set) var title = ""

  func attach() {
    subscriptions.append(TypedBus.main.subscribe(self, LockScreen.started))  //@ lock
  }

  private func started(_ event: TrackStarted) { title = event.title }
}

final class Scrobbler {
  private var subscription: Subscription?
  private(set) var plays: [String] = []

  func attach() {
    subscription = TypedBus.main.subscribe(TrackEnded.self) { event in  //@ scrobble
      self.plays.append(event.title)
    }
  }
}

final class SleepTimer {
  private var subscription: Subscription?
  private(set) var hasStopped = false

  func arm() {
    subscription = TypedBus.main.subscribe(TrackEnded.self) { _ in  //@ sleep
      self.hasStopped = true
      self.subscription = nil
    }
  }
}

protocol Listener: AnyObject {
  associatedtype E: BusEvent
  func receive(_ event: E)
}

struct AnyListener<E: BusEvent> {
  let call: (E) -> Void

  init<L: Listener>(_ listener: L) where L.E == E {
    call = listener.receive  //@ erased
  }

  init<L: Listener>(weakly listener: L) where L.E == E {
    call = { [weak listener] event in listener?.receive(event) }  //@ listener
  }
}

final class PlayCounts {
  static let shared = PlayCounts()
  private var listeners: [AnyListener<TrackEnded>] = []
  func add(_ listener: AnyListener<TrackEnded>) { listeners.append(listener) }
  func count(_ event: TrackEnded) { listeners.forEach { $0.call(event) } }
}

final class TopList: Listener {
  private(set) var titles: [String] = []
  func receive(_ event: TrackEnded) { titles.append(event.title) }
}

final class PlayerShell {
  private(set) var top: TopList?
  private(set) var mini: MiniPlayer?
  private(set) var lock: LockScreen?
  private(set) var scrobbler: Scrobbler?
  private(set) var sleep: SleepTimer?

  func showMini() {
    mini = MiniPlayer()
    mini?.attach()
    TypedBus.main.send(TrackStarted(title: "Blue"))
  }

  func showLock() {
    lock = LockScreen()
    lock?.attach()
    TypedBus.main.send(TrackStarted(title: "Red"))
  }

  func scrobble() {
    scrobbler = Scrobbler()
    scrobbler?.attach()
    TypedBus.main.send(TrackEnded(title: "Blue"))
  }

  func sleepAfterTrack() {
    sleep = SleepTimer()
    sleep?.arm()
    TypedBus.main.send(TrackEnded(title: "Red"))
  }

  func showTop() {
    let top = TopList()
    PlayCounts.shared.add(AnyListener(top))
    PlayCounts.shared.count(TrackEnded(title: "Blue"))
    self.top = top
  }

  func showTopAgain() {
    let top = TopList()
    PlayCounts.shared.add(AnyListener(weakly: top))
    PlayCounts.shared.count(TrackEnded(title: "Blue"))
    self.top = top
  }

  func hide() { (mini, lock, scrobbler, sleep, top) = (nil, nil, nil, nil, nil) }
}

extension PlayerShell {
  func playAlbum() {
    showMini()
    showLock()
    scrobble()
    sleepAfterTrack()
    hide()
  }

  func showCharts() {
    showTop()
    showTopAgain()
    hide()
  }
}
