import Engine
import Program
import Facts
import Catalog

/// A property with a collection to which a unit adds something that only the collection is meant to keep: a closure, a token, an object of its own.
struct CollectionGrowth: Hashable, Sendable, Storable {
  /// What the code adds.
  enum Element: Sendable, Storable {
    case closure
    /// What ends with its release, or only by a call.
    case token
    case object
  }

  let property: PropertyReference
  let element: Element
  /// Whether the caller gives what is added.
  let isGiven: Bool
  let place: SourcePlace
  /// The function or closure that adds.
  let function: FunctionReference
  /// The unit that contains it.
  let root: FunctionReference
}

extension CollectionGrowth {
  /// What a unit adds to collections.
  static func all(in unit: EvaluatedUnit, _ program: Program) -> Set<CollectionGrowth> {
    if !unit.stores || program.isTest(unit.root) { return [] }
    let graph = unit.graph
    var result: Set<CollectionGrowth> = []
    var registrations: [NodeID: Int]?
    var code: NestedCode?
    for edge in graph.edges where edge.isWrite && edge.strength == .strong && !edge.endsByItself {
      guard let place = edge.place, program.isWritten(place.range, inFile: place.file, in: unit.root), graph.adds(edge, program) else { continue }
      let properties = graph.properties(holding: edge.source)
      if properties.isEmpty { continue }
      let tokens = registrations ?? graph.registrations(program)
      registrations = tokens
      guard let element = tokens[edge.target] != nil ? .token : graph.element(edge, program) else { continue }
      let nested = code ?? NestedCode(unit.root, program)
      code = nested
      let function = nested.innermost(at: place)
      let call = program.call(with: place, in: function)
      for property in properties {
        result.insert(
          CollectionGrowth(
            property: property, element: element, isGiven: graph.isGiven(edge.target), place: call, function: function, root: unit.root))
      }
    }
    return result
  }
}

extension Graph {
  /// Whether the edge adds something to a list, a set or a bag. What has a key may replace what the key had before.
  fileprivate func adds(_ edge: Edge, _ program: Program) -> Bool {
    switch self[edge.source].type.unwrapped {
    case .array, .set: break
    default: if !program.isBag(self[edge.source].type) { return false }
    }
    switch edge.field {
    case .element: return true
    case .model(let row):
      return isPutIntoArgument(edge, program) || program.models.functions[row].effects.contains { $0.keeper == .receiver && !$0.replaces }
    default: return false
    }
  }

  /// Whether a token puts itself there: `store(in: &tokens)`.
  private func isPutIntoArgument(_ edge: Edge, _ program: Program) -> Bool {
    guard case .model(let row) = edge.field else { return false }
    return program.models.functions[row].effects.contains { $0.argument == .receiver && $0.keeper == .argument }
  }

  /// What the edge adds; `nil` for a value, and for a token of something that ends by itself.
  fileprivate func element(_ edge: Edge, _ program: Program) -> CollectionGrowth.Element? {
    if isPutIntoArgument(edge, program) { return isLasting(edge.target) ? .token : nil }
    switch self[edge.target].kind {
    case .closure, .methodReference, .autoclosure: return .closure
    case .allocation, .parameter, .closureParameter:
      if case .function = self[edge.target].type.unwrapped { return .closure }
      return program.isObject(self[edge.target].type) ? .object : nil
    default: return nil
    }
  }

  /// Whether what a subscription keeps is known not to end by itself.
  private func isLasting(_ subscription: NodeID) -> Bool {
    edges(from: subscription).contains { edge in
      guard case .model = edge.field, self[edge.target].kind.isClosure else { return false }
      return !edge.endsByItself && !edge.isUnchecked && edge.assumptions == 0
    }
  }

  fileprivate func isGiven(_ node: NodeID) -> Bool {
    switch self[node].kind {
    case .parameter, .closureParameter: true
    default: false
    }
  }

  /// The properties whose content the collection is.
  fileprivate func properties(holding collection: NodeID) -> Set<PropertyReference> {
    if case .global(let property) = self[collection].kind { return [property] }
    if case .load(_, .property(let property)) = self[collection].kind { return [property] }
    return []
  }
}

extension Program {
  /// The call with an argument at a place; the place itself where it is none.
  fileprivate func call(with argument: SourcePlace, in reference: FunctionReference) -> SourcePlace {
    let function = function(reference)
    for instruction in function.instructions {
      guard case .call(_, let arguments) = instruction.operation,
        function.arguments[arguments.indices].contains(where: { function[$0.value].range == argument.range })
      else { continue }
      return SourcePlace(file: argument.file, range: instruction.range)
    }
    return argument
  }

  /// Whether an object of the type ends, when it is freed, what it keeps: a bag of subscriptions.
  fileprivate func isBag(_ type: Type) -> Bool { modelNames(of: type)?.contains(where: models.endsWhatItKeeps) ?? false }

  /// Whether values of the type are objects of a class, or of a protocol, in sight.
  fileprivate func isObject(_ type: Type) -> Bool {
    if case .nominal(let id, _) = type.unwrapped { self[id].isDeclared && semantics(of: type.unwrapped) == .reference } else { false }
  }
}
