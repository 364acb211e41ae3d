import Facts

/// Of many functions of one name, which can take a value as their first argument, by the type of that value.
struct OverloadIndex: Sendable {
  /// Fewer are looked at one by one.
  static let least = 16

  let candidates: [FunctionReference]
  /// For each type of the program, where the functions stand that must be given one first.
  private var typed: [NominalID: [Int32]] = [:]
  /// Where the others stand.
  private var untyped: [Int32] = []

  init(_ candidates: [FunctionReference], in program: Program) {
    self.candidates = candidates
    for (place, candidate) in zip(Int32(0)..., candidates) {
      if let first = program.function(candidate).parameters.first, first.defaultValue == nil, !first.isVariadic,
        case .nominal(let type, _) = program.parameterType(0, of: candidate).unwrapped, program[type].isDeclared
      {
        typed[type, default: []].append(place)
      } else {
        untyped.append(place)
      }
    }
  }

  /// All that may take the value, in their order; `nil` where its type says nothing.
  func taking(_ type: Type, in program: Program) -> [FunctionReference]? {
    guard case .nominal(let given, _) = type.unwrapped, program[given].isDeclared, !typed.isEmpty else { return nil }
    var places = untyped
    for ancestor in program[given].ancestors { places += typed[ancestor] ?? [] }
    return places.sorted().map { candidates[Int($0)] }
  }
}

/// By what the index of a list of functions is found again; two lists may have the same.
struct OverloadKey: Hashable, Sendable {
  private let first: FunctionReference
  private let last: FunctionReference
  private let count: Int

  init(_ candidates: [FunctionReference]) {
    first = candidates[0]
    last = candidates[candidates.count - 1]
    count = candidates.count
  }
}

extension Program {
  func overloadIndex(of candidates: [FunctionReference]) -> OverloadIndex {
    let index = overloads.value(of: OverloadKey(candidates)) { OverloadIndex(candidates, in: self) }
    return index.candidates == candidates ? index : OverloadIndex(candidates, in: self)
  }
}
