import Facts

/// `Self` in a signature means the receiver's type, which may be a subtype of the declaring type.
extension Program {
  /// The declared result type of a function for a call on a receiver.
  ///
  /// - Parameter receiver: The type of the object, or the metatype, on which the function is called.
  func resultType(of reference: FunctionReference, calledOn receiver: Type) -> Type {
    let type = selfReplaced(in: function(reference).result, of: reference, by: receiver) ?? resultType(of: reference)
    return substitute(type, with: receiver, declaredIn: owner(of: reference))
  }

  /// The declared type of a parameter for a call on a receiver.
  func parameterType(_ index: Int, of reference: FunctionReference, calledOn receiver: Type) -> Type {
    let parameters = function(reference).parameters
    let syntax = parameters.indices.contains(index) && !parameters[index].isVariadic ? parameters[index].type : nil
    let type = selfReplaced(in: syntax, of: reference, by: receiver) ?? parameterType(index, of: reference)
    return substitute(type, with: receiver, declaredIn: owner(of: reference))
  }

  /// A written type with `Self` replaced by the receiver's type; `nil` where it does not mention `Self`, or the receiver is unknown.
  private func selfReplaced(in syntax: TypeID?, of reference: FunctionReference, by receiver: Type) -> Type? {
    guard let syntax, let owner = owner(of: reference), mentionsSelf(syntax, inFile: Int(reference.file)) else { return nil }
    var own = receiver.unwrapped
    if case .metatype(let instance) = own { own = instance }
    if own.isUnknown { return nil }
    var scope = typeScope(of: reference)
    scope.generics.append((known.selfType, selfType(of: owner)))
    return substitute(resolve(syntax, in: scope), parameters: [known.selfType], arguments: [own])
  }

  /// Whether a written type mentions `Self` itself, not a type nested in it.
  private func mentionsSelf(_ syntax: TypeID, inFile file: Int) -> Bool {
    var pending = [syntax]
    var isMentioned = false
    while let next = pending.popLast() {
      switch files[file][next] {
      case .named(let components):
        if let first = components.first, name(first.name, in: file) == known.selfType {
          guard components.count == 1 else { return false }
          isMentioned = true
        }
        pending += components.flatMap(\.arguments)
      case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner), .opaque(let inner), .existential(let inner), .metatype(let inner):
        pending.append(inner)
      case .dictionary(let key, let value): pending += [key, value]
      case .tuple(let elements): pending += elements.map(\.type)
      case .function(let function): pending += function.parameters.map(\.type) + [function.result]
      case .composition(let parts): pending += parts
      case .unknown: break
      }
    }
    return isMentioned
  }
}
