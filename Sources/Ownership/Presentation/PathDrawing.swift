import Program
import Facts

/// Nodes and edges as drawn.
extension PathDescription {
  func drawnNode(_ node: NodeID) -> TypeGraph.Node {
    TypeGraph.Node(kind: kind(of: node), name: title(of: node), type: typeName(of: node), place: place(of: node))
  }

  func drawnEdge(_ edge: Edge, source: Int, target: Int) -> TypeGraph.Edge {
    var declared: SourcePlace?
    if case .property(let property) = edge.field { declared = place(of: property) }
    return TypeGraph.Edge(
      source: source, target: target, name: label(of: edge), isCapture: edge.field.isCapture, strength: edge.strength, lifetime: edge.lifetime,
      isProven: edge.assumptions == 0, place: edge.place ?? declared)
  }

  /// - Parameter start: The start of the path that contains the edge.
  func drawnReference(_ edge: Edge, from start: NodeID) -> DrawnReference {
    DrawnReference(
      source: drawnBox(edge.source), target: drawnBox(edge.target), name: label(of: edge), isCapture: edge.field.isCapture, strength: edge.strength,
      lifetime: edge.lifetime, isProven: edge.assumptions == 0, closesCycle: edge.target == start)
  }

  /// A node as an end of an arrow.
  func drawnBox(_ node: NodeID) -> DrawnReference.Box {
    DrawnReference.Box(kind: kind(of: node), name: title(of: node), type: typeName(of: node))
  }

  // MARK: Nodes

  private func kind(of node: NodeID) -> BoxKind {
    switch graph[node].kind {
    case .selfObject: return .root
    case .closure, .methodReference, .autoclosure: return .closure
    case .box: return .variable
    case .system: return .system
    case .global, .externalGlobal: return .global
    case .unknownCallee: return .unknown
    case .parameter, .allocation, .load, .former, .closureParameter:
      if isToken(node) { return .token }
      if graph[node].type.isFunction { return .closure }
      return program.semantics(of: graph[node].type) == .value ? .value : .object
    }
  }

  /// Whether a model made it in order to retain something.
  private func isToken(_ node: NodeID) -> Bool {
    graph.edges(from: node).contains { edge in
      if case .model(let row) = edge.field { program.models.functions[row].result == .object } else { false }
    }
  }

  private func title(of node: NodeID) -> String {
    switch graph[node].kind {
    case .selfObject: return "self"
    case .closure(let reference, _):
      if program.function(reference).kind == .function { return "nested function \(program.describe(reference))" }
      return "closure in \(program.describe(program.unit(of: reference)))"
    case .methodReference: return "method reference"
    case .autoclosure: return "autoclosure"
    case .box(let variable, _): return "variable \(variableName(variable))"
    case .closureParameter(let variable): return variableName(variable)
    case .system: return "the system"
    case .unknownCallee: return "code that is not in sight"
    case .load(_, .element), .load(_, .oneElement), .load(_, .tupleElement): return "element"
    case .parameter, .allocation, .load, .former, .global, .externalGlobal:
      return name(of: node, orType: false)
    }
  }

  private func variableName(_ variable: VariableReference) -> String {
    let file = program.files[Int(variable.file)]
    return file.name(file[variable.variable].name)
  }

  private func typeName(of node: NodeID) -> String {
    switch graph[node].kind {
    case .closure, .methodReference, .autoclosure, .box, .system, .unknownCallee: return ""
    default:
      let type = graph[node].type
      return type.isUnknown ? "" : program.describeWithArguments(type)
    }
  }

  func place(of node: NodeID) -> SourcePlace? {
    switch graph[node].kind {
    case .closure(let reference, _): SourcePlace(file: Int(reference.file), range: program.function(reference).headRange)
    case .methodReference(let place, _), .autoclosure(let place, _), .allocation(let place, _): place
    case .load(_, .property(let property)), .former(_, .property(let property)), .global(let property): place(of: property)
    default: nil
    }
  }

  private func place(of property: PropertyReference) -> SourcePlace {
    SourcePlace(file: Int(property.file), range: program.property(property).nameRange)
  }

  // MARK: Edges

  func label(of edge: Edge) -> String {
    switch edge.field {
    case .property(let property): return program.name(of: property)
    case .externalProperty(let name): return program.text(name)
    case .element, .tupleElement: return "element"
    case .capture(let variable): return "captures \(variable.map { variableName($0, capturedAt: edge.place) } ?? "self")"
    case .content: return "content"
    case .model(let row):
      let model = program.models.functions[row]
      return model.type.map { "\($0).\(model.name)" } ?? model.name
    case .unknown: return "may keep"
    case .oneElement, .result, .argument: return ""
    }
  }

  private func variableName(_ variable: VariableID, capturedAt place: SourcePlace?) -> String {
    guard let file = place?.file, Int(variable.index) < program.files[file].variables.count else { return "a variable" }
    return program.files[file].name(program.files[file][variable].name)
  }
}
