import Foundation

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
