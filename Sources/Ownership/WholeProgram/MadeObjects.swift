import Engine
import Program
import Facts

/// The objects of the program's classes that the program itself makes, each where it is known who holds it: in the unit that makes it,
/// or, of one that is handed over to callers in sight and held by nobody else, in the units of these.
struct MadeObjects {
  struct Object {
    var type: NominalID
    var holders: ObjectHolders
  }
  private(set) var all: [Object] = []

  /// The objects that the code of one unit makes or is given.
  struct Share: Equatable, Sendable, Storable {
    struct Object: Equatable, Sendable, Storable {
      var type: NominalID
      var place: SourcePlace
      /// Does the code at hand make it, and not a function that it calls?
      var isOwn: Bool
      /// Is it handed over to the caller, and held by nobody else?
      var isHandedOver: Bool
      var holders: ObjectHolders
    }
    let root: FunctionReference
    var objects: [Object] = []

    var isEmpty: Bool { objects.isEmpty }

    init(_ unit: EvaluatedUnit, in program: Program) {
      root = unit.root
      if program.isTest(root) || program.isPreview(root) { return }
      let previews = program.previews(in: root).map { SourcePlace(file: Int(root.file), range: $0) }
      var nodes: [NodeID] = []
      // Once: each time it is asked for it is copied.
      let graph = unit.graph
      for number in graph.nodes.indices {
        let node = NodeID(number)
        guard case .allocation(let place, let instance) = graph[node].kind, case .nominal(let type, _) = graph[node].type.unwrapped,
          program[type].kind == .class, program[type].isDeclared, !previews.contains(where: { $0.contains(place) })
        else { continue }
        nodes.append(node)
        objects.append(
          Object(type: type, place: place, isOwn: instance == 0, isHandedOver: false, holders: ObjectHolders(of: node, in: graph, program)))
      }
      if objects.isEmpty || unit.returned.isEmpty { return }
      let handed = graph.reached(from: unit.returned).subtracting(graph.reached(from: graph.outsiders))
      for index in objects.indices { objects[index].isHandedOver = handed.contains(nodes[index]) }
    }
  }

  /// - Parameters:
  ///   - shares: Those of the units, in their order.
  ///   - isNotRun: Is it code that nothing of the program runs?
  init(_ shares: some Sequence<Share>, called: Tally<FunctionReference>, isNotRun: (FunctionReference) -> Bool, _ program: Program) {
    var handedOver: [SourcePlace: Object] = [:]
    var arrivals: [SourcePlace: [Object]] = [:]
    for share in shares where !share.objects.isEmpty && !isNotRun(share.root) {
      let isCalledInSight = Self.isCalledInSight(share.root, called, program)
      for made in share.objects {
        let object = Object(type: made.type, holders: made.holders)
        switch (made.isOwn, made.isHandedOver && isCalledInSight) {
        case (true, false): all.append(object)
        case (true, true): handedOver[made.place] = object
        case (false, false): arrivals[made.place, default: []].append(object)
        case (false, true): break
        }
      }
    }
    for (place, object) in handedOver { all += arrivals[place] ?? [object] }
  }

  /// Do only functions of the program call it?
  private static func isCalledInSight(_ function: FunctionReference, _ called: Tally<FunctionReference>, _ program: Program) -> Bool {
    program.function(function).kind != .initialValue && called.contains(function)
      && !program.canBeReachedFromOutside(program.function(function).attributes, in: Int(function.file))
  }
}

extension Graph {
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
