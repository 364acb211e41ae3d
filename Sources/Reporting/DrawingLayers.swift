/// Assigns boxes to ordered layers, after Sugiyama: back arrows are set aside, each box comes after all its holders, long arrows take a slot in every layer
/// they pass, and neighbours are moved together.
struct DrawingLayers {
  /// A position in a layer: a box, or a passing arrow.
  struct Slot {
    var box: Int?
    var arrow: Int?
    fileprivate var before: [Int] = []
    fileprivate var behind: [Int] = []
  }

  /// The slots of each layer, in order.
  var layers: [[Slot]] { order.map { $0.map { slots[$0] } } }
  /// For each arrow, whether it leads back, or to its own source.
  let leadsBack: [Bool]

  private var slots: [Slot]
  private var order: [[Int]] = []
  private let layerOfBox: [Int]

  func layer(of box: Int) -> Int { layerOfBox[box] }

  /// The number of layers that an arrow spans.
  func span(of arrow: Drawing.Arrow) -> Int { abs(layerOfBox[arrow.source] - layerOfBox[arrow.target]) }

  init(boxes: Int, arrows: [(source: Int, target: Int)]) {
    leadsBack = Self.arrowsBack(boxes: boxes, arrows: arrows)
    let forward = arrows.indices.filter { [leadsBack] in !leadsBack[$0] }
    layerOfBox = Self.layers(boxes: boxes, arrows: forward.map { arrows[$0] })
    slots = (0..<boxes).map { Slot(box: $0) }
    order = Array(repeating: [], count: (layerOfBox.max() ?? -1) + 1)
    for box in 0..<boxes { order[layerOfBox[box]].append(box) }
    for arrow in forward {
      let (source, target) = arrows[arrow]
      var last = source
      for layer in layerOfBox[source] + 1..<max(layerOfBox[source] + 1, layerOfBox[target]) {
        slots.append(Slot(arrow: arrow))
        order[layer].append(slots.count - 1)
        connect(last, slots.count - 1)
        last = slots.count - 1
      }
      connect(last, target)
    }
    for _ in 0..<4 {
      for layer in order.indices.dropFirst() { sort(layer, by: slots.map(\.before)) }
      for layer in order.indices.dropLast().reversed() { sort(layer, by: slots.map(\.behind)) }
    }
  }

  private mutating func connect(_ source: Int, _ target: Int) {
    slots[source].behind.append(target)
    slots[target].before.append(source)
  }

  // MARK: Layers

  /// The arrows that lead to a box still being visited, in a depth-first walk from the first box.
  private static func arrowsBack(boxes: Int, arrows: [(source: Int, target: Int)]) -> [Bool] {
    var outgoing = Array(repeating: [Int](), count: boxes)
    for (index, arrow) in arrows.enumerated() { outgoing[arrow.source].append(index) }
    var result = Array(repeating: false, count: arrows.count)
    var isDone = Array(repeating: false, count: boxes)
    var isOpen = isDone
    for root in 0..<boxes where !isDone[root] {
      var stack = [(box: root, next: 0)]
      isOpen[root] = true
      while let (box, next) = stack.last {
        guard next < outgoing[box].count else {
          (isOpen[box], isDone[box]) = (false, true)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let arrow = outgoing[box][next]
        let target = arrows[arrow].target
        if isOpen[target] {
          result[arrow] = true
        } else if !isDone[target] {
          isOpen[target] = true
          stack.append((target, 0))
        }
      }
    }
    return result
  }

  /// Each box is one layer after the last of its holders; a box without holders is directly before its targets.
  private static func layers(boxes: Int, arrows: [(source: Int, target: Int)]) -> [Int] {
    var result = Array(repeating: 0, count: boxes)
    // No path is longer than the number of boxes; without back arrows this terminates.
    for _ in 0..<boxes {
      var isSettled = true
      for (source, target) in arrows where result[target] <= result[source] {
        result[target] = result[source] + 1
        isSettled = false
      }
      if isSettled { break }
    }
    let held = Set(arrows.map(\.target))
    for box in 0..<boxes where !held.contains(box) {
      if let nearest = arrows.filter({ $0.source == box }).map({ result[$0.target] }).min() { result[box] = nearest - 1 }
    }
    return result
  }

  // MARK: Order

  private mutating func sort(_ layer: Int, by neighbours: [[Int]]) {
    var position: [Int: Double] = [:]
    for row in order { for (index, slot) in row.enumerated() { position[slot] = Double(index) } }
    let keyed = order[layer].enumerated().map { index, slot in
      let near = neighbours[slot].compactMap { position[$0] }
      return (slot: slot, key: near.isEmpty ? Double(index) : near.reduce(0, +) / Double(near.count), index: index)
    }
    order[layer] = keyed.sorted { ($0.key, $0.index) < ($1.key, $1.index) }.map(\.slot)
  }

  /// The cross position of each slot in each layer: near its neighbours, with a minimum distance.
  func centres(gap: Double, breadth: (Slot) -> Double) -> [[Double]] {
    var centre = Array(repeating: 0.0, count: slots.count)
    func spread(_ row: [Int]) {
      // Pushed apart from the first slot on, then shifted as a whole towards the preferred positions.
      let wanted = row.map { centre[$0] }
      for (slot, next) in zip(row, row.dropFirst()) {
        centre[next] = max(centre[next], centre[slot] + (breadth(slots[slot]) + breadth(slots[next])) / 2 + gap)
      }
      let drift = zip(row, wanted).reduce(0) { $0 + centre[$1.0] - $1.1 } / Double(max(row.count, 1))
      for slot in row { centre[slot] -= drift }
    }
    for row in order { spread(row) }
    for round in 0..<6 {
      for row in round % 2 == 0 ? order : order.reversed() {
        for slot in row {
          let near = round % 2 == 0 ? slots[slot].before : slots[slot].behind
          if !near.isEmpty { centre[slot] = near.reduce(0) { $0 + centre[$1] } / Double(near.count) }
        }
        spread(row)
      }
    }
    return order.map { $0.map { centre[$0] } }
  }
}
