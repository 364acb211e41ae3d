import Foundation

final class Entry<Key, Value> {
  let key: Key
  var value: Value
  var next: Entry?
  var previous: Entry?  //@ previous
  init(_ key: Key, _ value: Value) {
    self.key = key
    self.value = value
  }
}

final class RecencyCache<Key: Hashable, Value> {
  var onEvict: ((Key, Value) -> Void)?
  private var entries: [Key: Entry<Key, Value>] = [:]
  private var head: Entry<Key, Value>?
  private let capacity: Int
  init(capacity: Int) { self.capacity = capacity }

  func insert(_ value: Value, for key: Key) {
    let entry = Entry(key, value)
    entry.next = head
    head?.previous = entry
    head = entry
    entries[key] = entry
    if entries.count > capacity { onEvict?(key, value) }
  }

  func value(for key: Key, orMake make: (Key) -> Value) -> Value {
    if let entry = entries[key] { return entry.value }
    let made = make(key)
    insert(made, for: key)
    return made
  }
}

final class Slot<Value> {
  let value: Value
  var next: Slot?
  weak var previous: Slot?  //@ slot
  init(_ value: Value) { self.value = value }
}

final class History<Value> {
  private var first: Slot<Value>?
  private weak var last: Slot<Value>?

  func append(_ value: Value) {
    let slot = Slot(value)
    slot.previous = last
    if let last { last.next = slot } else { first = slot }
    last = slot
  }
}

final class Tile {
  let zoom: Int
  init(zoom: Int) { self.zoom = zoom }
}

final class TileSource {
  private let cache = RecencyCache<Int, Tile>(capacity: 8)
  private var made = 0
  private(set) var evictions = 0

  func tile(_ zoom: Int) -> Tile {
    cache.value(for: zoom) { zoom in  //@ make
      self.made += 1
      return Tile(zoom: zoom)
    }
  }

  func countEvictions() {
    cache.onEvict = { _, _ in  //@ evict
      self.evictions += 1
    }
  }
}

final class TileLog {
  private let counter: TileCounter
  private let cache = RecencyCache<Int, Tile>(capacity: 1)
  init(counter: TileCounter) { self.counter = counter }

  func record(_ tiles: [Tile]) {
    cache.onEvict = { [counter] _, _ in  //@ count
      counter.total += 1
    }
    for tile in tiles.prefix(1) { cache.insert(tile, for: tile.zoom) }
  }
}

final class TileCounter {
  var total = 0
}

enum MapScreen {
  static func pan(_ tiles: [Tile]) {
    let cache = RecencyCache<Int, Tile>(capacity: 4)
    for tile in tiles { cache.insert(tile, for: tile.zoom) }
  }

  static func zoom(_ tiles: [Tile]) {
    let history = History<Tile>()
    for tile in tiles { history.append(tile) }
  }

  static func show() {
    pan([Tile(zoom: 1), Tile(zoom: 2)])
    zoom([Tile(zoom: 1), Tile(zoom: 2)])
    let source = TileSource()
    source.countEvictions()
    _ = source.tile(3)
    _ = TileSource().tile(4)
    TileLog(counter: TileCounter()).record([Tile(zoom: 5)])
  }
}
