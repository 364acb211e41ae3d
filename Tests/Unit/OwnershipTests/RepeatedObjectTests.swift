import Testing

/// Objects that one expression makes several of, and how two of them are told apart.
struct RepeatedObjectTests {
  private static let types = """
    final class Body {
      var parent: Body?
    }
    final class Layer {
      let body = Body()
      let index: Int
      var matte: Layer? {
        didSet { mask = matte }
      }
      var mask: Layer?
      init(index: Int) { self.index = index }
    }

    """

  @Test func elementsThatALoopHasMade() {
    check(
      Self.types + """
        func link(_ parents: [Int: Int]) -> [Layer] {
          var layers: [Int: Layer] = [:]
          for (index, _) in parents { layers[index] = Layer(index: index) }
          for (index, parent) in parents {
            let child = layers[index]
            child?.body.parent = layers[parent]?.body
            child?.matte = layers[parent]
          }
          return Array(layers.values)
        }
        """)
  }

  @Test func elementsThatACalleeHasMade() {
    check(
      Self.types + """
        func layers(_ count: Int) -> [Layer] {
          var result: [Layer] = []
          for index in 0..<count { result.append(Layer(index: index)) }
          return result
        }
        final class Animation {
          var all: [Layer] = []
          func fill() {
            var open: Layer?
            for layer in layers(3) {
              all.append(layer)
              if let matted = open {
                matted.matte = layer
                open = nil
                continue
              }
              if layer.index == 1 { open = layer }
            }
          }
        }
        """)
  }

  @Test func oneThatHoldsItself() {
    check(
      """
      final class Layer {
        var matte: Layer?  //= cycle while_kept proven matte
      }
      func layers(_ count: Int) -> [Layer] {
        var result: [Layer] = []
        for _ in 0..<count {
          let layer = Layer()
          let same = layer
          same.matte = layer
          result.append(layer)
        }
        return result
      }
      """)
  }

  /// The bare name is the inherited property: methods that have overloads are no values by it.
  @Test func aPropertyWithTheNameOfMethods() {
    check(
      """
      import UIKit
      final class Configuration {
        let tableView: UITableView
        init(tableView: UITableView) { self.tableView = tableView }
      }
      final class Screen: UITableViewController {
        var configuration: Configuration?
        func load() { configuration = Configuration(tableView: tableView) }
        override func tableView(_ tableView: UITableView, heightForRowAt path: IndexPath) -> CGFloat { 1 }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 1 }
      }
      """)
  }

  /// A list links what it is given to what it had before: that these are one object is assumed.
  @Test func oneStoreOfSeveralObjects() {
    check(
      """
      final class Reply {
        private var handler: ((String) -> Reply?)?
        private var next: Reply?  //= cycle while_kept likely next
        func reject(_ error: String) throws { defer { callHandler(error) } }
        private func callHandler(_ error: String) {
          if let handler {
            succeed(handler(error))
            try? fail(error)
            try? fail(error)
          }
        }
        private func succeed(_ other: Reply?) {
          guard let np = next else { return }
          guard let other else { return }
          switch state {
          case .done:
            np.reject("")
            other.insert(np)
          }
        }
        private func finish(_ value: Int?) { if let value { save(value) }; succeed(outside) }
        private func fail(_ error: String) throws { if let np = next { try np.reject(error) } }
        private func insert(_ other: Reply) {
          if let np = next { other.insert(np) }
          next = other
        }
      }
      """)
  }

  /// A callee that puts its argument into a collection of another object knows two objects.
  @Test func elementsThatACalleePutsIntoOlderObjects() {
    check(
      """
      final class Node {
        let level: Int
        var children: [Node] = []
        init(level: Int) { self.level = level }
        func adopt() { children.append(self) }  //= cycle while_kept proven self
      }
      final class Tree {
        var root = Node(level: 1)
        func load(_ levels: [Int]) {
          for level in levels { add(Node(level: level)) }
        }
        private func add(_ node: Node) {
          var parent = root
          while let last = parent.children.last, last.level < node.level { parent = last }
          parent.children.append(node)
        }
      }
      """)
  }

  /// The other initialisers of an overloaded name do not belong to the recursion.
  @Test func recursionThroughOneOfSeveralInitialisers() {
    check(
      """
      class Tree {
        var stored: [Tree]
        init(stored: [Tree]) { self.stored = stored }
        convenience init() { self.init(stored: []) }
        convenience init(parts: [Any]) {
          self.init()
          for part in parts {
            if let parts = part as? [Any] { stored.append(Tree(parts: parts)) }
          }
        }
      }
      func use() { print(Tree(parts: ["a", ["b", "c"]]).stored.count) }
      """)
  }
}
