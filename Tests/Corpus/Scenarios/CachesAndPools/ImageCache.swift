import Foundation

final class LRUNode<Key: Hashable, Value> {
  let key: Key
  var value: Value
  var next: LRUNode?
  var previous: LRUNode?  //@ previous
  init(_ key: Key, _ value: Value) { (self.key, self.value) = (key, value) }
}

final class LRUCache<Key: Hashable, Value> {
  private(set) var head: LRUNode<Key, Value>?
  private var nodes: [Key: LRUNode<Key, Value>] = [:]

  func insert(_ value: Value, for key: Key) {
    let node = LRUNode(key, value)
    node.next = head
    head?.previous = node
    head = node
    nodes[key] = node
  }
  func value(for key: Key) -> Value? { nodes[key]?.value }
}

final class RingEntry<Value> {
  let value: Value
  var next: RingEntry?
  weak var previous: RingEntry?  //@ ring
  init(_ value: Value) { self.value = value }
}

final class RecentList<Value> {
  private(set) var first: RingEntry<Value>?
  func push(_ value: Value) {
    let entry = RingEntry(value)
    entry.next = first
    first?.previous = entry
    first = entry
  }
}

final class Picture {
  let data: Data
  init(_ data: Data) { self.data = data }
}

final class Loader {
  private var callbacks: [URL: [(Picture) -> Void]] = [:]

  func load(_ url: URL, completion: @escaping (Picture) -> Void) {
    callbacks[url, default: []].append(completion)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { [weak self] in
      self?.callbacks.removeValue(forKey: url)?.forEach { $0(Picture(Data([1]))) }
    }
  }
}

final class Thumbnail {
  private let loader: Loader
  private(set) var picture: Picture?
  init(loader: Loader) { self.loader = loader }

  func show(_ url: URL) {
    loader.load(url) { picture in  //@ thumbnail
      self.picture = picture
    }
  }
}

final class MemoryPressure {
  static let shared = MemoryPressure()
  private var handlers: [() -> Void] = []
  func onWarning(_ handler: @escaping () -> Void) { handlers.append(handler) }
  func warn() { handlers.forEach { $0() } }
}

final class PictureCache {
  private var pictures: [URL: Picture] = [:]

  init() {
    MemoryPressure.shared.onWarning(purge)  //@ purge
  }
  func store(_ picture: Picture, for url: URL) { pictures[url] = picture }
  private func purge() { pictures.removeAll() }
}

final class DiskCache {
  private var index: Set<URL> = []

  init() {
    MemoryPressure.shared.onWarning { [weak self] in  //@ disk
      self?.index.removeAll()
    }
  }
  func store(_ url: URL) { index.insert(url) }
}

final class Gallery {
  private let loader = Loader()
  private let url = URL(string: "https://example.org/a.png")!

  func browse(visit: (AnyObject) -> Void) {
    let cache = LRUCache<Int, String>()
    cache.insert("one", for: 1)
    cache.insert("two", for: 2)
    cache.head.map(visit)
  }
  func recent(visit: (AnyObject) -> Void) {
    let list = RecentList<Int>()
    list.push(1)
    list.push(2)
    list.first.map(visit)
  }
  func open(visit: (AnyObject) -> Void) {
    let thumbnail = Thumbnail(loader: loader)
    visit(thumbnail)
    thumbnail.show(url)
  }
  func prefetch(visit: (AnyObject) -> Void) {
    let memory = PictureCache(), disk = DiskCache()
    visit(memory)
    visit(disk)
    memory.store(Picture(Data()), for: url)
    disk.store(url)
    MemoryPressure.shared.warn()
  }
}
