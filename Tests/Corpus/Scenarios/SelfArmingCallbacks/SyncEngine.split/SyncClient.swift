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
