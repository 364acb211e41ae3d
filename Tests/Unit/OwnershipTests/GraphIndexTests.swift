import Program
import Facts
import Testing

@testable import Ownership

/// The index of a large graph gives what a search through its edges gives.
@Suite struct GraphIndexTests {
  /// Objects made in one place each, of which closures capture some and hold others.
  private func graph(_ count: Int) -> Graph {
    var graph = Graph()
    for index in 0..<count {
      let object = graph.node(.allocation(place(index), instance: 0), type: .unknown)
      let closure = graph.node(.closure(FunctionReference(file: 0, function: FunctionID(index)), instance: 0), type: .unknown)
      let fields: [Field] = [.capture(nil), .element, .model(index % 7), .unknown]
      add(closure, object, fields[index % 4], to: &graph)
      add(object, NodeID(index / 2), fields[index % 3 + 1], to: &graph)
      graph.overwrite(NodeID(index / 5), .element)
    }
    return graph
  }

  private func place(_ index: Int) -> SourcePlace { SourcePlace(file: 0, range: ByteRange(start: UInt32(index * 10), end: UInt32(index * 10 + 8))) }

  private func add(_ source: NodeID, _ target: NodeID, _ field: Field, to graph: inout Graph) {
    graph.add(Edge(source: source, target: target, field: field, strength: .strong, lifetime: .whileKept, assumptions: 0, place: nil, isWrite: true))
  }

  @Test(arguments: [20, 100]) func answersAreThoseOfTheEdges(count: Int) {
    let (plain, indexed) = (graph(count), graph(count).finished())
    #expect(plain.index == nil)
    #expect((indexed.index == nil) == (count < 64))
    for node in plain.nodes.indices.map({ NodeID($0) }) {
      let fields = { (edges: [Edge]) in edges.map { "\($0.source.index) \($0.target.index) \($0.field)" } }
      #expect(fields(indexed.edges(holding: node)) == fields(plain.edges(to: node).filter { $0.field != .capture(nil) }))
      #expect(fields(indexed.modelledEdges(from: node)) == fields(plain.modelledEdges(from: node)))
    }
    for index in 0..<count {
      let inner = SourcePlace(file: 0, range: ByteRange(start: UInt32(index * 10 + 2), end: UInt32(index * 10 + 4)))
      for place in [place(index), inner] {
        #expect(indexed.made(around: place, except: NodeID(1)) == plain.made(around: place, except: NodeID(1)))
      }
    }
  }

  /// What is added later is found too.
  @Test func changesDropTheIndex() {
    var graph = graph(100).finished()
    let node = graph.node(.selfObject, type: .unknown)
    #expect(graph.edges(holding: node).isEmpty)
    add(NodeID(0), node, .element, to: &graph)
    #expect(graph.edges(holding: node).count == 1)
  }
}
