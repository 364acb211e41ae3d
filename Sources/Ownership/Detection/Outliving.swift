import Catalog
import Program
import Facts

/// Finds the code that retains the holder of an unowned reference after the referenced object has died.
///
/// An owner that also holds the object cannot have the holder without it, and its exclusive objects die with it. All other keepers can use the
/// reference too late.
struct Outliving {
  let program: Program
  let graph: Graph
  let shared: SharedProperties
  /// The code's results.
  let returned: Set<NodeID>
  /// Whether code elsewhere removes content from a property, or stores nothing in its place.
  let isEmptied: (PropertyReference) -> Bool

  /// Closure parameters with known arguments.
  private let known: Set<VariableReference>

  init(program: Program, graph: Graph, shared: SharedProperties, returned: Set<NodeID>, isEmptied: @escaping (PropertyReference) -> Bool) {
    self.program = program
    self.graph = graph
    self.shared = shared
    self.returned = returned
    self.isEmptied = isEmptied
    var known: Set<VariableReference> = []
    for index in graph.nodes.indices {
      guard case .closure(let function, _) = graph.nodes[index].kind else { continue }
      let parameters = program.function(function).parameters
      graph.forEachEdge(from: NodeID(index)) { edge in
        guard case .argument(let position) = edge.field, parameters.indices.contains(position) else { return }
        known.insert(VariableReference(file: Int(function.file), variable: parameters[position].variable))
      }
    }
    self.known = known
  }

  /// Keepers of `holder`, nearest first, that do not hold `object`.
  ///
  /// - Parameter objects: The possible targets of the reference. Where one expression gives several objects, a path through one of them also holds the
  ///   intended one.
  func keepers(of holder: NodeID, outliving objects: [NodeID]) -> [(keeper: NodeID, path: OwnershipPath)] {
    let companions = companions(of: objects, beside: holder)
    let held = graph[holder].kind.isClosure ? graph.reached(from: [holder]) : []
    func keepers(besides owners: [NodeID: Int]) -> [(keeper: NodeID, path: OwnershipPath)] {
      graph.keepers(of: holder) {
        canOutlive($0) || isMadeHere($0) && held.contains($0)
      } closed: { node, assumed in
        companions.contains(node) || isMadeForCode(node) || isShown(node, aboveOneOf: owners) || owners[node].map { $0 <= assumed } ?? false
      }
      .filter { !stays($0.path, withOneOf: objects) && !isAnswer($0.path, to: objects) }
    }
    let all = owners(of: objects)
    if all[holder] == 0 || companions.contains(holder) { return [] }
    let found = keepers(besides: all)
    let handedOver = returned.contains(holder) ? [(keeper: holder, path: OwnershipPath(edges: [], assumptions: 0, isLasting: true))] : []
    let lasting = owners(of: objects, forGood: true)
    if lasting.count == all.count { return handedOver + found }
    // A keeper of both may release the object alone.
    let others = keepers(besides: lasting).filter { other in
      all[other.keeper] != nil && !other.path.edges.contains { property(of: $0).map(isEmptied) ?? false }
    }
    return handedOver + found + others
  }

  /// The property that holds a reference, directly or through its collection.
  private func property(of edge: Edge) -> PropertyReference? {
    if case .property(let property) = edge.field { return property }
    guard case .load(_, .property(let property)) = graph[graph.collection(holding: edge.source)].kind else { return nil }
    return property
  }

  /// The objects and all that hold them now and for their whole lifetime, with the number of assumptions. An object that holds the holder under the same
  /// assumptions, like both arguments of one call, holds both or none. How long outside code holds an object is unknown.
  ///
  /// - Parameter forGood: Include only holders whose content nothing removes.
  private func owners(of objects: [NodeID], forGood: Bool = false) -> [NodeID: Int] {
    var result: [NodeID: Int] = [:]
    var pending = [objects]
    var assumed = 0
    while assumed < pending.count {
      while let node = pending[assumed].popLast() {
        guard result[node] == nil else { continue }
        result[node] = assumed
        for edge in graph.edges(to: node) where edge.strength == .strong && !edge.endsByItself && result[edge.source] == nil {
          switch graph[edge.source].kind {
          case .system, .global, .externalGlobal, .unknownCallee: continue
          default:
            if forGood, property(of: edge).map(isEmptied) ?? false { continue }
            let total = assumed + Int(edge.assumptions)
            while pending.count <= total { pending.append([]) }
            pending[total].append(edge.source)
          }
        }
      }
      assumed += 1
    }
    return result
  }

  /// Objects that refer to the same ones through an unowned property. Whether they can outlive these is checked where they receive them, and their
  /// content dies with them.
  private func companions(of objects: [NodeID], beside holder: NodeID) -> [NodeID] {
    objects.flatMap { object in
      graph.edges(to: object).lazy.filter { edge in
        guard case .property = edge.field else { return false }
        return edge.source != holder && (edge.strength == .unowned || edge.strength == .unownedUnsafe)
      }.map(\.source)
    }
  }

  private func canOutlive(_ node: NodeID) -> Bool {
    if returned.contains(node) { return true }
    return switch graph[node].kind {
    case .system, .global, .externalGlobal, .unknownCallee, .selfObject, .parameter: true
    case .closureParameter(let variable): !known.contains(variable)
    // The content of a generic wrapper is a part of the wrapper.
    case .load: program.semantics(of: graph[node].type) != .value && !isGeneric(graph[node].type) && isShared(node)
    case .allocation, .closure, .autoclosure, .methodReference, .box, .former: false
    }
  }

  /// Whether the current code has made it. If such an object's content retains it, it outlives whoever started it.
  func isMadeHere(_ node: NodeID) -> Bool { if case .allocation = graph[node].kind { program.semantics(of: graph[node].type) != .value } else { false } }

  /// Whether a framework has made the object for the current one, which stays beneath it: the screen to which a segue leads.
  private func isMadeForCode(_ node: NodeID) -> Bool {
    guard case .load(let holder, .externalProperty(let name)) = graph[node].kind else { return false }
    // A cast of such an object is the object.
    guard case .parameter = graph[holder].kind else { return name == className(graph[node].type) && isMadeForCode(holder) }
    return program.modelProperty(name, of: graph[holder].type)?.isMadeForObject ?? false
  }

  private func className(_ type: Type) -> Name? { if case .nominal(let id, _) = type { program[id].name } else { nil } }

  /// Whether an object is shown above one that is there for as long.
  private func isShown(_ node: NodeID, aboveOneOf owners: [NodeID: Int]) -> Bool {
    if case .system = graph[node].kind { return false }
    return graph.edges(from: node).contains { edge in
      guard edge.strength == .weak, effects(of: edge).contains(where: \.isBeneath) else { return false }
      return owners[edge.target] != nil || isAround(edge.target, oneOf: owners)
    }
  }

  /// Whether each call that makes the keeper hold the first thing on the path has one of the objects stay until it is done: a controller that is just being
  /// dismissed.
  private func stays(_ path: OwnershipPath, withOneOf objects: [NodeID]) -> Bool {
    guard let first = path.edges.first else { return false }
    let held = graph.edges(from: first.source)
    return held.filter { $0.target == first.target && $0.strength == .strong }.allSatisfy { edge in
      guard edge.endsByItself, effects(of: edge).contains(where: \.isBeneath) else { return false }
      // Calls of one row on several objects have one reference to the closure.
      let meanwhile = held.filter { $0.strength == .weak && $0.field == edge.field }
      return !meanwhile.isEmpty && meanwhile.allSatisfy { objects.contains($0.target) }
    }
  }

  /// Whether the system holds the path only until the user answers what the object itself has asked. It lies over the object until then.
  private func isAnswer(_ path: OwnershipPath, to objects: [NodeID]) -> Bool {
    guard path.edges.first?.endsByItself ?? false, objects.contains(where: { graph[$0].kind == .selfObject }) else { return false }
    return path.edges.contains { effects(of: $0).contains { $0.occasion == .answer } }
  }

  /// The effects of the modelled call that made a reference.
  private func effects(of edge: Edge) -> [ArgumentEffect] { if case .model(let row) = edge.field { program.models.functions[row].effects } else { [] } }

  /// Whether it is what an object lies in, as a framework's property of the object says (`navigationController`).
  private func isAround(_ node: NodeID, oneOf owners: [NodeID: Int]) -> Bool {
    guard case .load(let inner, .externalProperty(let name)) = graph[node].kind, owners[inner] != nil else { return false }
    return program.modelProperty(name, of: graph[inner].type)?.holder != nil
  }

  private func isGeneric(_ type: Type) -> Bool { if case .generic(_, .unknown) = type.unwrapped { true } else { false } }

  /// Whether the object was read from a property whose content others know, directly or in a collection.
  private func isShared(_ node: NodeID) -> Bool {
    guard case .load(_, .property(let property)) = graph[graph.collection(holding: node)].kind else { return false }
    return shared.contains(property, in: program)
  }
}
