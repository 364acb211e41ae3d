import Program
import Facts

/// What code does with the properties of one name. It is read once for all of them: thousands of classes may have a `parent`.
struct NamedProperties {
  /// A function that uses a property, and by which instructions.
  struct Use {
    let unit: FunctionReference
    let function: FunctionID
    fileprivate(set) var instructions: [Int]
  }

  private let name: Name
  /// Where each is used.
  private var uses: [PropertyReference: [Numbered]] = [:]
  /// What may use any of them.
  private var open: [Numbered] = []
  private var count = 0
  /// Those that are given what an initialiser has just made.
  private var fresh: Set<PropertyReference> = []

  /// A use with its number in the order of the program.
  private struct Numbered {
    let number: Int
    let unit: FunctionReference
    let function: FunctionID
    let instruction: Int
  }

  init(_ name: Name) { self.name = name }

  /// Takes in what a unit does; units come in the order of the program.
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
          // A member of something unknown may be one of these.
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

  /// Is the property given what an initialiser has just made?
  func isGivenFresh(_ property: PropertyReference) -> Bool { fresh.contains(property) }

  /// The functions that use a property, as far as can be seen, in the order of the program.
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
  /// The value behind `try`, `await`, `!` and casts.
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
