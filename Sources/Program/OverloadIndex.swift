import Facts

/// An index of many functions of one name, by the type of their first parameter.
struct OverloadIndex: Sendable {
  /// Below this number the functions are checked one by one.
  static let least = 16

  let candidates: [FunctionReference]
  /// By type of the program: the positions of the functions that require it first.
  private var typed: [NominalID: [Int32]] = [:]
  /// The positions of all other functions.
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

  /// All functions that may accept the value, in order; `nil` where its type is unknown.
  func taking(_ type: Type, in program: Program) -> [FunctionReference]? {
    guard case .nominal(let given, _) = type.unwrapped, program[given].isDeclared, !typed.isEmpty else { return nil }
    var places = untyped
    for ancestor in program[given].ancestors { places += typed[ancestor] ?? [] }
    return places.sorted().map { candidates[Int($0)] }
  }
}

/// The cache key of an overload index. Two lists may share a key.
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
