import Program
import Facts

/// The units that mention a name, and so may use a property of that name.
struct Mentions {
  private var units: [Name: [FunctionReference]] = [:]

  /// Reads every instruction of the program once.
  init(in program: Program) {
    for file in program.files.indices {
      let functions = program.files[file].functions
      for index in functions.indices {
        let unit = program.unit(of: FunctionReference(file: file, function: FunctionID(index)))
        for instruction in functions[index].instructions {
          switch instruction.operation {
          case .name(let name, _), .member(_, let name): note(program.name(name, in: file), unit)
          case .keyPath(_, let components, _): for component in components { note(program.name(component, in: file), unit) }
          default: break
          }
        }
      }
    }
  }

  private mutating func note(_ name: Name, _ unit: FunctionReference) {
    if units[name]?.last != unit { units[name, default: []].append(unit) }
  }

  /// The units in program order, each once.
  func units(mentioning name: Name) -> [FunctionReference] {
    // The functions of a unit need not be consecutive: a local type has units of its own.
    var seen: Set<FunctionReference> = []
    return units[name, default: []].filter { seen.insert($0).inserted }
  }
}
