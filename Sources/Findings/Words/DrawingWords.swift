import Ownership
import Program

/// Nodes and references as drawn.
extension Words {
  /// The graphs of types, for display.
  public func typeGraph(_ graph: OwnershipGraph) -> TypeGraph {
    TypeGraph(
      type: program.qualifiedName(of: graph.type), module: program[graph.type].module, place: graph.place,
      nodes: graph.nodes.map { entry in
        let box = box(entry.node)
        return TypeGraph.Node(kind: box.kind, name: box.name, type: box.type, place: entry.place)
      },
      edges: graph.edges.map { edge in
        let reference = edge.reference
        return TypeGraph.Edge(
          source: edge.source, target: edge.target, name: label(of: reference), isCapture: reference.field.isCapture, strength: reference.strength,
          lifetime: reference.lifetime, isProven: !reference.isAssumed, place: edge.place)
      },
      cycles: graph.cycles.map { cycle in
        TypeGraph.Cycle(
          edges: cycle.edges, evidence: cycle.evidence, endsByItself: cycle.endsByItself, broken: cycle.broken, until: text(cycle.end),
          path: steps(cycle.path))
      })
  }

  func drawing(of reference: PathReference) -> DrawnReference {
    DrawnReference(
      source: box(reference.source), target: box(reference.target), name: label(of: reference), isCapture: reference.field.isCapture,
      strength: reference.strength, lifetime: reference.lifetime, isProven: !reference.isAssumed, closesCycle: reference.closesCycle)
  }

  private func box(_ node: PathNode) -> DrawnReference.Box { DrawnReference.Box(kind: kind(of: node), name: title(of: node), type: typeName(of: node)) }

  private func kind(of node: PathNode) -> BoxKind {
    switch node.kind {
    case .selfObject: return .root
    case .closure, .methodReference, .autoclosure: return .closure
    case .box: return .variable
    case .system: return .system
    case .global, .externalGlobal: return .global
    case .unknownCallee: return .unknown
    case .closureParameter, .element, .object:
      if node.isToken { return .token }
      if node.type.isFunction { return .closure }
      return program.semantics(of: node.type) == .value ? .value : .object
    }
  }

  private func title(of node: PathNode) -> String {
    switch node.kind {
    case .selfObject: return "self"
    case .closure(let reference):
      if program.function(reference).kind == .function { return "nested function \(program.describe(reference))" }
      return "closure in \(program.describe(program.unit(of: reference)))"
    case .methodReference: return "method reference"
    case .autoclosure: return "autoclosure"
    case .box(let variable): return "variable \(program.name(of: .variable(variable)))"
    case .closureParameter(let variable): return program.name(of: .variable(variable))
    case .system: return "the system"
    case .unknownCallee: return "code that is not in sight"
    case .element: return "element"
    case .object, .global, .externalGlobal: return program.name(of: node.name)
    }
  }

  private func typeName(of node: PathNode) -> String {
    switch node.kind {
    case .closure, .methodReference, .autoclosure, .box, .system, .unknownCallee: ""
    default: node.type.isUnknown ? "" : program.describeWithArguments(node.type)
    }
  }

  /// - Parameter quoted: Put the name of a captured variable into backticks.
  func label(of reference: PathReference, quoted: Bool = false) -> String {
    switch reference.field {
    case .property(let property): return program.name(of: property)
    case .externalProperty(let name): return program.text(name)
    case .element: return "element"
    case .capture(let captured):
      let name = captured == .unnamed ? "a variable" : program.name(of: captured)
      return "captures \(quoted ? "`\(name)`" : name)"
    case .content: return "content"
    case .model(let row): return name(ofModel: row)
    case .unknown: return "may keep"
    case .other: return ""
    }
  }
}
