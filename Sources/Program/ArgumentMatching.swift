import Facts

/// What matching needs to know of one parameter.
struct ParameterShape {
  var label: Name?
  var hasDefault: Bool
  var isVariadic: Bool
  /// Could a closure be passed here? True for function types and for types that are not known.
  var acceptsClosure: Bool
  /// Is it a function type in so many words?
  var isFunction = false
}

/// What matching needs to know of one argument.
struct ArgumentShape {
  var label: Name?
  var kind: Argument.Kind
}

/// Matches arguments to parameters as the compiler does (The Swift Programming Language, "Function Call Expression"; SE-0279 and
/// SE-0286 for trailing closures): in order, by label, defaulted parameters may be skipped, the first trailing closure drops its
/// label and takes the first parameter that can be a closure.
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

  /// True where a later parameter has no default, accepts a closure and is not given one by label: then the unlabelled trailing
  /// closure must be meant for it. So it is for one with a default that is a function, where this one is so only if nobody knows its type.
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
    let function = function(reference)
    let file = Int(reference.file)
    let scope = areTypesNeeded ? typeScope(of: reference) : .file(file)
    return function.parameters.map { parameter in
      let type = areTypesNeeded ? parameter.type.map { resolve($0, in: scope) } : nil
      return ParameterShape(
        label: parameter.label.map { name($0, in: file) }, hasDefault: parameter.defaultValue != nil,
        isVariadic: parameter.isVariadic, acceptsClosure: type.map(canBeFunction) ?? true, isFunction: type?.isFunction ?? false)
    }
  }

  /// May a closure be passed where this type is asked for?
  func canBeFunction(_ type: Type) -> Bool {
    switch type.unwrapped {
    case .function, .unknown, .generic(_, .unknown): true
    // What a model knows as a type is none of functions; of another name nobody knows what it stands for.
    case .external(let name, _): !isLanguageType(name) && models.kind(ofType: text(name)) == nil
    case .generic(_, let constraint): isNoProtocol(constraint)
    default: false
    }
  }

  /// Functions conform to no protocol; a constraint such as `Sendable` is none that anybody has to conform to.
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
    let function = function(reference)
    guard function.parameters.indices.contains(index), let syntax = function.parameters[index].type else { return .unknown }
    let type = resolve(syntax, in: typeScope(of: reference))
    return function.parameters[index].isVariadic ? .array(type) : type
  }

  /// The declared result of a function; for an initialiser the type that it makes.
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

  /// Can a closure that is passed for this parameter outlive the call?
  ///
  /// Only a bare function type without `@escaping` cannot escape (a typealias of one counts); optional, variadic, generic, collection
  /// and `inout` positions escape (The Swift Programming Language, "Escaping Closures").
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
