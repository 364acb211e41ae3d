import ProgramModel
import SourceFacts

/// The objects of the program's classes that the program itself makes, each where it is known who holds it: in the unit that makes it,
/// or, of one that is handed over to callers in sight and held by nobody else, in the units of these.
struct MadeObjects {
  struct Object {
    var node: NodeID
    var type: NominalID
    /// The number of the unit in whose graph it is.
    var unit: Int
  }
  private(set) var all: [Object] = []

  init(_ units: [EvaluatedUnit], called: Set<FunctionReference>, _ program: Program) {
    var handedOver: [SourcePlace: Object] = [:]
    var arrivals: [SourcePlace: [Object]] = [:]
    for (index, unit) in units.enumerated() where !program.isTest(unit.root) && !program.isPreview(unit.root) {
      let previews = program.previews(in: unit.root).map { SourcePlace(file: Int(unit.root.file), range: $0) }
      var handed = Self.isCalledInSight(unit.root, called, program) ? unit.graph.reached(from: unit.returned) : []
      if !handed.isEmpty { handed.subtract(unit.graph.reached(from: unit.graph.outsiders)) }
      for number in unit.graph.nodes.indices {
        let node = NodeID(number)
        guard case .allocation(let place, let instance) = unit.graph[node].kind, case .nominal(let type, _) = unit.graph[node].type.unwrapped,
          program[type].kind == .class, program[type].isDeclared, !previews.contains(where: { $0.contains(place) })
        else { continue }
        let object = Object(node: node, type: type, unit: index)
        switch (instance, handed.contains(node)) {
        case (0, false): all.append(object)
        case (0, true): handedOver[place] = object
        case (_, false): arrivals[place, default: []].append(object)
        case (_, true): break
        }
      }
    }
    for (place, object) in handedOver { all += arrivals[place] ?? [object] }
  }

  /// Do only functions of the program call it?
  private static func isCalledInSight(_ function: FunctionReference, _ called: Set<FunctionReference>, _ program: Program) -> Bool {
    program.function(function).kind != .initialValue && called.contains(function)
      && !program.canBeReachedFromOutside(program.function(function).attributes, in: Int(function.file))
  }
}

extension Graph {
  /// What the nodes hold, itself or through what they hold, and they themselves.
  fileprivate func reached(from nodes: [NodeID]) -> Set<NodeID> {
    var result: Set<NodeID> = []
    var pending = nodes
    while let node = pending.popLast() {
      guard result.insert(node).inserted else { continue }
      for edge in edges(from: node) where edge.strength == .strong && edge.field.isOwnership { pending.append(edge.target) }
    }
    return result
  }

  /// The objects that were there before the code ran: what they hold somebody else can get at.
  fileprivate var outsiders: [NodeID] {
    nodes.indices.lazy.map { NodeID($0) }.filter { node in
      switch self[node].kind {
      case .selfObject, .global, .load, .parameter: true
      default: false
      }
    }
  }
}
