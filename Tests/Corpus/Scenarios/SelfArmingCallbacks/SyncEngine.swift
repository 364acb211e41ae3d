import Foundation

struct Unreachable: Error {}

class SyncClient {
  var failures = 2

  func send(_ payload: [String], completion: @escaping (Result<Int, Error>) -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) {
      guard self.failures == 0 else {
        self.failures -= 1
        return completion(.failure(Unreachable()))
      }
      completion(.success(payload.count))
    }
  }
}

class SyncEngine {
  private let client = SyncClient()
  private var outbox = ["a", "b"]
  private(set) var rounds = 0

  func sync() {
    client.send(outbox) { result in  //@ sync
      self.rounds += 1
      switch result {
      case .success: self.outbox = []
      case .failure: self.sync()
      }
    }
  }

  func syncForever() {
    client.send(outbox) { result in  //@ forever
      self.rounds += 1
      if case .failure = result { self.rounds = 0 }
      self.syncForever()
    }
  }

  func sync(attempt: Int) {
    client.send(outbox) { result in  //@ attempt
      guard case .failure = result, attempt < 3 else { return }
      self.sync(attempt: attempt + 1)
    }
  }

  func fetchPages(from page: Int = 0) {
    client.send(["page \(page)"]) { result in  //@ pages
      guard page < 5 else { return self.fetchPages(from: 0) }
      self.fetchPages(from: page + 1)
    }
  }

  func fetchPages(_ pages: ArraySlice<String>) {
    guard let page = pages.first else { return }
    client.send([page]) { _ in  //@ slice
      self.outbox.append(page)
      self.fetchPages(pages.dropFirst())
    }
  }
}
