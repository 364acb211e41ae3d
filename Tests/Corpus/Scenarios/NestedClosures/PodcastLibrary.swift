import Foundation

public struct Episode: Hashable {
  let title: String
  var isPlayed = false
}

public final class EpisodeStore {
  private var observers: [UUID: (Set<Episode>) -> Void] = [:]
  private(set) var episodes: Set<Episode> = []

  @discardableResult
  func observe(_ change: @escaping (Set<Episode>) -> Void) -> UUID {
    let id = UUID()
    observers[id] = change
    return id
  }

  func stopObserving(_ id: UUID) { observers[id] = nil }

  func sync(_ done: (() -> Void)? = nil) {
    episodes.insert(Episode(title: "Pilot"))
    observers.values.forEach { $0(episodes) }
    done?()
  }

  func read<T>(_ body: (Set<Episode>) -> T) -> T { body(episodes) }
}

public final class PodcastLibrary {
  private let store = EpisodeStore()
  private var queue: [Episode] = []
  private var filter: ((Episode) -> Bool)?
  private var unplayed = 0

  public init() {}

  public func load() {
    store.sync { [weak self] in
      guard let self else { return }
      self.store.observe { episodes in  //@ load
        self.queue = episodes.sorted { $0.title < $1.title }
      }
    }
  }

  public func refresh() {
    store.sync { [weak self] in
      guard let self else { return }
      self.unplayed = self.store.read { episodes in  //@ unplayed
        episodes.filter { !$0.isPlayed && !self.queue.contains($0) }.count
      }
    }
  }

  public func hidePlayed() {
    store.sync { [weak self] in
      if let self {
        self.filter = { !$0.isPlayed || self.queue.contains($0) }  //@ filter
      }
    }
  }

  public func hideQueued() {
    store.sync { [weak self] in
      guard let self else { return }
      let queue = self.queue
      self.filter = { !queue.contains($0) }  //@ queued
    }
  }

  public func loadOnce() {
    store.sync { [weak self] in
      guard let self else { return }
      let token = self.store.observe { episodes in  //@ once
        self.queue = Array(episodes)
      }
      self.store.sync()
      self.store.stopObserving(token)
    }
  }
}
