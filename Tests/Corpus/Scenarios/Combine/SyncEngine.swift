import Combine
import Foundation

struct Change {
  let id: Int
  let body: String
}

final class RemoteFeed {
  let changes = PassthroughSubject<Change, Never>()
  let isOnline = CurrentValueSubject<Bool, Never>(false)
}

final class ConflictResolver {
  private var seen: Set<Int> = []
  func accepts(_ change: Change) -> Bool { seen.insert(change.id).inserted }
}

final class SyncEngine {
  private let feed: RemoteFeed
  private let resolver = ConflictResolver()
  private var cancellables: Set<AnyCancellable> = []
  private(set) var applied: [Change] = []
  private(set) var isOnline = false
  var prefix = "remote: "

  init(feed: RemoteFeed) { self.feed = feed }

  func startApplying() {
    feed.changes
      .map { change in  //@ mapChange
        Change(id: change.id, body: self.prefix + change.body)
      }
      .sink { [weak self] change in self?.applied.append(change) }
      .store(in: &cancellables)
  }

  func startFiltering() {
    feed.changes
      .filter { [resolver] change in  //@ filterChange
        resolver.accepts(change)
      }
      .sink { [weak self] change in self?.applied.append(change) }
      .store(in: &cancellables)
  }

  func watchConnection() {
    feed.isOnline
      .removeDuplicates()
      .assign(to: \.isOnline, on: self)  //@ assignOnline
      .store(in: &cancellables)
  }

  func applyFirst() {
    Just(Change(id: 0, body: "seed"))
      .sink { change in  //@ seed
        self.applied.append(change)
      }
      .store(in: &cancellables)
  }

  func applyOnMain() {
    feed.changes
      .sink { change in  //@ applyOnMain
        DispatchQueue.main.async { [weak self] in
          self?.applied.append(change)
        }
      }
      .store(in: &cancellables)
  }

  func drain() {
    feed.changes
      .sink { change in  //@ drain
        self.applied.append(change)
      }
      .store(in: &cancellables)
  }

  func stop() {
    cancellables.removeAll()
  }
}

final class SyncSession {
  let feed = RemoteFeed()
  private(set) var engine: SyncEngine?

  func begin() { engine = SyncEngine(feed: feed) }

  func runOnce() {
    engine?.drain()
    feed.changes.send(Change(id: 7, body: "x"))
    engine?.stop()
    engine = nil
  }

  func end() { engine = nil }
}
