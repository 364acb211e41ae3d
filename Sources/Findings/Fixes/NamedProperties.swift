import Program
import Facts

/// The uses of all properties with one name. Read once for all of them: thousands of classes may have a `parent`.
struct NamedProperties {
  /// A function that uses a property, with the instructions.
  struct Use {
    let unit: FunctionReference
    let function: FunctionID
    fileprivate(set) var instructions: [Int]
  }

  private let name: Name
  /// The uses of each property.
  private var uses: [PropertyReference: [Numbered]] = [:]
  /// Uses that may concern any of them.
  private var open: [Numbered] = []
  private var count = 0
  /// Properties that receive a fresh object from an initialiser.
  private var fresh: Set<PropertyReference> = []

  /// A use with its position in program order.
  private struct Numbered {
    let number: Int
    let unit: FunctionReference
    let function: FunctionID
    let instruction: Int
  }

  init(_ name: Name) { self.name = name }

  /// Adds the uses in a unit. Units come in program order.
  mutating func read(_ context: FixContext) {
    for function in context.program.functions(within: context.root) {
      if let body = context.body(function.function) { read(context.root, function.function, body, context) }
    }
  }

  private mutating func read(_ unit: FunctionReference, _ id: FunctionID, _ body: ResolvedBody, _ context: FixContext) {
    let function = context.function(id)
    for (index, instruction) in function.instructions.enumerated() {
      var used: PropertyReference?
      switch instruction.operation {
      case .keyPath(_, let components, _):
        guard components.contains(where: { context.program.name($0, in: context.file) == name }) else { continue }
      case .name, .member:
        if case .property(let property, _) = body.references[index] {
          used = property
        } else {
          // A member of an unknown value may be one of these.
          guard case .unknown = body.references[index], case .member(_, let member) = instruction.operation,
            context.program.name(member, in: context.file) == name
          else { continue }
        }
      case .assign(let target, let value, _):
        if case .property(let property, _) = body.reference(target), case .call(let made) = body.reference(function.unwrapped(value)),
          case .initializer = made.kind
        {
          fresh.insert(property)
        }
        continue
      default: continue
      }
      let use = Numbered(number: count, unit: unit, function: id, instruction: index)
      count += 1
      if let used { uses[used, default: []].append(use) } else { open.append(use) }
    }
  }

  /// Whether the property receives a fresh object from an initialiser.
  func isGivenFresh(_ property: PropertyReference) -> Bool { fresh.contains(property) }

  /// The functions that may use a property, in program order.
  func uses(of property: PropertyReference) -> [Use] {
    var result: [Use] = []
    for use in (open + uses[property, default: []]).sorted(by: { $0.number < $1.number }) {
      if let last = result.indices.last, result[last].unit == use.unit, result[last].function == use.function {
        result[last].instructions.append(use.instruction)
      } else {
        result.append(Use(unit: use.unit, function: use.function, instructions: [use.instruction]))
      }
    }
    return result
  }
}

extension Function {
  /// The value without `try`, `await`, `!` and casts.
  fileprivate func unwrapped(_ value: ValueID) -> ValueID {
    var value = value
    while true {
      switch self[value].operation {
      case .unwrap(let inner, _), .await(let inner), .cast(let inner, _, _): value = inner
      default: return value
      }
    }
  }
}
