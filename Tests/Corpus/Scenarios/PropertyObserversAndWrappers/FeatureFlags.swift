import Foundation

final class ObserverList<Value> {
  private var observers: [(Value) -> Void] = []
  func onChange(_ observer: @escaping (Value) -> Void) { observers.append(observer) }
  func notify(_ value: Value) { observers.forEach { $0(value) } }
}

@propertyWrapper
struct Flag<Value> {
  private var value: Value
  let projectedValue = ObserverList<Value>()

  init(wrappedValue: Value) { value = wrappedValue }

  var wrappedValue: Value {
    get { value }
    set {
      value = newValue
      projectedValue.notify(newValue)
    }
  }
}

@propertyWrapper
struct Adjusted<Value> {
  private var value: Value
  private let adjust: (Value) -> Value

  init(wrappedValue: Value, by adjust: @escaping (Value) -> Value) {
    self.adjust = adjust
    value = adjust(wrappedValue)
  }

  var wrappedValue: Value {
    get { value }
    set { value = adjust(newValue) }
  }
}

protocol FlagSource: AnyObject {
  associatedtype Payload
  func fetch(_ completion: @escaping (Payload) -> Void)
}

final class BundledSource: FlagSource {
  private var completion: (([String: Bool]) -> Void)?

  func fetch(_ completion: @escaping ([String: Bool]) -> Void) {
    self.completion = completion
    DispatchQueue.main.async { self.deliver() }
  }

  private func deliver() {
    completion?(["search": true])
    completion = nil
  }
}

final class RemoteSource: FlagSource {
  private var completion: ((Int) -> Void)?

  func fetch(_ completion: @escaping (Int) -> Void) {
    self.completion = completion
    DispatchQueue.main.async { self.deliver() }
  }

  private func deliver() { completion?(200) }
}

final class FeatureFlags {
  @Flag var search = false
  @Flag var limit = 10
  @Adjusted(by: { min($0, 100) }) var percentage = 50  //@ percentage
  private let bundled = BundledSource()
  private let remote = RemoteSource()
  private var changes = 0

  func countSearchChanges() {
    $search.onChange { _ in  //@ searchChanges
      self.changes += 1
    }
  }

  func followLimit() {
    $limit.onChange { [weak self] limit in  //@ limitChanges
      self?.percentage = limit * 10
    }
  }

  func loadBundled() {
    bundled.fetch { values in  //@ bundledFetch
      self.search = values["search"] ?? false
    }
  }

  func loadRemote() {
    remote.fetch { status in  //@ remoteFetch
      self.changes += status == 200 ? 1 : 0
    }
  }
}

final class FlagScene {
  func run() {
    let flags = FeatureFlags()
    flags.countSearchChanges()
    flags.followLimit()
    flags.loadBundled()
    flags.loadRemote()
    flags.search = true
    flags.limit = 20
  }
}
