import Foundation

final class LoadingCache<Key: Hashable, Value> {
  private var values: [Key: Value] = [:]
  private let load: (Key) -> Value
  var onEvict: ((Key) -> Void)?

  init(load: @escaping (Key) -> Value) { self.load = load }

  subscript(key: Key) -> Value {
    if let value = values[key] { return value }
    let value = load(key)
    values[key] = value
    return value
  }

  func update(_ key: Key, with change: (inout Value) -> Void) {
    var value = self[key]
    change(&value)
    values[key] = value
  }
}
