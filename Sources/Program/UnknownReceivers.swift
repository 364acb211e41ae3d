import Catalog
import Facts

/// Chooses among methods of one name on different types when the receiver's type is unknown.
extension BodyResolver {
  /// Rows that fit a member call on an unknown receiver, the likeliest first.
  ///
  /// The use of the result decides: `.map { … }.sink { … }` is no array's `map`. Otherwise rows that retain nothing come first, because a
  /// collection's methods are by far the most common.
  mutating func likeliestFirst(_ rows: [Int], call: Int) -> [Int] {
    if rows.count < 2 { return rows }
    let wanted = program.typeOutside(contextType(of: call))?.name
    var ranked: [(labels: Int, length: Int, keeps: Int, row: Int)] = []
    for row in rows {
      let model = program.models.functions[row]
      let keeps = model.effects.contains { $0.keeper != .none }
      let length = chainLength(from: call, as: model) + (wanted.map { gives(model, $0) } ?? false ? 1 : 0)
      ranked.append((model.labels?.count ?? Int.max, -length, keeps ? 1 : 0, row))
    }
    return ranked.sorted { ($0.labels, $0.length, $0.keeps, $0.row) < ($1.labels, $1.length, $1.keeps, $1.row) }.map(\.row)
  }

  /// Whether the row gives the type that the destination expects.
  private func gives(_ model: FunctionModel, _ wanted: Name) -> Bool {
    guard let name = result(of: model)?.name else { return false }
    return program.models.ancestry(of: name).contains(program.text(wanted))
  }

  private func result(of model: FunctionModel) -> ModelType? {
    model.resultType ?? (model.result == .receiver ? model.type.map { .named($0) } : nil)
  }

  /// More members of a chain tell nothing new about its first. Without a limit, a chain costs the square of its length.
  private static let chainLimit = 32

  /// How many of the following chain members the models list for the row's result, up to a limit.
  private mutating func chainLength(from call: Int, as model: FunctionModel) -> Int {
    if users == nil { users = function.users }
    var type = result(of: model)
    var value = UInt32(call)
    var length = 0
    while length < Self.chainLimit, let current = type, let user = users?[value] {
      switch function.instructions[Int(user)].operation {
      case .unwrap, .await: value = user
      case .member(_, let id):
        guard let next = known(program.text(program.name(id, in: file)), of: current) else { return length }
        length += 1
        type = next.type
        // The call of a method, or the property itself.
        value = users?[user].flatMap { if case .call = function.instructions[Int($0)].operation { $0 } else { nil } } ?? user
      default: return length
      }
    }
    return length
  }

  /// The type of a member, if the models list one of that name.
  private func known(_ member: String, of type: ModelType) -> KnownMember? {
    guard let base = type.name else { return nil }
    for ancestor in program.models.ancestry(of: base) {
      if let row = program.models.rows(named: member, ofType: ancestor).first {
        let model = program.models.functions[row]
        return KnownMember(type: model.resultType ?? (model.result == .receiver ? type : nil))
      }
    }
    return program.models.property(named: member, ofType: base, isStatic: false).map { KnownMember(type: $0.type) }
  }
}

/// A modelled member, with its type if known.
private struct KnownMember {
  var type: ModelType?
}

extension Function {
  /// For each value, the first instruction that continues it as a postfix chain.
  fileprivate var users: [UInt32: UInt32] {
    var result: [UInt32: UInt32] = [:]
    for (index, instruction) in instructions.enumerated() {
      switch instruction.operation {
      case .member(let base, _), .call(let base, _), .unwrap(let base, _), .await(let base):
        if result[base.index] == nil { result[base.index] = UInt32(index) }
      default: break
      }
    }
    return result
  }
}
