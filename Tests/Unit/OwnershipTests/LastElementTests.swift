import BuiltInRules
import Program
import Facts
import Testing
import Catalog

@testable import Ownership

/// What the code has put at the end of a collection.
@Suite struct LastElementTests {
  private static let field = Field.model(0)

  private var graph = Graph()
  private var nodes: [NodeID] = []

  init() { for index in 0..<4 { nodes.append(graph.node(.parameter(index), type: .unknown)) } }

  private func edge(to node: Int, _ field: Field = Self.field) -> Edge {
    Edge(source: nodes[0], target: nodes[node], field: field, strength: .strong, lifetime: .whileKept, assumptions: 0, place: nil, isWrite: true)
  }

  private mutating func append(_ node: Int) {
    var end = graph.takeEnd(of: nodes[0])
    let isNew = !graph.refers(nodes[0], by: Self.field, to: nodes[node])
    graph.add(edge(to: node))
    graph.putAtEnd([nodes[node]], of: nodes[0], Self.field, behind: &end, isNew: isNew)
  }

  private func held() -> [NodeID] { graph.targets(of: nodes[0], Self.field) }

  @Test mutating func removeLastTakesTheLastAppended() {
    append(1)
    append(2)
    graph.takeLast(of: nodes[0])
    #expect(held() == [nodes[1]])
    graph.takeLast(of: nodes[0])
    #expect(held() == [])
  }

  @Test mutating func removeLastLeavesEarlierElements() {
    graph.add(edge(to: 1))
    append(1)
    graph.takeLast(of: nodes[0])
    #expect(held() == [nodes[1]])
  }

  @Test mutating func refersChecksFieldAndTarget() {
    #expect(!graph.refers(nodes[0], by: Self.field, to: nodes[1]))
    for node in 1...3 { graph.add(edge(to: node)) }
    graph.add(edge(to: 1, .element))
    for node in 1...3 { #expect(graph.refers(nodes[0], by: Self.field, to: nodes[node])) }
    #expect(!graph.refers(nodes[1], by: Self.field, to: nodes[0]))
    #expect(!graph.refers(nodes[0], by: .model(1), to: nodes[1]))
    graph.overwrite(nodes[0], Self.field)
    #expect(!graph.refers(nodes[0], by: Self.field, to: nodes[1]))
    #expect(graph.refers(nodes[0], by: .element, to: nodes[1]))
  }

  /// Each point of the code that is come back to would have a table of all lists.
  @Test func lastElementsAreTrackedOnlyWhereRemoved() {
    func ends(_ code: String) -> Int {
      var reader = FactReader()
      let source = "final class A { var all: [() -> Void] = []; var count = 0\nfunc go() {\n\(code)\n} }"
      let program = Program(files: [reader.facts(of: Array(source.utf8), path: "A.swift")], modules: [0], models: BuiltIn.models)
      let memory = OwnershipAnalysis(program, jobs: 1).run(after: nil)?.memory
      return memory?.search.units.reduce(0) { $0 + $1.unit.graph.flow.ends.count } ?? -1
    }
    #expect(ends("all.append { self.count += 1 }") == 0)
    #expect(ends("all.append { self.count += 1 }; all.append { self.count += 2 }; all.removeLast()") == 1)
    #expect(ends("all.append { self.count += 1 }; run { _ = self.all.popLast() }") == 1)
  }
}
