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
    /// Whether it is `self`, which may be of a subclass.
    var isSelf: Bool
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
    places = found.sorted { ($0.place, $0.callee) < ($1.place, $1.callee) }
  }

  private static func places(in root: FunctionReference, _ program: Program) -> [Place] {
    guard program.functions(within: root).contains(where: { program.function($0).instructions.contains(where: mayHandOver) }) else { return [] }
    var found: [Place] = []
    for (reference, body) in program.resolveUnit(root).bodies {
      let function = program.function(reference)
      for (index, instruction) in function.instructions.enumerated() {
        for (value, callee) in handedOver(instruction, at: index, function, body, reference, program) {
          let place = SourcePlace(file: Int(reference.file), range: function[value].range)
          found.append(Place(place: place, callee: callee, type: body.type(value), isSelf: function[value].operation == .selfReference))
        }
      }
    }
    return found
  }

  /// The values that an instruction gives to unknown code, each with a name for that code: arguments, operands, and values of members without a declaration in
  /// sight.
  private static func handedOver(
    _ instruction: Instruction, at index: Int, _ function: Function, _ body: ResolvedBody, _ reference: FunctionReference, _ program: Program
  ) -> [(value: ValueID, callee: String)] {
    let file = Int(reference.file)
    switch instruction.operation {
    case .call(let callee, let range):
      guard isUnknown(body.reference(ValueID(index)), program) else { return [] }
      return function.arguments[range.indices].map { ($0.value, name(callee, function, reference, program)) }
    case .operator(let name, let range):
      let text = program.text(program.name(name, in: file))
      guard case .unknown = body.reference(ValueID(index)), !program.models.knowsOperator(text) else { return [] }
      return function.arguments[range.indices].map { ($0.value, text) }
    case .macro(let name, let range): return function.arguments[range.indices].map { ($0.value, "#" + program.text(program.name(name, in: file))) }
    case .assign(let target, let value, _):
      switch body.reference(target) {
      case .unknown, .externalMember:
        guard case .member(let base, let member) = function[target].operation else {
          if case .subscript = function[target].operation { return body.type(target).isUnknown ? [(value, "subscript")] : [] }
          return []
        }
        return program.modelProperty(program.name(member, in: file), of: body.type(base)) == nil ? [(value, program.text(program.name(member, in: file)))] : []
      default: return []
      }
    default: return []
    }
  }

  /// Whether nothing in sight and no model says what the callee does.
  private static func isUnknown(_ reference: Reference, _ program: Program) -> Bool {
    guard case .call(let target) = reference else { return true }
    switch target.kind {
    case .external: return target.models.isEmpty
    case .value: return true
    // A requirement without an implementation in sight.
    case .program, .unboundMethod:
      return target.models.isEmpty && target.functions.allSatisfy { program.function($0).isRequirement && program.implementations(of: $0) == [$0] }
    case .initializer, .enumCase: return false
    }
  }

  private static func mayHandOver(_ instruction: Instruction) -> Bool {
    switch instruction.operation {
    case .call, .operator, .macro, .assign: true
    default: false
    }
  }

  private static func name(_ callee: ValueID, _ function: Function, _ reference: FunctionReference, _ program: Program) -> String {
    switch function[callee].operation {
    case .member(_, let name), .name(let name, _): program.text(program.name(name, in: Int(reference.file)))
    default: "a callee"
    }
  }
}
