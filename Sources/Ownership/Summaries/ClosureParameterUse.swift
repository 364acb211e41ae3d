import Catalog
import Program
import Facts

/// How a function of the program uses a closure parameter, by its summary.
public struct ClosureParameterUse: Sendable, Hashable {
  public var function: FunctionReference
  /// Its position among the parameters.
  public var parameter: Int
  /// Whether it is declared as escaping.
  public var escapes: Bool
  /// Its keepers; empty where none is found.
  public var keepers: [ClosureParameterKeeper]
}

/// A keeper of a closure that was passed to a function.
public struct ClosureParameterKeeper: Sendable, Hashable {
  /// The keeper; `nil` where code out of sight decides.
  public var keeper: ArgumentEffect.Keeper?
  /// The parameter that retains it, where `keeper` is `.argument`.
  public var argument: Int?
  public var lifetime: Lifetime
  /// The event that ends the retention, in the words of the model.
  public var until: String?
  public var assumptions: Int
}

extension Summary {
  /// The keepers of a parameter's argument: all roots with a path of strong references to it.
  func keepers(ofParameter parameter: Int, in program: Program) -> [ClosureParameterKeeper] {
    guard let goal = items.firstIndex(where: { $0.kind == .parameter(parameter) }) else { return [] }
    var incoming: [Int32: [Reference]] = [:]
    for reference in references where reference.edge.strength == .strong && reference.edge.field.isOwnership {
      incoming[reference.target, default: []].append(reference)
    }
    struct Arrival: Hashable {
      var item: Int32
      var lifetime: Lifetime
      var until: String?
    }
    // A search backwards from the parameter, most certain paths first.
    var pending: [(arrival: Arrival, assumptions: Int)] = [(Arrival(item: Int32(goal), lifetime: .whileKept), 0)]
    var seen: Set<Arrival> = []
    var found: [ClosureParameterKeeper] = []
    var next = 0
    while next < pending.count {
      let (arrival, assumptions) = pending[next]
      next += 1
      guard seen.insert(arrival).inserted else { continue }
      if arrival.item != goal || returned.contains(arrival.item) {
        for var keeper in roots(arrival.item, goal: parameter, in: program) {
          keeper.lifetime = arrival.lifetime == .whileKept ? keeper.lifetime : arrival.lifetime
          keeper.until = arrival.until
          keeper.assumptions += assumptions
          let isKnown = found.contains {
            $0.keeper == keeper.keeper && $0.argument == keeper.argument && $0.lifetime == keeper.lifetime
          }
          if !isKnown { found.append(keeper) }
        }
      }
      for reference in incoming[arrival.item] ?? [] {
        var above = Arrival(item: reference.source, lifetime: arrival.lifetime, until: arrival.until)
        if reference.edge.endsByItself || arrival.lifetime == .untilEvent {
          above.lifetime = .untilEvent
          above.until = arrival.until ?? program.until(reference.edge)
        } else if reference.edge.lifetime != .whileKept {
          above.lifetime = reference.edge.lifetime
          above.until = program.until(reference.edge) ?? arrival.until
        }
        pending.append((above, assumptions + Int(reference.edge.assumptions)))
      }
    }
    return found
  }

  /// The caller's view of a summary item.
  private func roots(_ item: Int32, goal: Int, in program: Program) -> [ClosureParameterKeeper] {
    var result: [ClosureParameterKeeper] = []
    func add(_ keeper: ArgumentEffect.Keeper?, _ lifetime: Lifetime, argument: Int? = nil, assumptions: Int = 0) {
      result.append(ClosureParameterKeeper(keeper: keeper, argument: argument, lifetime: lifetime, assumptions: assumptions))
    }
    var root = item
    while let base = loadBases[root] {
      // The result of a function value is not the holder of the function value.
      if case .load(_, .result) = items[Int(root)].kind { break }
      root = base
    }
    if items[Int(root)].isPassedInSight { return [] }
    switch items[Int(root)].kind {
    case .selfObject: add(.receiver, .whileKept)
    case .parameter(let position) where position != goal: add(.argument, .whileKept, argument: position)
    case .global: add(.static, .unbounded)
    case .system, .externalGlobal: add(.system, .unbounded)
    case .unknownCallee, .closureParameter, .load: add(nil, .unknown)
    default: break
    }
    if returned.contains(item), result.isEmpty { add(.result, .whileKept) }
    return result
  }
}

extension Program {
  /// The model's words for what ends a reference.
  fileprivate func until(_ edge: Edge) -> String? {
    guard case .model(let row) = edge.field else { return nil }
    return models.functions[row].until(edge.lifetime)
  }

  /// The closure parameters of a function.
  func closureParameters(of function: FunctionReference) -> [Int] {
    self.function(function).parameters.indices.filter { parameterType($0, of: function).isFunction }
  }
}

extension SummaryTable {
  /// The use of each closure parameter of a function, except setters.
  func fates(of function: FunctionReference, in program: Program) -> [ClosureParameterUse] {
    guard let summary = self[function]?.value else { return [] }
    switch program.function(function).kind {
    case .function, .initializer: break
    default: return []
    }
    return program.closureParameters(of: function).map { parameter in
      let escapes = program.parameterEscapes(parameter, of: function)
      return ClosureParameterUse(
        function: function, parameter: parameter, escapes: escapes,
        keepers: escapes ? summary.keepers(ofParameter: parameter, in: program) : [])
    }
  }
}
