import Combine

/// Values that a store hands out, and events that tell of a new one.
final class FavouriteStore {
  let favourites = CurrentValueSubject<Int, Never>(0)
  let selected = PassthroughSubject<String, Never>()
}

/// Each selection ends the old observer and makes the next one.
final class FavouriteSheet {
  private let store: FavouriteStore
  private var selections = Set<AnyCancellable>()
  private var observer: AnyCancellable?
  private(set) var count = 0

  init(store: FavouriteStore) { self.store = store }

  func followRenewed() {
    store.selected
      .sink { [weak self] _ in
        guard let self else { return }
        self.observer?.cancel()
        self.observer = self.store.favourites.sink { value in  //@ renewed
          self.count = value
        }
      }
      .store(in: &selections)
  }

  func followWeakly() {
    store.selected
      .sink { [weak self] _ in
        guard let self else { return }
        self.observer?.cancel()
        self.observer = self.store.favourites.sink { [weak self] value in  //@ renewedWeakly
          self?.count = value
        }
      }
      .store(in: &selections)
  }
}

/// Sends a message, and ends the stream of answers with the first one.
final class SendOperation {
  private let answers: PassthroughSubject<String, Never>
  private var stream: AnyCancellable?
  private(set) var isSent = false

  init(answers: PassthroughSubject<String, Never>) { self.answers = answers }

  deinit { stream?.cancel() }

  func start(completion: @escaping (String) -> Void) {
    stream = answers.sink { [weak self] answer in
      self?.isSent = true
      self?.stream?.cancel()
      self?.stream = nil
      completion(answer)
    }
  }
}

/// The user may close the screen before the answer comes.
final class SendScreen {
  let answers = PassthroughSubject<String, Never>()
  private(set) var operation: SendOperation?

  func send() {
    let operation = SendOperation(answers: answers)
    self.operation = operation
    operation.start { answer in  //@ unanswered
      print(answer, operation.isSent)
    }
  }

  func close() { operation = nil }
}
