import Program
import Facts
import Testing

@testable import Ownership

/// What keeps each of many nodes, on graphs made by hand.
@Suite struct KeeperSearchTests {
  /// `self` holds boxes, one in the other, of which the last holds a closure that captures `self`: as cases hold their payloads.
  private struct Made {
    var graph = Graph()
    var closures: [NodeID] = []
    let object: NodeID

    init(closures count: Int, depth: Int) {
      object = graph.node(.selfObject, type: .unknown)
      for index in 0..<count {
        var holder = object
        for level in 0..<depth {
          let box = graph.node(.box(VariableReference(file: 0, variable: VariableID(index * depth + level)), instance: 0), type: .unknown)
          add(holder, box, .content)
          holder = box
        }
        let closure = graph.node(.closure(FunctionReference(file: 0, function: FunctionID(index)), instance: 0), type: .unknown)
        add(holder, closure, .content)
        add(closure, object, .capture(nil))
        closures.append(closure)
      }
    }

    mutating func add(_ source: NodeID, _ target: NodeID, _ field: Field) {
      graph.add(
        Edge(source: source, target: target, field: field, strength: .strong, lifetime: .whileKept, assumptions: 0, place: nil, isWrite: true))
    }

    func isObject(_ node: NodeID) -> Bool { node == object }
    func search() -> KeeperSearch { KeeperSearch(graph, toll: { Int($0.assumptions) }, where: isObject, areAlike: isObject) }
  }

  @Test(arguments: [1, 2, 5]) func successiveSearchesMatchOneSearch(depth: Int) {
    let made = Made(closures: 4, depth: depth)
    var search = made.search()
    for closure in made.closures {
      let expected = made.graph.keepers(of: closure, where: made.isObject)
      let found = search.keepers(of: closure)
      #expect(found.map(\.keeper) == expected.map(\.keeper))
      #expect(found.map(\.path.edges) == expected.map(\.path.edges))
      #expect(found.map(\.path.assumptions) == expected.map(\.path.assumptions))
    }
  }

  @Test func sharedKeepersAreSearchedOnce() {
    let steps = [50, 100, 200].map { count in
      let made = Made(closures: count, depth: 2)
      var search = made.search()
      for closure in made.closures { _ = search.keepers(of: closure) }
      return search.steps
    }
    #expect(steps[2] - steps[1] <= (steps[1] - steps[0]) * 23 / 10, "\(steps)")
  }

  @Test func boxesThatHoldOnlyEachOtherHaveNoKeeper() {
    var made = Made(closures: 1, depth: 1)
    let boxes = (10..<13).map { made.graph.node(.box(VariableReference(file: 0, variable: VariableID($0)), instance: 0), type: .unknown) }
    for (box, next) in zip(boxes, boxes.dropFirst() + boxes.prefix(1)) { made.add(box, next, .content) }
    var search = made.search()
    for box in boxes { #expect(search.keepers(of: box).isEmpty) }
  }
}
