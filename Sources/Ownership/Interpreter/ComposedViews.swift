import Engine
import Facts
import Program

/// The parts of a view that its code makes unconditionally: `TabView { Feed() }`. However often a framework asks for them, one view is shown, for as long as
/// the view around it.
struct ComposedViews: Sendable, Equatable, Storable {
  /// The types of such parts that the unit makes in no other position.
  var types: Set<NominalID> = []
  /// The types of values that the user's steps show again and again: destinations of links, windows for values.
  var shownLater: Set<NominalID> = []
  /// The unit's own members that make further parts in such a position.
  var members: Set<FunctionReference> = []
  /// Classes that an initialiser instantiates only in the autoclosure of a property wrapper, which runs once per view.
  var objects: Set<NominalID> = []

  var isEmpty: Bool { types.isEmpty && shownLater.isEmpty && members.isEmpty && objects.isEmpty }

  init(_ evaluator: borrowing UnitEvaluator, _ graph: Graph) {
    let (root, program) = (evaluator.root, evaluator.program)
    guard let owner = program.owner(of: root), !program.isStatic(root) else { return }
    switch program.function(root).kind {
    case .getter, .function: addParts(evaluator, graph, of: owner)
    case .initializer: objects = Self.objectsOfAutoclosures(evaluator, graph)
    default: break
    }
  }

  // MARK: Parts

  private mutating func addParts(_ evaluator: borrowing UnitEvaluator, _ graph: Graph, of owner: NominalID) {
    let (root, program) = (evaluator.root, evaluator.program)
    var made: [(place: SourcePlace, type: NominalID, node: NodeID)] = []
    for index in graph.nodes.indices {
      guard case .allocation(let place, _) = graph.nodes[index].kind, case .nominal(let type, _) = graph.nodes[index].type.unwrapped,
        program[type].isDeclared, !program[type].isOfObjects, program.isMadeByCode(type)
      else { continue }
      made.append((place, type, NodeID(index)))
    }
    if made.isEmpty { return }
    var composed: Set<SourcePlace> = []
    var pending = [root]
    while let function = pending.popLast() {
      guard let flow = evaluator.flows[function], let body = evaluator.unit.bodies[function] else { continue }
      let certain = flow.blocksOnEveryPath
      for (index, instruction) in flow.function.instructions.enumerated() where certain.contains(flow.graph.block(of: index)) {
        switch instruction.operation {
        case .closure(let id):
          let closure = FunctionReference(file: Int(root.file), function: id)
          if !Self.isRetained(closure, in: graph) { pending.append(closure) }
        case .call:
          composed.insert(SourcePlace(file: Int(root.file), range: instruction.range))
          if case .call(let target) = body.references[index] { add(target.functions, of: owner, program) }
        case .name, .member:
          if case .property(let property, isSelfMember: _) = body.references[index] { add(program.accessors(of: property), of: owner, program) }
        default: break
        }
      }
    }
    var others: Set<NominalID> = []
    for view in made {
      let isShownLater = Self.isShownLater(view.node, graph, program)
      if isShownLater { shownLater.insert(view.type) }
      if composed.contains(view.place), !isShownLater { types.insert(view.type) } else { others.insert(view.type) }
    }
    types.subtract(others)
  }

  private mutating func add(_ functions: [FunctionReference], of owner: NominalID, _ program: Program) {
    guard functions.count == 1, program.owner(of: functions[0]) == owner, !program.isStatic(functions[0]) else { return }
    switch program.function(functions[0]).kind {
    case .getter, .function: members.insert(functions[0])
    default: break
    }
  }

  private static func isRetained(_ closure: FunctionReference, in graph: Graph) -> Bool {
    guard let node = graph.find(.closure(closure, instance: 0)) else { return false }
    return graph.edges(to: node).contains { $0.strength == .strong && $0.field.isOwnership }
  }

  /// Whether it is content that comes and goes with the user's steps: the destination of a link.
  private static func isShownLater(_ view: NodeID, _ graph: Graph, _ program: Program) -> Bool {
    var seen: Set<NodeID> = [view]
    var pending = [view]
    while let node = pending.popLast() {
      for edge in graph.edges(to: node) where edge.strength == .strong && edge.field.isOwnership {
        if case .model(let row) = edge.field, program.models.functions[row].effects.contains(where: { $0.occasion == .shown }) { return true }
        if seen.insert(edge.source).inserted { pending.append(edge.source) }
      }
    }
    return false
  }

  // MARK: Objects of wrappers

  private static func objectsOfAutoclosures(_ evaluator: borrowing UnitEvaluator, _ graph: Graph) -> Set<NominalID> {
    let program = evaluator.program
    var places: [SourcePlace] = []
    for edge in graph.edges {
      guard edge.strength == .strong, case .model(let row) = edge.field, case .autoclosure(let place, instance: 0) = graph[edge.target].kind,
        program.models.functions[row].effects.contains(where: \.isAutoclosure)
      else { continue }
      places.append(place)
    }
    return graph.typesMade(onlyIn: places)
  }
}
