import Foundation

final class PageLoader {
  private var waiting: [CheckedContinuation<Int, Never>] = []
  private var completion: ((Int) -> Void)?
  private var callbacks: [(Int) -> Void] = []
  private(set) var page = 0

  func next() async -> Int {
    await withCheckedContinuation { continuation in //@ next
      self.waiting.append(continuation)
    }
  }

  func deliver(_ value: Int) {
    page = value
    let current = waiting
    waiting = []
    current.forEach { $0.resume(returning: value) }
  }

  func bridge() async -> Int {
    await withCheckedContinuation { continuation in
      callbacks.append { value in //@ bridge
        self.page = value
        continuation.resume(returning: value)
      }
      callbacks.last?(4)
    }
  }

  func load(_ done: @escaping (Int) -> Void) {
    completion = done
    DispatchQueue.main.async { [self] in //@ load
      completion?(page)
      completion = nil
    }
  }

  func reload() {
    load { value in self.page = value + 1 } //@ reload
  }

  func observe() {
    callbacks.append { [weak self] in self?.page = $0 } //@ observe
  }
}
