import Catalog
import Facts

/// Closures that the callee runs during the call: their parameter types, and the effect of their results on the call's type.
extension BodyResolver {
  /// The result type of a call that runs its closure argument.
  mutating func appliedType(_ model: FunctionModel, _ callee: ValueID, _ arguments: ArgumentRange) -> Type {
    switch model.result {
    case .returned: return model.resultType == nil ? returnedType(ofFunctionIn: arguments, callee) : .unknown
    // The closure is resolved before the call and on its own. Inside the argument list it would be resolved while the caller holds the
    // tables, and each change would copy them.
    case .collected:
      let element = returnedType(ofFunctionIn: arguments, callee)
      return collection(model, of: element, callee)
    case .compacted:
      let element = returnedType(ofFunctionIn: arguments, callee)
      if case .optional(let wrapped) = element { return collection(model, of: wrapped, callee) }
      return collection(model, of: element, callee)
    case .flattened:
      let returned = returnedType(ofFunctionIn: arguments, callee)
      return collection(model, of: returned.element, callee)
    case .paired:
      let elements = function.arguments[arguments.indices].map { Type.TupleElement(label: nil, type: body.type($0.value).element) }
      return Type.array(.tuple(elements)).bounded
    case .folded, .accumulated, .argument: return function.arguments[arguments.indices].first.map { body.type($0.value) } ?? .unknown
    case .other, .exchange, .receiver, .object, .element, .kept, .property, .gathered, .shared: return .unknown
    }
  }

  /// The collection type that the model names. The call decides its element type; a dictionary keeps the receiver's key type.
  private func collection(_ model: FunctionModel, of element: Type, _ callee: ValueID) -> Type {
    if element.isUnknown { return .unknown }
    switch model.resultType?.name.flatMap({ program.names.find($0) }) {
    case program.known.array: return Type.array(element).bounded
    case program.known.set: return Type.set(element).bounded
    case program.known.dictionary:
      guard case .dictionary(let key, _) = receiver(of: callee).unwrapped else { return Type.dictionary(.unknown, element).bounded }
      return Type.dictionary(key, element).bounded
    default: return .unknown
    }
  }

  /// The receiver's type.
  func receiver(of callee: ValueID) -> Type {
    if case .member(let base, _) = function[callee].operation { body.type(base) } else { .unknown }
  }

  /// The result type of a call that returns what its closure returns.
  private mutating func returnedType(ofFunctionIn arguments: ArgumentRange, _ callee: ValueID) -> Type {
    for argument in function.arguments[arguments.indices] {
      if case .closure(let id) = function[argument.value].operation { return appliedResult(of: id) }
      if let type = typeMade(by: argument.value) { return type }
      if case .keyPath(let root, let components, _) = function[argument.value].operation {
        let receiver = receiver(of: callee)
        let start = root.map { program.resolve($0, in: scope) } ?? (receiver.element.isUnknown ? receiver.unwrapped : receiver.element)
        return program.type(at: components.map { program.name($0, in: file) }, of: start)
      }
    }
    return .unknown
  }

  /// The type whose initialiser a value is: `rows.map(AnyRow.init)`.
  private func typeMade(by value: ValueID) -> Type? {
    if case .fullName(let base, _) = function[value].operation { return typeMade(by: base) }
    return metatypeOfInitializer(value)
  }

  /// The type whose initialiser a call names by the type alone: `Section { section in … }`.
  private func made(by callee: ValueID) -> Type? {
    if case .metatype(let type) = body.type(callee) { type } else { nil }
  }

  /// The result type of an immediately applied closure. Its body is resolved before the rest of this one.
  mutating func appliedResult(of id: FunctionID) -> Type {
    let reference = FunctionReference(file: file, function: id)
    let declared = program.resultType(of: reference)
    if declared.isUnknown, unit.bodies[reference] != nil { return returnedType(of: reference) }
    if !declared.isUnknown || appliedDepth >= Self.appliedDepthLimit { return declared }
    let outer = (current, function, body, scope, callees, contexts, users)
    appliedDepth += 1
    resolveBody(reference)
    appliedDepth -= 1
    (current, function, body, scope, callees, contexts, users) = outer
    return returnedType(of: reference)
  }

  mutating func expectParameterTypes(_ target: CallTarget, callee: ValueID, _ range: ArgumentRange) {
    let arguments = function.arguments[range.indices]
    guard arguments.contains(where: { if case .closure = function[$0.value].operation { true } else { false } }),
      let declared = target.functions.first,
      let parameters = program.matchArguments(range, of: current, to: declared)
    else {
      let model = target.models.first.map { program.models.functions[$0] }
      if case .enumCase(let owner, let name) = target.kind {
        for (position, argument) in arguments.enumerated() {
          guard case .closure = function[argument.value].operation else { continue }
          expect(program.type(ofArgument: position, of: arguments, toCase: name, of: owner, in: file), for: argument.value)
        }
      } else if let type = model?.closureParameter {
        expect([program.modelType(type)], ofClosuresIn: range)
      } else if target.functions.isEmpty {
        expectPart(of: receiver(of: callee), made: model?.isInitializer == true ? made(by: callee) : nil, model, arguments, range)
      }
      return
    }
    let receiver = receiver(of: callee)
    let generics = program.function(declared).genericParameters.isEmpty ? [:] : genericArguments(of: declared, parameters, range)
    for (argument, parameter) in zip(arguments, parameters) {
      if case .closure(let id) = function[argument.value].operation,
        let builder = program.builder(program.function(declared).parameters[parameter].attributes, in: Int(declared.file))
      {
        unit.built[FunctionReference(file: file, function: id)] = builder
      }
      let type = program.parameterType(parameter, of: declared, calledOn: receiver)
      // `delegate(on: self) { (owner, value) in … }`: the other arguments decide the closure's parameter types.
      expect(generics.isEmpty ? type : program.substitute(type, parameters: Array(generics.keys), arguments: Array(generics.values)), for: argument.value)
    }
  }

  /// `items.forEach { item in … }`: the closure's parameters are elements of the receiver, unless a model says otherwise.
  ///
  /// - Parameter made: What the call makes, if it calls an initialiser.
  private mutating func expectPart(of receiver: Type, made: Type?, _ model: FunctionModel?, _ arguments: ArraySlice<Argument>, _ range: ArgumentRange) {
    if let model, model.result == .folded || model.result == .accumulated {
      // The accumulated value comes before the element.
      return expect([arguments.first.map { body.type($0.value) } ?? .unknown, receiver.element], ofClosuresIn: range)
    }
    let part: Type
    switch model?.effects.lazy.map(\.passes).first(where: { $0 != .unknown }) {
    case .receiver:
      // `optional.map { value in … }`: the closure receives the wrapped value.
      if case .optional(let wrapped) = receiver { part = wrapped } else { part = receiver }
    case .content:
      guard let arguments = program.typeOutside(receiver)?.arguments, arguments.count == 1 else { return }
      part = arguments[0]
    case .result:
      guard let made else { return }
      part = made
    case .accumulated: return
    case .emitted:
      guard let value = program.typeOutside(receiver.unwrapped)?.arguments.first, !value.isUnknown else { return }
      return expect([value], ofClosuresIn: range)
    case .values:
      guard case .dictionary(_, let value) = receiver.unwrapped else { return }
      part = value
    case .elements:
      if !receiver.element.isUnknown { expect([receiver.element], ofClosuresIn: range) }
      return
    case .pairs, .unknown, nil: part = receiver.element
    }
    guard !part.isUnknown else { return }
    expect([part, part], ofClosuresIn: range)
  }

  private mutating func expect(_ parameters: [Type], ofClosuresIn range: ArgumentRange) {
    for argument in function.arguments[range.indices] {
      guard case .closure(let id) = function[argument.value].operation, expectedTypes[id] == nil else { continue }
      expectedTypes[id] = .init(parameters: parameters, result: .unknown)
    }
  }
}
