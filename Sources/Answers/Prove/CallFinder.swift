import Facts
import Ownership
import Program

/// Finds functions that a test can call in order that others run.
struct CallFinder {
  let program: Program
  let access: ProgramAccess
  /// By outermost function.
  private var uses: [FunctionReference: [Use]] = [:]
  /// More functions are not looked at.
  private static let searchLimit = 400
  /// More implementations of a method are not looked at.
  private static let implementationLimit = 8

  /// One mention of a function or property in a body.
  struct Use {
    var function: FunctionReference?
    var property: PropertyReference?
    var place: SourcePlace
  }

  /// A function that a test can call, and the place in it from which the wanted one runs.
  struct Entry {
    var function: FunctionReference
    var place: SourcePlace
  }

  init(_ program: Program) {
    self.program = program
    access = ProgramAccess(program: program)
  }

  /// The function itself, or one of its file that calls it, directly or through others.
  mutating func entry(to function: FunctionReference, place: SourcePlace) -> Entry? {
    var waiting = [Entry(function: function, place: place)]
    var seen: Set<FunctionReference> = [function]
    var next = 0
    while next < waiting.count, next < Self.searchLimit {
      let current = waiting[next]
      next += 1
      if isCallable(current.function) { return current }
      for caller in callers(of: current.function) where seen.insert(caller.function).inserted { waiting.append(caller) }
    }
    return nil
  }

  /// Whether running one function runs the other.
  mutating func runs(_ start: FunctionReference, _ wanted: FunctionReference) -> Bool {
    var waiting = [start]
    var seen: Set<FunctionReference> = [start]
    while let current = waiting.popLast(), seen.count < Self.searchLimit {
      for use in uses(in: current) {
        guard let function = use.function.map(program.unit) ?? use.property.flatMap(lazyValue) else { continue }
        for implementation in [function] + program.implementations(of: function, limit: Self.implementationLimit) {
          if implementation == wanted { return true }
          if seen.insert(implementation).inserted { waiting.append(implementation) }
        }
      }
    }
    return false
  }

  private func isCallable(_ function: FunctionReference) -> Bool {
    switch program.function(function).kind {
    case .deinitializer, .closure, .topLevel, .defaultArgument: false
    case .initialValue: program.function(function).property.map { !isLazy($0, function) || access.isVisible(function) } ?? false
    case .setter, .didSet, .willSet:
      program.function(function).property.map { access.isSettable(PropertyReference(file: Int(function.file), property: $0)) } ?? false
    case .function, .initializer, .getter: access.isVisible(function)
    }
  }

  private func isLazy(_ property: PropertyID, _ function: FunctionReference) -> Bool {
    let declaration = program.files[Int(function.file)][property]
    return declaration.isLazy || declaration.isStatic || declaration.owner == nil
  }

  private func lazyValue(_ property: PropertyReference) -> FunctionReference? {
    let declaration = program.property(property)
    guard declaration.isLazy else { return nil }
    return declaration.initialValue.map { FunctionReference(file: Int(property.file), function: $0) }
  }

  /// The functions of its file that mention it: others cannot name what no test can name.
  private mutating func callers(of function: FunctionReference) -> [Entry] {
    let file = Int(function.file)
    let declaration = program.function(function)
    let property = declaration.property.map { PropertyReference(file: file, property: $0) }
    var found: [Entry] = []
    for index in program.files[file].functions.indices {
      let caller = FunctionReference(file: file, function: FunctionID(index))
      guard caller != function, program.parent(of: caller) == nil, program.function(caller).kind != .topLevel else { continue }
      let use = uses(in: caller).first { use in property.map { use.property == $0 } ?? (use.function == function) }
      if let use { found.append(Entry(function: caller, place: use.place)) }
    }
    // What makes the object runs for certain.
    return found.filter { program.function($0.function).kind == .initializer } + found.filter { program.function($0.function).kind != .initializer }
  }

  /// The mentions in a function and what is nested in it.
  mutating func uses(in unit: FunctionReference) -> [Use] {
    if let known = uses[unit] { return known }
    var found: [Use] = []
    for (reference, body) in program.resolveUnit(unit).bodies {
      let function = program.function(reference)
      for (index, meaning) in body.references.enumerated() {
        let place = SourcePlace(file: Int(reference.file), range: function.instructions[index].range)
        switch meaning {
        case .property(let property, _): found.append(Use(property: property, place: place))
        case .functions(let functions, _): found += functions.map { Use(function: $0, place: place) }
        case .call(let target): found += target.functions.map { Use(function: $0, place: place) }
        default: break
        }
      }
    }
    found.sort { $0.place < $1.place }
    uses[unit] = found
    return found
  }
}
