import Combine
import Foundation

extension Notification.Name {
  static let replicaWillMove = Notification.Name("replicaWillMove")
}

struct Revision: Equatable {
  let number: Int
}

final class RevisionApi {
  func latest() -> AnyPublisher<Revision, Never> {
    Future { promise in
      DispatchQueue.main.async { promise(.success(Revision(number: 1))) }
    }
    .eraseToAnyPublisher()
  }
}

final class SyncContext {
  let edits = PassthroughSubject<String, Never>()
  var cancellables: Set<AnyCancellable> = []
}

final class Replica {
  private let context: SyncContext
  private let api = RevisionApi()
  private var cancellables: Set<AnyCancellable> = []
  private var moveTokens: [NSObjectProtocol] = []
  private var flushTimer: AnyCancellable?
  private(set) var revision = Revision(number: 0)
  private(set) var dirty: [String] = []

  init(context: SyncContext) { self.context = context }

  func pullOnEdits() {
    context.edits
      .flatMap { _ -> AnyPublisher<Revision, Never> in  //@ pullOnEdits
        self.api.latest()
      }
      .sink { [weak self] in self?.revision = $0 }
      .store(in: &cancellables)
  }

  func pullOnce() {
    api.latest()
      .sink { revision in  //@ pullOnce
        self.revision = revision
      }
      .store(in: &cancellables)
  }

  func trackEdits() {
    context.edits
      .handleEvents(receiveOutput: { [weak self] in self?.dirty.append($0) })  //@ trackEdits
      .map(\.count)
      .sink { print("edit of", $0) }
      .store(in: &cancellables)
  }

  func mirrorEdits() {
    context.edits
      .sink { edit in  //@ mirrorEdits
        self.dirty.append(edit)
      }
      .store(in: &context.cancellables)
  }

  func followMoves() {
    moveTokens.append(
      NotificationCenter.default.addObserver(forName: .replicaWillMove, object: nil, queue: .main) { _ in  //@ followMoves
        self.dirty.removeAll()
      })
  }

  func startFlushing() {
    flushTimer = Timer.publish(every: 0.005, on: .main, in: .common)
      .autoconnect()
      .sink { _ in  //@ flush
        self.dirty.removeAll()
      }
  }

  func stopFlushing() { flushTimer = nil }

  deinit { moveTokens.forEach(NotificationCenter.default.removeObserver) }
}

final class ReplicaCoordinator {
  static let context = SyncContext()
  private(set) var replica: Replica?

  func mount() { replica = Replica(context: Self.context) }
  func edit(_ text: String) { Self.context.edits.send(text) }
  func unmount() {
    replica?.stopFlushing()
    replica = nil
  }
}
