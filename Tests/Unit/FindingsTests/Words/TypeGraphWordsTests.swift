import BuiltInRules
import Findings
import Findings
import Ownership
import Program
import Facts
import Testing

/// The ownership graph of one type.
struct TypeGraphWordsTests {
  /// The graph's edges as `source -strength name> target`, in its order.
  private func graph(of name: String, _ source: String) -> (edges: [String], cycles: [TypeGraph.Cycle]) {
    var reader = FactReader()
    let facts = reader.facts(of: Array(source.utf8), path: "File.swift")
    let program = Program(files: [facts], modules: [0], models: BuiltIn.models)
    let types = program.types.indices.map { NominalID($0) }.filter { program.qualifiedName(of: $0) == name }
    let result = OwnershipAnalysis(program, jobs: 1, graphedTypes: types).run()
    let graph = Words(of: result).typeGraph(result.typeGraphs[0])
    func text(_ index: Int) -> String {
      let node = graph.nodes[index]
      return "\(node.kind.rawValue) \(node.name.isEmpty ? node.type : node.name)"
    }
    return (graph.edges.map { "\(text($0.source)) -\($0.strength.rawValue) \($0.name)> \(text($0.target))" }, graph.cycles)
  }

  @Test func aClosureInAnOwnedObject() {
    let (edges, cycles) = graph(
      of: "Cart",
      """
      final class Model { var onChange: (() -> Void)? }
      final class Cart {
        let model = Model()
        weak var delegate: AnyObject?
        var count = 0
        func bind() { model.onChange = { self.count += 1 } }
      }
      """)
    #expect(
      edges == [
        "root self -strong model> object Model", "root self -weak delegate> object delegate",
        "object Model -strong onChange> closure closure in Cart.bind()", "closure closure in Cart.bind() -strong captures self> root self",
      ])
    #expect(cycles.count == 1)
    #expect(cycles[0].edges == [0, 2, 3])
    #expect(cycles[0].isLasting)
  }

  @Test func objectsThatHoldEachOtherUntilAMethodLetsGo() {
    let (_, cycles) = graph(
      of: "Tree.Node",
      """
      enum Tree {
        final class Node {
          var parent: Node?
          var children: [Node] = []
          func add(_ child: Node) { children.append(child); child.parent = self }
          func clear() { children.removeAll() }
        }
      }
      func use(_ node: Tree.Node) { node.clear() }
      """)
    #expect(cycles.count == 1)
    #expect(cycles[0].broken == .byOtherMethod)
    #expect(!cycles[0].isLasting)
  }

  @Test func tokensAndTheSystem() {
    let (edges, cycles) = graph(
      of: "Clock",
      """
      import Foundation
      import Combine
      final class Clock {
        var bag: Set<AnyCancellable> = []
        let ticks = PassthroughSubject<Int, Never>()
        func start() {
          ticks.sink { [weak self] _ in self?.tick() }.store(in: &bag)
          DispatchQueue.main.async { self.tick() }
        }
        func tick() {}
      }
      """)
    #expect(edges.contains("system the system -strong DispatchQueue.async> closure closure in Clock.start()"))
    #expect(edges.contains { $0.hasPrefix("token ") })
    #expect(edges.contains("closure closure in Clock.start() -weak captures self> root self"))
    #expect(cycles.isEmpty)
  }

  /// A list is no cycle: types alone prove nothing.
  @Test func aListIsNoCycle() {
    #expect(graph(of: "Node", "final class Node { var next: Node?; init(next: Node?) { self.next = next } }").cycles.isEmpty)
  }
}
