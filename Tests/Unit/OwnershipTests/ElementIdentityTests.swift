import Testing

/// Elements of a collection are objects of their own: what one holds another does not hold.
@Suite struct ElementIdentityTests {
  private let tile = """
    final class Tile {
      var onFall: (() -> Void)?
      var next: Tile?
      func fall() {}
    }

    """

  @Test func differentKeys() {
    check(
      tile + """
        func row(_ tiles: [Tile]) {
          for index in 0..<tiles.count - 1 {
            let next = tiles[index + 1]
            tiles[index].onFall = { next.fall() }  //= object while_kept proven next
          }
          let last = tiles[9]
          tiles[0].onFall = { last.fall() }  //= object while_kept proven last
        }
        func ends(_ tiles: [Tile]) {
          guard let first = tiles.first, let last = tiles.last else { return }
          first.onFall = { last.fall() }  //= object while_kept proven last
        }
        func pairs(_ tiles: [Tile]) {
          for tile in tiles { for other in tiles { tile.onFall = { other.fall() } } }  //= object while_kept proven other
        }
        final class Board {
          let named: [String: Tile] = ["a": Tile(), "b": Tile()]
          func connect() {
            guard let first = named["a"], let second = named["b"] else { return }
            first.onFall = { second.fall() }  //= object while_kept proven second
          }
        }
        """)
  }

  @Test func theSameElement() {
    check(
      tile + """
        func each(_ tiles: [Tile]) {
          for tile in tiles { tile.onFall = { tile.fall() } }  //= cycle while_kept proven tile
          tiles.forEach { tile in tile.onFall = { tile.fall() } }  //= cycle while_kept proven tile
        }
        func keyed(_ tiles: [Tile], _ named: [String: Tile], _ index: Int) {
          let same = tiles[index]
          tiles[index].onFall = { same.fall() }  //= cycle while_kept proven same
          let one = named["a"]!
          named["a"]?.onFall = { one.fall() }  //= cycle while_kept proven one
        }
        final class Board {
          var tiles: [Tile] = []
          func connect() {
            for index in tiles.indices { tiles[index].onFall = { self.log() } }  //= cycle while_kept proven self
            tiles.first?.onFall = { self.log() }  //= cycle while_kept proven self
          }
          func log() {}
        }
        """)
  }

  /// A list that is linked in a loop: what a round reads is another element than what the round before has read.
  @Test func elementsOfTwoRounds() {
    check(
      tile + """
        func link(_ tiles: [Tile]) {
          var previous: Tile?
          for tile in tiles {
            previous?.onFall = { tile.fall() }  //= object while_kept proven tile
            previous = tile
          }
        }
        """)
  }

  @Test func treesAreNoCycles() {
    check(
      """
      final class Node {
        var children: [Character: Node] = [:]
        init() {}
        static func tree(_ depth: Int) -> Node {
          let node = Node()
          node.children["a"] = tree(depth - 1)
          return node
        }
      }
      final class Trie {
        private let root = Node()
        func insert(_ word: String) {
          var node = root
          for letter in word {
            if node.children[letter] == nil { node.children[letter] = Node() }
            node = node.children[letter]!
          }
        }
        func insert(all words: [String]) { for word in words { insert(word) } }
      }
      """)
  }

  @Test func treesWithParents() {
    check(
      """
      final class Node {
        var children: [Node] = []
        var parent: Node?  //= cycle while_kept proven parent
        static func tree(_ depth: Int) -> Node {
          let node = Node()
          let child = tree(depth - 1)
          node.children.append(child)
          child.parent = node
          return node
        }
      }
      """)
  }

  /// A collection that stands under a key, and what is put into it.
  @Test func keyOfAnInnerCollection() {
    check(
      """
      final class Ward {
        private var alarms: [Int: [() -> Void]] = [:]
        func notify(_ bed: Int, _ alarm: @escaping () -> Void) { alarms[bed, default: []].append(alarm) }
        func clear(_ bed: Int) { alarms[bed] = nil }
      }
      final class Nurse {
        private let ward = Ward()
        func log() {}
        func stay() { ward.notify(7) { self.log() } }  //= cycle while_kept proven self
        func visit() {
          ward.notify(3) { self.log() }  //= cycle while_kept proven self by_same_code
          ward.clear(3)
        }
      }
      """)
  }

  /// Neighbours are two elements.
  @Test func pairsOfNeighbours() {
    let code = """
      final class Step { var next: Step?; var onEnd: (() -> Void)?; func run() {} }
      final class Plan {
        var steps: [Step] = []
        func link() { for (one, other) in zip(PAIR) { one.onEnd = { other.run() } } }  //= ?
      }

      """
    check(code.replacing("PAIR", with: "steps, steps.dropFirst()"), gives: "object while_kept proven other")
    check(code.replacing("zip(PAIR)", with: "steps.map { ($0, $0) }"), gives: "cycle while_kept proven other")
  }
}
