import Facts

/// An index of many functions of one name, by the type of their first parameter.
struct OverloadIndex: Sendable {
  /// Below this number the functions are checked one by one.
  static let least = 16

  let candidates: [FunctionReference]
  /// The functions with which a call is compared. Of many with the same signature a call means all or none, so no more stay than show that there are too many.
  let compared: [FunctionReference]
  /// By type of the program: the positions of the functions that require it first.
  private var typed: [NominalID: [Int32]] = [:]
  /// The positions of all other functions.
  private var untyped: [Int32] = []

  init(_ candidates: [FunctionReference], in program: Program) {
    self.candidates = candidates
    var counts: [Signature: Int] = [:]
    compared =
      candidates.count <= BodyResolver.meaningLimit
      ? candidates
      : candidates.filter {
        let signature = Signature($0, in: program)
        counts[signature, default: 0] += 1
        return counts[signature, default: 0] <= BodyResolver.meaningLimit + 1
      }
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

extension OverloadIndex {
  /// What decides whether a call fits a function.
  private struct Signature: Hashable {
    private struct Parameter: Hashable {
      var label: Name?
      var type: Type
      var hasDefault: Bool
      var isAutoclosure: Bool
    }

    private let owner: NominalID?
    private let parameters: [Parameter]
    /// Of the `where` clause of its extension.
    private let constraints: [[Type]]
    private let file: Int
    private let attributes: [Name]

    init(_ reference: FunctionReference, in program: Program) {
      file = Int(reference.file)
      owner = program.owner(of: reference)
      let (file, function) = (file, program.function(reference))
      attributes = function.attributes.map { program.name($0, in: file) }
      parameters = function.parameters.enumerated().map { index, parameter in
        Parameter(
          label: parameter.label.map { program.name($0, in: file) }, type: program.parameterType(index, of: reference),
          hasDefault: parameter.defaultValue != nil, isAutoclosure: parameter.isAutoclosure)
      }
      let scope = program.typeScope(of: reference)
      constraints =
        function.owner.map { owner in
          program.files[file][owner].genericParameters.map { parameter in
            [.generic(program.name(parameter.name, in: file), constraint: .unknown), parameter.equals.map { program.resolve($0, in: scope) } ?? .unknown]
              + parameter.constraints.map { program.resolve($0, in: scope) }
          }
        } ?? []
    }
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
  /// Of functions of one name those with which a call has to be compared.
  func compared(_ candidates: [FunctionReference]) -> [FunctionReference] {
    candidates.count <= BodyResolver.meaningLimit ? candidates : overloadIndex(of: candidates).compared
  }

  func overloadIndex(of candidates: [FunctionReference]) -> OverloadIndex {
    let index = overloads.value(of: OverloadKey(candidates)) { OverloadIndex(candidates, in: self) }
    return index.candidates == candidates ? index : OverloadIndex(candidates, in: self)
  }
}
