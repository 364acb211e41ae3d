import Foundation

struct Lines: AsyncSequence {
  typealias Element = String
  let next: () async -> String?

  struct AsyncIterator: AsyncIteratorProtocol {
    let pull: () async -> String?
    mutating func next() async -> String? { await pull() }
  }

  func makeAsyncIterator() -> AsyncIterator { AsyncIterator(pull: next) }
}
