import Facts

/// An index of many functions of one name, by the type of their first parameter and by the labels of all parameters.
struct OverloadIndex: Sendable {
  /// Below this number the functions are checked one by one.
  static let least = 16
  /// A call is compared with no more functions than this. Beyond it counts as one of a function out of sight.
  static let limit = 128

  /// Positions of functions, and those of them that not all files see.
  private struct Places: Sendable {
    var all: [Int32] = []
    /// Without the functions that only their own file sees.
    var open: [Int32] = []
    var hidden: [Int32: [Int32]] = [:]
  }

  let candidates: [FunctionReference]
  /// The functions with which a call is compared. Of many with the same signature a call means all or none, so no more stay than show that there are too many.
  let compared: [FunctionReference]
  /// By type of the program: the positions of the functions that require it first.
  private var typed: [NominalID: [Int32]] = [:]
  /// The positions of all other functions.
  private var untyped: [Int32] = []
  /// For each function, the type of the program that it requires first.
  private var firstTypes: [NominalID?] = []
  /// By label: the functions that have a parameter of it.
  private var labelled: [Name?: Places] = [:]
  /// The functions that need no argument, and those that need one at most.
  private var needingNothing = Places()
  private var needingOne = Places()

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
    firstTypes.reserveCapacity(compared.count)
    for (place, function) in zip(Int32(0)..., compared) {
      let first = Self.firstType(of: function, in: program)
      firstTypes.append(first)
      if let first { typed[first, default: []].append(place) } else { untyped.append(place) }
      addLabels(of: function, at: place, in: program)
    }
  }

  private static func firstType(of function: FunctionReference, in program: Program) -> NominalID? {
    guard let first = program.function(function).parameters.first, first.defaultValue == nil, !first.isVariadic,
      case .nominal(let type, _) = program.parameterType(0, of: function).unwrapped, program[type].isDeclared
    else { return nil }
    return type
  }

  private mutating func addLabels(of function: FunctionReference, at place: Int32, in program: Program) {
    let isHidden = program.isHiddenByModifier(function)
    func add(to places: inout Places) {
      if places.all.last == place { return }
      places.all.append(place)
      if isHidden { places.hidden[function.file, default: []].append(place) } else { places.open.append(place) }
    }
    let parameters = program.function(function).parameters
    for parameter in parameters { add(to: &labelled[parameter.label.map { program.name($0, in: Int(function.file)) }, default: Places()]) }
    // Only the first argument of a variadic parameter has its label.
    if parameters.contains(where: \.isVariadic) { add(to: &labelled[nil, default: Places()]) }
    let needed = parameters.count { $0.defaultValue == nil && !$0.isVariadic }
    if needed == 0 { add(to: &needingNothing) }
    if needed <= 1 { add(to: &needingOne) }
  }

  /// The functions that a call with these arguments may fit by its labels: those of its rarest label. A trailing closure has none.
  private func places(fitting arguments: [ArgumentShape]) -> Places {
    let lists = arguments.lazy.filter { $0.kind != .trailingClosure }.map { labelled[$0.label] ?? Places() }
    if let rarest = lists.min(by: { $0.all.count < $1.all.count }) { return rarest }
    return arguments.isEmpty ? needingNothing : needingOne
  }

  /// The functions that a call in a file may fit by its labels and sees, in order; no more than show that there are too many.
  func fitting(_ arguments: [ArgumentShape], from file: Int, in program: Program) -> [FunctionReference] {
    let places = places(fitting: arguments)
    var result: [Int32] = places.hidden[Int32(file)] ?? []
    for place in places.open where program.sees(compared[Int(place)], from: file) {
      if result.count > Self.limit { break }
      result.append(place)
    }
    return functions(result)
  }

  /// The first functions that a call may fit by its labels, in order, seen or not.
  func fitting(_ arguments: [ArgumentShape]) -> [FunctionReference] {
    places(fitting: arguments).all.prefix(Self.limit).map { compared[Int($0)] }
  }

  /// All functions that may accept the value as the first of a call's arguments, in order; `nil` where its type is unknown, or where there are too many.
  func taking(_ type: Type, among arguments: [ArgumentShape], in program: Program) -> [FunctionReference]? {
    guard case .nominal(let given, _) = type.unwrapped, program[given].isDeclared, !typed.isEmpty else { return nil }
    let ancestors = program[given].ancestors
    let lists = ancestors.compactMap { typed[$0] }
    let labelled = places(fitting: arguments).all
    let count = lists.reduce(untyped.count) { $0 + $1.count }
    if count <= labelled.count { return count > Self.limit ? nil : functions(untyped + lists.joined()) }
    if labelled.count > Self.limit { return nil }
    return functions(labelled.filter { place in firstTypes[Int(place)].map(ancestors.contains) ?? true })
  }

  private func functions(_ places: [Int32]) -> [FunctionReference] { places.sorted().map { compared[Int($0)] } }
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

  /// Of functions of one name the first ones that a call may fit by its labels.
  func labelled(_ candidates: [FunctionReference], _ arguments: ArgumentRange, of caller: FunctionReference) -> [FunctionReference] {
    if candidates.count < OverloadIndex.least { return candidates }
    return overloadIndex(of: candidates).fitting(argumentShapes(arguments, of: function(caller), in: Int(caller.file)))
  }

  func overloadIndex(of candidates: [FunctionReference]) -> OverloadIndex {
    let index = overloads.value(of: OverloadKey(candidates)) { OverloadIndex(candidates, in: self) }
    return index.candidates == candidates ? index : OverloadIndex(candidates, in: self)
  }
}
