import Catalog
import Facts

/// Backward type evidence: the use of a result identifies the callee even where the receiver is unknown.
extension BodyResolver {
  /// The collection in which a result is stored identifies the receiver: only tokens go into a set of tokens.
  mutating func proveReceiver(_ target: inout CallTarget, callee: ValueID, _ arguments: ArgumentRange) {
    guard case .external = target.kind, case .member(let base, let id) = function[callee].operation, isOpen(target, base) else { return }
    let rows = target.models.isEmpty ? rows(named: id, arguments) : target.models
    for row in rows {
      let model = program.models.functions[row]
      guard let type = model.type, let keeper = model.effects.lazy.compactMap({ $0.keeper == .argument ? $0.keeperArgument : nil }).first else { continue }
      let labels = program.modelLabels(arguments, of: current, row: model)
      for (argument, label) in zip(function.arguments[arguments.indices], labels) where label == .label(keeper) {
        let given = body.type(argument.value)
        guard let name = program.typeOutside(given.isCollection ? given.element : given)?.name,
          program.models.framework(ofType: program.text(name)) == model.framework
        else { continue }
        target.models = [row]
        target.isReceiverKnown = true
        return prove(base, isOf: type)
      }
    }
  }

  /// The code states the type of a value. So its source is a call that gives such values by its model.
  mutating func prove(_ value: ValueID, isOf type: String) {
    var value = value
    var wanted = type
    while true {
      switch function[value].operation {
      case .unwrap(let inner, _), .await(let inner), .fullName(let inner, _): value = inner
      case .call(let callee, let arguments):
        guard case .call(var target) = body.references[Int(value.index)], case .external = target.kind,
          case .member(let base, let id) = function[callee].operation
        else { return }
        // A method that no model lists, of a type with models.
        if !isOpen(target, base) { return target.models.isEmpty ? setType(wanted, of: value) : () }
        let rows = likeliestFirst(self.rows(named: id, arguments).filter { gives(wanted, program.models.functions[$0]) }, call: Int(value.index))
        guard let row = rows.first, let receiver = program.models.functions[row].type else { return setType(wanted, of: value) }
        target.models = rows
        target.isReceiverKnown = true
        body.references[Int(value.index)] = .call(target)
        body.types[Int(value.index)] = program.modelType(program.models.functions[row].resultType)
        value = base
        wanted = receiver
      case .member: return setType(wanted, of: value)
      default: return
      }
    }
  }

  private mutating func setType(_ name: String, of value: ValueID) {
    if body.types[Int(value.index)].isUnknown { body.types[Int(value.index)] = program.modelType(.named(name)) }
  }

  private func rows(named id: NameID, _ arguments: ArgumentRange) -> [Int] {
    program.modelRows(named: program.text(program.name(id, in: file)), receiver: nil, isGlobal: false, arguments: arguments, of: current)
  }

  private func gives(_ type: String, _ model: FunctionModel) -> Bool {
    guard model.type != nil, let name = program.typeOutside(program.modelType(model.resultType))?.name else { return false }
    return program.models.ancestry(of: program.text(name)).contains(type)
  }

  /// Whether the callee is unknown because the receiver's type is unknown.
  private func isOpen(_ target: CallTarget, _ base: ValueID) -> Bool {
    if !target.isReceiverKnown { return true }
    guard target.models.isEmpty, let name = program.typeOutside(body.type(base))?.name else { return false }
    return program.models.kind(ofType: program.text(name)) == nil
  }
}
