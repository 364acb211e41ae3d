import Facts

/// A parameter, as far as matching needs it.
struct ParameterShape {
  var label: Name?
  var hasDefault: Bool
  var isVariadic: Bool
  /// Whether a closure could be passed here. True for function types and for unknown types.
  var acceptsClosure: Bool
  /// Whether the type is spelled as a function type.
  var isFunction = false
}

/// An argument, as far as matching needs it.
struct ArgumentShape {
  var label: Name?
  var kind: Argument.Kind
}

/// Matches arguments to parameters as the compiler does: in order and by label. Defaulted parameters may be skipped. The first trailing
/// closure drops its label and takes the first parameter that accepts a closure.
///
/// Source: The Swift Programming Language, "Function Call Expression"; SE-0279 and SE-0286 for trailing closures.
enum ArgumentMatching {
  /// The parameter of each argument, or `nil` where the call does not fit.
  static func match(_ arguments: [ArgumentShape], to parameters: [ParameterShape]) -> [Int]? {
    var result: [Int] = []
    result.reserveCapacity(arguments.count)
    var next = 0
    for (index, parameter) in parameters.enumerated() {
      guard next < arguments.count else {
        if parameter.hasDefault || parameter.isVariadic { continue }
        return nil
      }
      let argument = arguments[next]
      switch argument.kind {
      case .plain, .inout, .labeledTrailingClosure:
        if argument.label == parameter.label {
          result.append(index)
          next += 1
          if parameter.isVariadic {
            while next < arguments.count, arguments[next].kind == .plain, arguments[next].label == nil {
              result.append(index)
              next += 1
            }
          }
        } else if !(parameter.hasDefault || parameter.isVariadic) {
          return nil
        }
      case .trailingClosure:
        let canSkip = parameter.hasDefault || parameter.isVariadic
        if !parameter.acceptsClosure {
          if canSkip { continue }
          return nil
        }
        if canSkip, needsClosureLater(parameters[(index + 1)...], labeledAfter: arguments[(next + 1)...], isSure: parameter.isFunction) { continue }
        result.append(index)
        next += 1
      }
    }
    return next == arguments.count ? result : nil
  }

  /// True where a later parameter must take the unlabelled trailing closure: it has no default, accepts a closure and gets none by label.
  /// A later parameter with a default counts as well if it is a function, and this one is a function only because its type is unknown.
  ///
  /// - Parameter isSure: Is the parameter at hand a function?
  private static func needsClosureLater(
    _ parameters: ArraySlice<ParameterShape>, labeledAfter arguments: ArraySlice<ArgumentShape>, isSure: Bool
  ) -> Bool {
    parameters.contains { parameter in
      parameter.acceptsClosure && !parameter.isVariadic && (!parameter.hasDefault || parameter.isFunction && !isSure)
        && !arguments.contains { $0.label == parameter.label }
    }
  }
}

extension Program {
  /// The parameters of a function, as matching sees them.
  ///
  /// - Parameter areTypesNeeded: Whether it matters which of them can be a closure. Types cost more than labels.
  func parameterShapes(of reference: FunctionReference, areTypesNeeded: Bool) -> [ParameterShape] {
    let file = Int(reference.file)
    let scope = areTypesNeeded ? typeScope(of: reference) : .file(file)
    return function(reference).parameters.map { parameter in
      let type = areTypesNeeded ? parameter.type.map { resolve($0, in: scope) } : nil
      return ParameterShape(
        label: parameter.label.map { name($0, in: file) }, hasDefault: parameter.defaultValue != nil,
        isVariadic: parameter.isVariadic, acceptsClosure: type.map(canBeFunction) ?? true, isFunction: type?.isFunction ?? false)
    }
  }

  /// Whether a parameter of this type accepts a closure.
  func canBeFunction(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .function, .unknown, .generic(_, .unknown): true
    // A name that the models know as a type is no function type. Any other unknown name may be a typealias of one.
    case .external(let name, _): !isLanguageType(name) && models.kind(ofType: text(name)) == nil
    case .generic(_, let constraint): isNoProtocol(constraint)
    default: false
    }
  }

  /// Functions conform to no protocol. Constraints such as `Sendable` need no conformance.
  private func isNoProtocol(_ type: Type) -> Bool {
    switch type {
    case .external(let name, _): models.kind(ofType: text(name)) != .protocol
    case .composition(let parts): parts.allSatisfy(isNoProtocol)
    default: false
    }
  }

  private func isLanguageType(_ name: Name) -> Bool {
    name == known.int || name == known.double || name == known.bool || name == known.string
  }

  /// The arguments of a call, as matching sees them.
  func argumentShapes(_ range: ArgumentRange, of function: Function, in file: Int) -> [ArgumentShape] {
    function.arguments[range.indices].map {
      ArgumentShape(label: $0.label.map { name($0, in: file) }, kind: $0.kind)
    }
  }

  /// The parameter that each argument of a call goes to, or `nil` where the call does not fit the function.
  public func matchArguments(
    _ range: ArgumentRange, of caller: FunctionReference, to callee: FunctionReference
  ) -> [Int]? {
    let arguments = argumentShapes(range, of: function(caller), in: Int(caller.file))
    let hasTrailingClosure = arguments.contains { $0.kind == .trailingClosure }
    return ArgumentMatching.match(arguments, to: parameterShapes(of: callee, areTypesNeeded: hasTrailingClosure))
  }

  /// The declared type of a parameter; `.unknown` where none is written.
  public func parameterType(_ index: Int, of reference: FunctionReference) -> Type {
    let parameters = function(reference).parameters
    guard parameters.indices.contains(index), let syntax = parameters[index].type else { return .unknown }
    let type = resolve(syntax, in: typeScope(of: reference))
    return parameters[index].isVariadic ? .array(type) : type
  }

  /// The type of the parameter whose default value this code computes.
  func type(ofDefaultArgument reference: FunctionReference) -> Type {
    let functions = files[Int(reference.file)].functions
    // The code follows the function, after the code of the parameters before.
    for index in functions.indices[..<Int(reference.function.index)].reversed() {
      guard let position = functions[index].parameters.firstIndex(where: { $0.defaultValue == reference.function }) else { continue }
      return parameterType(position, of: FunctionReference(file: Int(reference.file), function: FunctionID(index)))
    }
    return .unknown
  }

  /// The declared result type of a function; for an initialiser, the type that it makes.
  public func resultType(of reference: FunctionReference) -> Type {
    let function = function(reference)
    if function.kind == .initializer, let owner = owner(of: reference) { return selfType(of: owner) }
    guard let syntax = function.result else {
      if let property = function.property, function.kind == .getter {
        return type(of: PropertyReference(file: Int(reference.file), property: property))
      }
      return .unknown
    }
    return resolve(syntax, in: typeScope(of: reference))
  }

  /// Whether a closure argument for this parameter can outlive the call.
  ///
  /// Only a bare function type without `@escaping` cannot escape; a typealias of one counts. Optional, variadic, generic, collection
  /// and `inout` positions escape. Source: The Swift Programming Language, "Escaping Closures".
  public func parameterEscapes(_ index: Int, of reference: FunctionReference) -> Bool {
    let function = function(reference)
    guard function.parameters.indices.contains(index) else { return true }
    let parameter = function.parameters[index]
    if function.kind == .setter { return true }
    if parameter.isEscaping || parameter.isVariadic || parameter.isInout { return true }
    guard let syntax = parameter.type, case .function = resolve(syntax, in: typeScope(of: reference)) else { return true }
    return false
  }
}
