import Engine
import Program
import Facts

/// The allocations of the program's classes, each in a unit where its holders are known: the unit that makes it or, for a result held by no one
/// else, the units of its callers in sight.
struct AllocatedObjects {
  struct Object {
    var type: NominalID
    var holders: ObjectHolders
  }
  private(set) var all: [Object] = []

  /// The objects that one unit makes or receives as results.
  struct Contribution: Equatable, Sendable, Storable {
    struct Object: Equatable, Sendable, Storable {
      var type: NominalID
      var place: SourcePlace
      /// Whether the unit's own code makes it, not a callee.
      var isOwn: Bool
      /// Whether it is returned to the caller and held by no one else.
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
      // Read once, because each access would copy it.
      let graph = unit.graph
      for number in graph.nodes.indices {
        let node = NodeID(number)
        guard case .allocation(let place, let instance) = graph[node].kind, case .nominal(let type, _) = graph[node].type.unwrapped,
          program[type].isOfObjects, program[type].isDeclared, !previews.contains(where: { $0.contains(place) })
        else { continue }
        nodes.append(node)
        objects.append(
          Object(type: type, place: place, isOwn: instance == 0, isHandedOver: false, holders: ObjectHolders(of: node, in: graph, program)))
      }
      if objects.isEmpty || unit.returned.isEmpty { return }
      let handed = graph.reached(from: unit.returned).subtracting(graph.reached(from: graph.preexistingObjects))
      for index in objects.indices { objects[index].isHandedOver = handed.contains(nodes[index]) }
    }
  }

  /// - Parameters:
  ///   - shares: The contributions of the units, in order.
  ///   - isNotRun: Whether nothing in the program runs the code.
  init(_ shares: some Sequence<Contribution>, called: Multiset<FunctionReference>, isNotRun: (FunctionReference) -> Bool, _ program: Program) {
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

  /// Whether only functions of the program call it.
  private static func isCalledInSight(_ function: FunctionReference, _ called: Multiset<FunctionReference>, _ program: Program) -> Bool {
    program.function(function).kind != .initialValue && called.contains(function)
      && !program.canBeReachedFromOutside(program.function(function).attributes, in: Int(function.file))
  }
}

extension Graph {
  /// The objects that existed before the code ran. Other code can access what they hold.
  fileprivate var preexistingObjects: [NodeID] {
    nodes.indices.lazy.map { NodeID($0) }.filter { node in
      switch self[node].kind {
      case .selfObject, .global, .load, .parameter: true
      default: false
      }
    }
  }
}
