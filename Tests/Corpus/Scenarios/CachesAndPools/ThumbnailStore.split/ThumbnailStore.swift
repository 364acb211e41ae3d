import Foundation

final class ThumbnailStore {
  private var cache: LoadingCache<String, [UInt8]>?
  private var scale = 2
  private(set) var evicted: [String] = []

  private func render(_ name: String) -> [UInt8] { Array(repeating: 0, count: scale) }

  func open() {
    cache = LoadingCache { self.render($0) } //@ open
  }

  func openByReference() {
    cache = LoadingCache(load: render) //@ reference
  }

  func openByValue() {
    cache = LoadingCache { [scale] _ in Array(repeating: 0, count: scale) } //@ value
    cache?.update("a") { $0.append(UInt8(self.scale)) } //@ update
  }

  func trackEvictions() {
    let cache = LoadingCache<String, [UInt8]> { _ in [] }
    cache.onEvict = { self.evicted.append($0) } //@ evictions
    self.cache = cache
  }

  func peek() -> Int {
    let cache = LoadingCache<String, [UInt8]> { self.render($0) } //@ peek
    return cache["a"].count
  }
}
