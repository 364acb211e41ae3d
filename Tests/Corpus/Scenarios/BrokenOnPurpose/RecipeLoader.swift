import Foundation

final class RecipeLoader {
  typealias Callback = (Result<String, Error>) -> Void

  private var current: Callback?
  private var pending: [Int: Callback] = [:]
  private var waiting: [Callback] = []
  private var last: Callback?
  private(set) var titles: [String] = []

  func load(_ id: Int) {
    current = { result in  //@ load
      self.titles.append((try? result.get()) ?? "")
    }
    deliver("Soup \(id)")
  }

  private func deliver(_ text: String) {
    let callback = current
    current = nil
    callback?(.success(text))
  }

  func loadLast() {
    last = { result in  //@ last
      self.titles.append((try? result.get()) ?? "")
    }
    let callback = last
    callback?(.success("Stew"))
  }

  func request(_ id: Int) {
    pending[id] = { result in  //@ request
      defer { self.pending[id] = nil }
      self.titles.append((try? result.get()) ?? "none")
    }
    pending[id]?(.success("Curry"))
  }

  func requestNext(_ id: Int) {
    pending[id] = { result in  //@ next
      defer { self.pending[id + 1] = nil }
      self.titles.append((try? result.get()) ?? "none")
    }
    pending[id]?(.success("Bread"))
  }

  func enqueue() {
    waiting.append { result in  //@ enqueue
      self.titles.append((try? result.get()) ?? "")
    }
    drain()
  }

  private func drain() {
    let callbacks = waiting
    waiting.removeAll()
    callbacks.forEach { $0(.success("Pie")) }
  }
}
