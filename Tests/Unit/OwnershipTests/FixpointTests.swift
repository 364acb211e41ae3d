import Program
import Testing
import Catalog

@testable import Ownership

/// In which order functions are evaluated, and how often.
@Suite struct FixpointTests {
  @Test func calleesComeFirst() {
    // 0 calls 1 and 2; 1 and 2 call 3.
    let graph = CallGraph(callees: [[1, 2], [3], [3], []])
    #expect(graph.levels == [[[3]], [[1], [2]], [[0]]])
    #expect(graph.isRecursive == [false, false, false, false])
  }

  @Test func mutualCallersFormOneComponent() {
    // 1, 2 and 3 are a ring; 4 calls itself.
    let graph = CallGraph(callees: [[1], [2], [3], [1, 4], [4]])
    #expect(graph.levels.map { $0.map { $0.sorted() } } == [[[4]], [[1, 2, 3]], [[0]]])
    #expect(graph.isRecursive == [false, true, true, true, true])
  }

  /// Each knows in the end what the whole ring knows, in whatever order it is written down.
  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [2, 0, 3, 1]])
  func componentConvergesInAnyOrder(group: [Int]) {
    let callees = [[1], [2], [3], [0]]
    var known: [Set<Int>] = Array(repeating: [], count: 4)
    let solved = FixpointSolver(group, callees: callees).solve { unit in
      let before = known[unit]
      for callee in callees[unit] { known[unit].formUnion(known[callee]) }
      known[unit].insert(unit)
      return FixpointSolver.Evaluation(result: known[unit], hasChanged: known[unit] != before, isCut: false)
    }
    #expect(solved.hasSettled)
    #expect(solved.results == Array(repeating: [0, 1, 2, 3], count: 4))
  }

  @Test func leafIsEvaluatedOnce() {
    var evaluations = 0
    let solved = FixpointSolver([0], callees: [[]]).solve { _ in
      evaluations += 1
      return FixpointSolver.Evaluation(result: 0, hasChanged: true, isCut: false)
    }
    #expect(evaluations == 1 && solved.hasSettled && solved.rounds == 1)
  }

  /// What swings for ever is stopped, and said to be unsettled.
  @Test func oscillationStopsUnsettled() {
    var evaluations = 0
    let solved = FixpointSolver([0, 1], callees: [[1], [0]]).solve { _ in
      evaluations += 1
      return FixpointSolver.Evaluation(result: 0, hasChanged: true, isCut: false)
    }
    #expect(!solved.hasSettled)
    #expect(evaluations < 100)
  }
}

/// Which nodes of an object graph reach each other.
@Suite struct StrongComponentTests {
  private func components(_ count: Int, _ edges: [(Int, Int, CaptureStrength)], without left: Int? = nil, isStrongOnly: Bool = false) -> [Set<Int>] {
    var graph = Graph()
    let nodes = (0..<count).map { graph.node(.parameter($0), type: .unknown) }
    for (source, target, strength) in edges {
      graph.add(
        Edge(source: nodes[source], target: nodes[target], field: .element, strength: strength, lifetime: .whileKept, assumptions: 0, place: nil, isWrite: true)
      )
    }
    let numbers = left.map { graph.strongComponents(without: nodes[$0], isStrongOnly: isStrongOnly) } ?? graph.strongComponents()
    return Dictionary(grouping: 0..<count) { numbers[$0] }.values.map { Set($0) }.sorted { $0.min()! < $1.min()! }
  }

  @Test func componentWithDependents() {
    #expect(components(4, [(0, 1, .strong), (1, 2, .strong), (2, 0, .strong), (2, 3, .strong)]) == [[0, 1, 2], [3]])
  }

  /// Of large components it is told without a look at all of them whether two nodes still hold each other when a third one is left out.
  @Test(arguments: 1...12) func largeComponentsWithoutANode(seed: UInt64) {
    var state = seed &* 0x9E37_79B9_7F4A_7C15
    func random(_ limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % limit
    }
    let count = 90
    // A ring with few chords, so that much hangs on single nodes.
    let chords = (0..<Int(seed) * 2).map { _ in (random(count), random(count)) }
    var graph = Graph()
    let nodes = (0..<count).map { graph.node(.parameter($0), type: .unknown) }
    let edges = (0..<count).map { ($0, ($0 + 1) % count) } + chords.filter { $0 != $1 }
    for (source, target) in edges {
      graph.add(
        Edge(source: nodes[source], target: nodes[target], field: .element, strength: .strong, lifetime: .whileKept, assumptions: 0, place: nil, isWrite: true)
      )
    }
    var groups = ComponentGroups(of: graph)
    var told = 0
    for excluded in 0..<count {
      let rest = graph.strongComponents(without: nodes[excluded], isStrongOnly: true)
      for (source, target) in edges where source != excluded && target != excluded {
        let together = rest[source] == rest[target]
        #expect(groups.rest(without: nodes[excluded], in: graph).areTogether(nodes[source], nodes[target]) == together)
        guard let leads = groups.leads(from: nodes[target], to: nodes[source], without: nodes[excluded], in: graph) else { continue }
        told += 1
        #expect(leads == together)
      }
    }
    #expect(told > 0)
  }

  @Test func removingANodeOpensTheComponent() {
    let edges: [(Int, Int, CaptureStrength)] = [(0, 1, .strong), (1, 2, .strong), (2, 1, .strong), (2, 0, .strong)]
    #expect(components(3, edges) == [[0, 1, 2]])
    let rest = components(3, edges, without: 0, isStrongOnly: true)
    #expect(rest.contains([1, 2]))
  }
}
