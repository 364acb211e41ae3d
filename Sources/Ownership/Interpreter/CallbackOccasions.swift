import Catalog
import Engine
import Facts
import Program

/// The occasions on which a unit's callbacks run.
struct CallbackOccasions: Sendable, Storable {
  /// One of the answers to a question.
  struct Answer: Sendable, Storable {
    /// Where the question gets the answer.
    var place: SourcePlace
    /// The callbacks that it runs; empty for an answer that runs nothing.
    var functions: Set<FunctionReference>
  }
  /// The callbacks that run when an object or view goes.
  var going: Set<FunctionReference> = []
  /// For each question to the user, its possible answers. A question with an answer made out of sight is left out.
  var questions: [[Answer]] = []

  init(of callbacks: CallbackCode, in graph: Graph, _ program: Program) {
    if callbacks.functions.isEmpty { return }
    var answers: [NodeID: [Edge]] = [:]
    for edge in graph.edges {
      guard case .model(let row) = edge.field, edge.strength == .strong else { continue }
      for effect in program.models.functions[row].effects {
        switch effect.occasion {
        case .going: going.formUnion(Self.closures(in: edge.target, graph) ?? [])
        case .answer: answers[edge.source, default: []].append(edge)
        case .shown, nil: break
        }
      }
    }
    for question in answers.keys.sorted() {
      let edges = answers[question] ?? []
      let found = edges.compactMap { edge in
        edge.place.flatMap { place in Self.closures(in: edge.target, graph).map { Answer(place: place, functions: $0) } }
      }
      if found.count > 1, found.count == edges.count { questions.append(found.sorted { $0.place < $1.place }) }
    }
  }

  /// The closures that a node is or holds; `nil` where they are made out of sight.
  private static func closures(in node: NodeID, _ graph: Graph) -> Set<FunctionReference>? {
    if let site = ClosureSite(graph[node].kind) { if case .function(let closure) = site { return [closure] } else { return nil } }
    guard case .allocation = graph[node].kind else { return nil }
    var result: Set<FunctionReference> = []
    for edge in graph.edges(from: node) where edge.strength == .strong {
      guard let site = ClosureSite(graph[edge.target].kind) else { continue }
      guard case .function(let closure) = site else { return nil }
      result.insert(closure)
    }
    return result
  }
}
