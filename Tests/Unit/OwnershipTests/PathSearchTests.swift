import Program
import Facts
import Testing
import Catalog

@testable import Ownership

/// The search for paths, on graphs made by hand.
@Suite struct PathSearchTests {
  private struct Made {
    var graph = Graph()
    var nodes: [NodeID] = []

    init(_ count: Int) {
      for index in 0..<count { nodes.append(graph.node(.parameter(index), type: .unknown)) }
    }

    mutating func edge(_ source: Int, _ target: Int, assumptions: UInt8 = 0, isUnchecked: Bool = false, lifetime: Lifetime = .whileKept) {
      graph.add(
        Edge(
          source: nodes[source], target: nodes[target], field: .element, strength: .strong, lifetime: lifetime, assumptions: assumptions, place: nil,
          isWrite: true, isUnchecked: isUnchecked))
    }

    func path(_ start: Int, _ goal: Int, closed: Set<Int> = [], meeting: Int? = nil) -> [Int]? {
      let path = graph.strongPath(
        from: nodes[start], to: nodes[goal], toll: { closed.contains(Int($0.target.index)) ? nil : Int($0.assumptions) },
        meeting: { meeting == nil || Int($0.index) == meeting })
      return path.map { [start] + $0.edges.map { Int($0.target.index) } }
    }
  }

  @Test func theSurerPathGoesBeforeTheShorterOne() {
    var made = Made(4)
    made.edge(0, 3, assumptions: 1)
    made.edge(0, 1)
    made.edge(1, 2)
    made.edge(2, 3)
    #expect(made.path(0, 3) == [0, 1, 2, 3])
    #expect(made.graph.keepers(of: made.nodes[3], where: { $0 == made.nodes[0] }).first?.path.assumptions == 0)
  }

  @Test func ofEquallySurePathsTheShortestWins() {
    var made = Made(4)
    made.edge(0, 1)
    made.edge(1, 2)
    made.edge(2, 3)
    made.edge(1, 3)
    #expect(made.path(0, 3) == [0, 1, 3])
  }

  @Test func ofSeveralStartsTheOneWithTheSurestPathIsTaken() {
    var made = Made(5)
    made.edge(0, 4, assumptions: 1)
    made.edge(1, 2)
    made.edge(2, 4)
    made.edge(3, 1)
    var steps = 0
    let found = made.graph.strongPath(
      fromOneOf: [made.nodes[0], made.nodes[1], made.nodes[3]], to: made.nodes[4], toll: { Int($0.assumptions) }, meeting: { _ in true }, steps: &steps)
    #expect(found?.start == made.nodes[1])
    #expect(found?.path.edges.count == 2)
  }

  @Test func lastingPathBeatsTemporaryPath() {
    var made = Made(3)
    made.edge(0, 2, lifetime: .untilEvent)
    made.edge(0, 1, assumptions: 1)
    made.edge(1, 2)
    #expect(made.path(0, 2) == [0, 1, 2])
  }

  @Test func uncheckedRowsAreOneStepTogether() {
    var made = Made(4)
    for (source, target) in [(0, 1), (1, 2), (2, 3)] { made.edge(source, target, assumptions: 1, isUnchecked: true) }
    made.edge(0, 3, assumptions: 2)
    #expect(made.path(0, 3) == [0, 1, 2, 3])
    let path = made.graph.strongPath(from: made.nodes[0], to: made.nodes[3])
    #expect(path?.evidence == .likely)
  }

  @Test func rejectedPathHidesNoOther() {
    var made = Made(5)
    made.edge(0, 1)
    made.edge(1, 4)
    made.edge(0, 2)
    made.edge(2, 3)
    made.edge(3, 4)
    #expect(made.path(0, 4) == [0, 1, 4])
    #expect(made.path(0, 4, closed: [1]) == [0, 2, 3, 4])
    #expect(made.path(0, 4, meeting: 3) == [0, 2, 3, 4])
    #expect(made.path(0, 4, closed: [3], meeting: 3) == nil)
  }

  @Test func ringsEnd() {
    var made = Made(3)
    made.edge(0, 1)
    made.edge(1, 0)
    #expect(made.path(0, 2) == nil)
    #expect(made.graph.keepers(of: made.nodes[0], where: { _ in true }).map(\.keeper) == [made.nodes[1]])
  }

  /// Where everything holds everything, half of the references lead to what is settled.
  @Test func settledNodesAreNotRevisited() {
    let count = 24
    var made = Made(count + 1)
    for source in 0..<count { for target in 0..<count where target != source { made.edge(source, target) } }
    final class Asked { var count = 0 }
    let asked = Asked()
    let toll = { (edge: Edge) -> Int? in
      asked.count += 1
      return Int(edge.assumptions)
    }
    #expect(made.graph.strongPath(from: made.nodes[count], to: made.nodes[0], toll: toll) == nil)
    #expect(asked.count <= count * (count - 1) / 2 + count)
  }

  @Test func aSearchLeavesEachNodeInTheOrderOfTheGraph() {
    var made = Made(5)
    for (source, target) in [(1, 4), (0, 2), (2, 4), (0, 1), (0, 3), (3, 4)] { made.edge(source, target) }
    let ways = OutgoingEdges([3, 0, 4, 1], in: made.graph)
    #expect(ways.edges(from: made.nodes[0]) == [1, 3, 4])
    #expect(ways.edges(from: made.nodes[1]) == [0])
    #expect(ways.edges(from: made.nodes[2]) == [])
  }

  @Test func componentsWithoutANode() {
    var made = Made(4)
    for (source, target) in [(0, 1), (1, 0), (1, 2), (2, 3), (3, 2), (2, 1)] { made.edge(source, target) }
    let all = made.graph.strongComponents()
    #expect(Set(all).count == 1)
    let without = made.graph.strongComponents(without: made.nodes[1])
    #expect(without[2] == without[3])
    #expect(without[0] != without[2])
  }

  /// What is looked for once for all that hang on one holder is what is found for each alone.
  @Test(arguments: 0..<40) func keepersOfMany(seed: Int) {
    var state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
    func dice(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    var made = Made(12)
    for _ in 0..<16 { made.edge(dice(12), dice(12), assumptions: UInt8(dice(3) / 2), lifetime: dice(6) == 0 ? .untilEvent : .whileKept) }
    let isKeeper: (NodeID) -> Bool = { $0.index % 3 != 1 }
    var search = KeeperSearch(made.graph, toll: { Int($0.assumptions) }, where: isKeeper)
    for node in made.nodes {
      let alone = made.graph.keepers(of: node, where: isKeeper)
      let together = search.keepers(of: node)
      #expect(Set(together.map(\.keeper)) == Set(alone.map(\.keeper)))
      for (keeper, path) in together {
        let cost = alone.first { $0.keeper == keeper }?.path.cost
        #expect(cost.map { !($0 < path.cost) && !(path.cost < $0) } == true)
      }
    }
  }
}
