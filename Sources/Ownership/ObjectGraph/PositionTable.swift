/// Finds elements of an array by their identity. Stores only their positions, so that no element is stored, copied or freed twice.
struct PositionTable {
  /// The capacity is a power of two, at most three quarters used; -1 marks a free place. Linear probing on collision.
  private var places: [Int32] = []
  private var count = 0

  init() {}

  /// - Parameter hashOf: The hash of an element.
  init<Element>(_ elements: [Element], _ hashOf: (Element) -> Int) {
    if elements.isEmpty { return }
    var size = 8
    while elements.count * 4 > size * 3 { size *= 2 }
    places = Array(repeating: -1, count: size)
    count = elements.count
    for (position, element) in elements.enumerated() { put(Int32(position), hashOf(element)) }
  }

  /// The position of an element with that hash.
  func find(_ hash: Int, where isWanted: (Int32) -> Bool) -> Int32? {
    if places.isEmpty { return nil }
    let mask = places.count - 1
    var place = hash & mask
    while places[place] >= 0 {
      if isWanted(places[place]) { return places[place] }
      place = (place + 1) & mask
    }
    return nil
  }

  /// Adds the position of a new element.
  ///
  /// - Parameters:
  ///   - elements: The existing elements.
  ///   - hashOf: Their hashes, used when the table grows.
  mutating func insert<Element>(_ position: Int32, hash: Int, to elements: [Element], _ hashOf: (Element) -> Int) {
    if (count + 1) * 4 > places.count * 3 {
      let old = places
      places = Array(repeating: -1, count: max(8, old.count * 2))
      for known in old where known >= 0 { put(known, hashOf(elements[Int(known)])) }
    }
    put(position, hash)
    count += 1
  }

  private mutating func put(_ position: Int32, _ hash: Int) {
    let mask = places.count - 1
    var place = hash & mask
    while places[place] >= 0 { place = (place + 1) & mask }
    places[place] = position
  }
}

/// A fast hash for small numeric keys. The tables are small and internal: no attacker chooses keys that collide.
struct QuickHash {
  private var state: UInt64 = 0

  mutating func combine(_ number: Int) {
    state = (state ^ UInt64(truncatingIfNeeded: number)) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 32
  }

  mutating func combine(_ number: Int32) { combine(Int(number)) }
  mutating func combine(_ number: UInt32) { combine(Int(number)) }

  var value: Int { Int(truncatingIfNeeded: state) }
}
