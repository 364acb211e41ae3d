import Foundation

final class Entry<Key: Hashable, Value> {
  let key: Key
  var value: Value
  var next: Entry?
  var previous: Entry?  //@ entry

  init(key: Key, value: Value) {
    self.key = key
    self.value = value
  }
}

final class LruCache<Key: Hashable, Value> {
  private var table: [Key: Entry<Key, Value>] = [:]
  private(set) var head: Entry<Key, Value>?
  private var tail: Entry<Key, Value>?
  private let capacity: Int
  var onEvict: ((Key, Value) -> Void)?

  init(capacity: Int) { self.capacity = capacity }

  deinit { removeAll() }

  func insert(_ value: Value, for key: Key) {
    let entry = Entry(key: key, value: value)
    entry.next = head
    head?.previous = entry
    head = entry
    if tail == nil { tail = entry }
    table[key] = entry
    if table.count > capacity { evict() }
  }

  func value(for key: Key) -> Value? { table[key]?.value }

  func removeAll() {
    var current = head
    while let entry = current {
      current = entry.next
      entry.next = nil
      entry.previous = nil
    }
    head = nil
    tail = nil
    table.removeAll()
  }

  private func evict() {
    guard let last = tail else { return }
    tail = last.previous
    tail?.next = nil
    last.previous = nil
    table[last.key] = nil
    onEvict?(last.key, last.value)
  }
}

final class RingSlot {
  var payload: Data?
  var next: RingSlot?  //@ slot
}

final class ReplayRing {
  private(set) var cursor: RingSlot

  init(size: Int) {
    let first = RingSlot()
    var last = first
    for _ in 1..<size {
      let slot = RingSlot()
      last.next = slot
      last = slot
    }
    last.next = first
    cursor = first
  }

  func write(_ payload: Data) {
    cursor.payload = payload
    if let next = cursor.next { cursor = next }
  }
}

final class ThumbnailStore {
  private let cache = LruCache<String, Data>(capacity: 2)
  private var evicted: [String] = []

  func observeEvictions() {
    cache.onEvict = { key, _ in self.evicted.append(key) }  //@ thumbnails
  }

  func store(_ data: Data, named name: String) { cache.insert(data, for: name) }
}

final class TileStore {
  private let cache = LruCache<Int, Data>(capacity: 2)
  private let spill = SpillFile()

  func observeEvictions() {
    cache.onEvict = { [spill] key, data in spill.write(key, data) }  //@ tiles
  }

  func store(_ data: Data, at index: Int) { cache.insert(data, for: index) }
}

final class SpillFile {
  private var pages: [Int: Data] = [:]
  func write(_ index: Int, _ data: Data) { pages[index] = data }
}

final class MapSession {
  func render() {
    let thumbnails = ThumbnailStore()
    thumbnails.observeEvictions()
    let tiles = TileStore()
    tiles.observeEvictions()
    let ring = ReplayRing(size: 3)
    for index in 0..<4 {
      thumbnails.store(Data([UInt8(index)]), named: "t\(index)")
      tiles.store(Data([UInt8(index)]), at: index)
      ring.write(Data([UInt8(index)]))
    }
  }
}
