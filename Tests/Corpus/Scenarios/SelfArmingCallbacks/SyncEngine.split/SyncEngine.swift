import Foundation

class SyncEngine {
  let client = SyncClient()
  var outbox = ["a", "b"]
  var rounds = 0

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
}
