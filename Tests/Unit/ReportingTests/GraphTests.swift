import Findings
import Ownership
import Facts
import Testing
import Catalog

@testable import Reporting

/// What stands in names must not be read as the drawing's own language.
struct GraphTests {
  private static let graph = TypeGraph(
    type: "Box", module: 0, place: Sample.place(0, "final"),
    nodes: [
      TypeGraph.Node(kind: .root, name: "self", type: "Box<[Int]>", place: nil),
      TypeGraph.Node(kind: .object, name: "`class`", type: #"a "b" \n & #c;"#, place: Sample.place(1, "onChange")),
    ],
    edges: [
      TypeGraph.Edge(
        source: 0, target: 1, name: "`class`", isCapture: false, strength: .strong, lifetime: .whileKept, isProven: true,
        place: Sample.place(1, "onChange")),
      TypeGraph.Edge(
        source: 1, target: 0, name: "delegate", isCapture: false, strength: .strong, lifetime: .whileKept, isProven: false, place: nil),
      TypeGraph.Edge(
        source: 1, target: 0, name: "captures self", isCapture: true, strength: .weak, lifetime: .untilCall, isProven: true, place: nil),
    ],
    cycles: [cycle(broken: .never)])

  private static func cycle(broken: ReleaseOutcome, endsByItself: Bool = false) -> TypeGraph.Cycle {
    TypeGraph.Cycle(
      edges: [0, 1], evidence: .likely, endsByItself: endsByItself, broken: broken, until: "`stop()` empties it",
      path: [OwnershipStep(place: Sample.place(1, "onChange"), text: "`Box`\nkeeps {it}")])
  }

  private func report(_ graph: TypeGraph) -> GraphReport {
    GraphReport(entries: [GraphReport.Entry(title: "App.Box", graph: graph)], documents: Sample.documents)
  }

  @Test func oneNodeForEachObject() {
    let place = Sample.place(1, "onChange")
    func node(_ kind: BoxKind, _ type: String, _ place: SourcePlace? = nil, name: String = "") -> TypeGraph.Node {
      TypeGraph.Node(kind: kind, name: name, type: type, place: place)
    }
    func edge(_ source: Int, _ target: Int, _ name: String, isCapture: Bool = false) -> TypeGraph.Edge {
      TypeGraph.Edge(source: source, target: target, name: name, isCapture: isCapture, strength: .strong, lifetime: .whileKept, isProven: true, place: nil)
    }
    var graph = Self.graph
    // A closure that three functions meet, a timer of one property set at two places, and one of another property.
    graph.nodes =
      [graph.nodes[0]] + (0..<3).map { _ in node(.closure, "", place) } + [node(.object, "Timer", Sample.place(0, "final"))]
      + [node(.object, "Timer", name: "clock"), node(.object, "Timer")]
    graph.edges =
      (1...3).map { edge(0, $0, "onChange") } + (1...3).map { edge($0, 0, "captures self", isCapture: true) }
      + [edge(0, 4, "clock"), edge(0, 5, "clock"), edge(0, 6, "other")]
    graph.cycles = (0..<3).map { number in
      var cycle = Self.cycle(broken: .never)
      cycle.edges = [number, number + 3]
      return cycle
    }
    let collapsed = graph.collapsed()
    #expect(collapsed.nodes.map(\.name) == ["self", "", "clock", ""])
    #expect(collapsed.edges.map { "\($0.source) \($0.name) \($0.target)" } == ["0 onChange 1", "1 captures self 0", "0 clock 2", "0 other 3"])
    #expect(collapsed.cycles.map(\.edges) == [[0, 1]])
  }

  @Test func aLargeGraphIsBounded() {
    var graph = Self.graph
    for number in 0..<500 {
      graph.nodes.append(TypeGraph.Node(kind: .object, name: "", type: "Part\(number)", place: nil))
      graph.edges.append(
        TypeGraph.Edge(
          source: number == 0 ? 0 : number + 1, target: number + 2, name: "next", isCapture: false, strength: .strong, lifetime: .whileKept, isProven: true,
          place: nil))
    }
    let collapsed = graph.collapsed(limit: 20)
    #expect(collapsed.nodes.count == 21)
    #expect(collapsed.nodes.last?.name == "482 more objects, farther away")
    #expect(collapsed.cycles.map(\.edges) == [[0, 1]])
    #expect(collapsed.edges.allSatisfy { $0.source < 20 && $0.target < 20 })
  }

  @Test func dot() {
    #expect(
      DOTGraph().render(report(Self.graph)) == #"""
        // App.Box (App/CartViewController.swift:1): 1 cycle
        //   cycle 1: never freed, likely
        //     App/CartViewModel.swift:2: `Box` keeps {it}
        digraph ownership {
          rankdir=LR;
          node [fontname="Helvetica", fontsize=11];
          edge [fontname="Helvetica", fontsize=9];
          subgraph cluster_0 {
            label="App.Box";
            style=rounded;
            n0_0 [label="self: Box<[Int]>", shape=box, style="bold,filled", fillcolor=lightyellow];
            n0_1 [label="`class`: a \"b\" \\n &amp; #c;\nApp/CartViewModel.swift:2", shape=box];
            n0_0 -> n0_1 [label="`class`\nApp/CartViewModel.swift:2", color=red, fontcolor=red, penwidth=2];
            n0_1 -> n0_0 [label="delegate (assumed)", color=red, fontcolor=red, penwidth=2];
            n0_1 -> n0_0 [label="captures self weakly, until a call ends it", style=dashed];
          }
        }

        """#)
  }

  @Test func mermaid() {
    #expect(
      MermaidGraph().render(report(Self.graph)) == ##"""
        %% App.Box (App/CartViewController.swift:1): 1 cycle
        %%   cycle 1: never freed, likely
        %%     App/CartViewModel.swift:2: `Box` keeps (it)
        flowchart LR
          subgraph t0["App.Box"]
            n0_0["self: Box#60;#91;Int#93;#62;"]:::root
            n0_1["#96;class#96;: a #34;b#34; #92;n #38; #35;c#59;<br/>App/CartViewModel.swift:2"]
            n0_0 -->|"#96;class#96;<br/>App/CartViewModel.swift:2"| n0_1
            n0_1 -->|"delegate (assumed)"| n0_0
            n0_1 -.->|"captures self weakly, until a call ends it"| n0_0
          end
          classDef root fill:#ffffe0,stroke-width:3px,color:#000
          linkStyle 0,1 stroke:red,stroke-width:3px,color:red

        """##)
  }

  @Test func whatEndsACycle() {
    func words(_ cycle: TypeGraph.Cycle) -> String {
      var graph = Self.graph
      graph.cycles = [cycle]
      return String(GraphText(report: report(graph)).summary()[1].trimmingPrefix("  cycle 1: "))
    }
    #expect(words(Self.cycle(broken: .byOtherMethod)) == "freed when `stop()` empties it, likely")
    #expect(words(Self.cycle(broken: .byUncalledMethod)) == "never freed, likely: `stop()` empties it, but nothing in sight calls that for it")
    #expect(
      words(Self.cycle(broken: .inDeinitToo))
        == "never freed, likely: `stop()` empties it, but who counts on `deinit`, which would do that too, waits for ever")
    #expect(words(Self.cycle(broken: .never, endsByItself: true)) == "ends by itself, likely")
  }

  @Test func aCycleThatSomethingEndsIsNotRed() {
    var graph = Self.graph
    graph.cycles = [Self.cycle(broken: .byOtherMethod)]
    #expect(!DOTGraph().render(report(graph)).contains("red"))
    #expect(DOTGraph().render(report(graph)).contains("color=orange"))
  }
}
