import Facts
import Ownership
import Program

/// The places where code hands an object to a callee that is neither in sight nor modelled.
struct HandOvers {
  /// One argument of a call.
  struct Place {
    var place: SourcePlace
    var callee: String
    var type: Type
  }

  /// In the order of places.
  let places: [Place]

  init(_ program: Program) {
    var found: [Place] = []
    for file in program.files.indices {
      for index in program.files[file].functions.indices {
        let root = FunctionReference(file: file, function: FunctionID(index))
        if program.parent(of: root) == nil { found += Self.places(in: root, program) }
      }
    }
    places = found.sorted { $0.place < $1.place }
  }

  private static func places(in root: FunctionReference, _ program: Program) -> [Place] {
    guard program.functions(within: root).contains(where: { program.function($0).instructions.contains(where: isCall) }) else { return [] }
    var found: [Place] = []
    for (reference, body) in program.resolveUnit(root).bodies {
      let function = program.function(reference)
      for (index, instruction) in function.instructions.enumerated() {
        guard case .call(let callee, let range) = instruction.operation, case .call(let target) = body.reference(ValueID(index)), target.kind == .external,
          target.models.isEmpty
        else { continue }
        for argument in function.arguments[Int(range.start)..<Int(range.start + range.count)] {
          let type = body.type(argument.value).unwrapped
          guard case .nominal = type else { continue }
          let place = SourcePlace(file: Int(reference.file), range: function[argument.value].range)
          found.append(Place(place: place, callee: name(callee, function, reference, program), type: type))
        }
      }
    }
    return found
  }

  private static func isCall(_ instruction: Instruction) -> Bool { if case .call = instruction.operation { true } else { false } }

  private static func name(_ callee: ValueID, _ function: Function, _ reference: FunctionReference, _ program: Program) -> String {
    switch function[callee].operation {
    case .member(_, let name), .name(let name, _): program.text(program.name(name, in: Int(reference.file)))
    default: "a callee"
    }
  }
}
