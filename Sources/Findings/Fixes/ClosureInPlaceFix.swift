import Ownership
import Program
import Facts

/// Replaces `handle` with `{ [weak self] value in self?.handle(value) }`.
struct ClosureInPlaceFix {
  private let repair: Repair

  init(_ repair: Repair) { self.repair = repair }

  func attempt(_ contexts: inout FixContexts) -> FixAttempt {
    guard repair.subject == .methodReference else { return .notMeant }
    if let reason = repair.reasonAsOnlyHold { return .refused(reason) }
    guard let (context, id) = contexts.function(around: repair.closure) else { return .refused("the code around it is not in sight") }
    let function = context.function(id)
    guard let body = context.body(id),
      let index = function.instructions.lastIndex(where: { $0.range == repair.closure.range && $0.operation.isNameOrMember }),
      case .functions(let methods, _) = body.references[index], methods.count == 1, let method = methods.first
    else { return .refused("which method it means is not known") }
    let base: (name: String, entry: String)
    switch self.base(index, function, body, context) {
    case .success(let found): base = found
    case .failure(let problem): return .refused(problem.reason)
    }
    let signature = MethodSignature(method, context.program)
    if let reason = signature.obstacle { return .refused(reason) }
    let use = ValueContext(of: index, in: id, context)
    guard let parameters = !use.hasType ? signature.typedParameters(contexts.text(of: Int(method.file))) : signature.parameters else {
      return .refused("the types of the method's parameters have to be written")
    }
    let closure = "{ [weak \(base.entry)] \(parameters.isEmpty ? "" : parameters + " ")in \(signature.call(on: base.name)) }"
    // With its labels (`load(from:)`) the name is longer.
    let whole = function.instructions.first { if case .fullName(let base, _) = $0.operation { Int(base.index) == index } else { false } }
    let range = whole?.range ?? repair.closure.range
    return .fix(Fix("a closure that captures `\(base.name)` weakly", [.replace(range.start, range.end, closure)]))
  }

  private struct Problem: Error { var reason: String }

  /// The receiver of the method: its name in the closure, and its capture-list entry.
  private func base(_ index: Int, _ function: Function, _ body: ResolvedBody, _ context: FixContext) -> Result<(name: String, entry: String), Problem> {
    let program = context.program
    guard case .member(let value, _) = function.instructions[index].operation else {
      // A bare name: a method of `self`.
      return weak("self", "self", body, nil, context)
    }
    switch function[value].operation {
    case .selfReference: return weak("self", "self", body, nil, context)
    case .variable(let id):
      let name = context.facts.name(context.facts[id].name)
      return weak(name, name, body, value, context)
    case .name, .member:
      guard case .property(let property, _) = body.reference(value) else { break }
      let name = program.text(program.name(program.property(property).name, in: Int(property.file)))
      return weak(name, "\(name) = \(context.text.text(function[value].range))", body, value, context)
    default: break
    }
    return .failure(Problem(reason: "what the method belongs to has no name"))
  }

  private func weak(_ name: String, _ entry: String, _ body: ResolvedBody, _ value: ValueID?, _ context: FixContext)
    -> Result<(name: String, entry: String), Problem>
  {
    let owner = context.program.owner(of: context.root)
    let type = value.map { body.type($0) } ?? owner.map { context.program.selfType(of: $0) } ?? .unknown
    guard name.isPlainIdentifier else { return .failure(Problem(reason: "what the method belongs to has no name")) }
    if case .impossible(let reason) = WeakReferability(of: type, name: name, in: context.program) { return .failure(Problem(reason: reason)) }
    return .success((name, entry))
  }
}

extension Operation {
  fileprivate var isNameOrMember: Bool {
    switch self {
    case .name, .member: true
    default: false
    }
  }
}

/// A method as called by the closure.
private struct MethodSignature {
  private let declaration: Function
  private let facts: FileFacts

  init(_ method: FunctionReference, _ program: Program) {
    declaration = program.function(method)
    facts = program.file(method)
  }

  /// Why a closure cannot replace the method reference.
  var obstacle: String? {
    if let result = declaration.result, !isVoid(result), !isOptional(result) { return "the method returns a value, and there is none when the object is gone" }
    if declaration.parameters.contains(where: { $0.isInout || $0.isVariadic || $0.isAutoclosure }) {
      return "a parameter of the method cannot be passed on (`inout`, variadic or an autoclosure)"
    }
    return nil
  }

  private func isVoid(_ type: TypeID) -> Bool {
    switch facts[type] {
    case .tuple(let elements): elements.isEmpty
    case .named(let components): components.count == 1 && facts.name(components[0].name) == "Void"
    default: false
    }
  }

  private func isOptional(_ type: TypeID) -> Bool { if case .optional = facts[type] { true } else { false } }

  private var names: [String] {
    let own = declaration.parameters.map { facts.name(facts[$0.variable].name) }
    let isUsable = own.allSatisfy(\.isPlainIdentifier) && Set(own).count == own.count
    return isUsable ? own : own.indices.map { "value\($0 + 1)" }
  }

  /// `a, b`
  var parameters: String? { names.joined(separator: ", ") }

  /// `(a: Int, b: String) -> Void`, with the types as written in the declaration.
  func typedParameters(_ text: SourceLayout) -> String? {
    let result = declaration.result.map { isVoid($0) } ?? true ? " -> Void" : ""
    if declaration.parameters.isEmpty { return "()" + result }
    guard declaration.genericParameters.isEmpty else { return nil }
    let open = text.skippingTrivia(from: declaration.nameRange.end)
    guard text.byte(open) == 0x28, let close = text.closing(of: open) else { return nil }
    let types = Self.elements(of: text.text(open + 1, close)).map { element -> String? in
      guard let colon = element.firstIndex(of: ":") else { return nil }
      let type = element[element.index(after: colon)...]
      return type.contains("=") || type.contains("@") ? nil : String(type.drop { $0 == " " })
    }
    guard types.count == names.count, !types.contains(nil) else { return nil }
    return "(" + zip(names, types).map { "\($0): \($1 ?? "")" }.joined(separator: ", ") + ")" + result
  }

  /// The parts between commas outside of brackets.
  private static func elements(of text: String) -> [String] {
    var parts = [""]
    var depth = 0
    for character in text {
      switch character {
      case "(", "[", "<": depth += 1
      case ")", "]": depth -= 1
      case ">" where parts[parts.count - 1].last != "-": depth -= 1
      default: break
      }
      if character == ",", depth == 0 { parts.append("") } else { parts[parts.count - 1].append(character) }
    }
    return parts
  }

  /// `try await self?.load(from: url)`
  func call(on object: String) -> String {
    let name = declaration.name.map { facts.name($0) } ?? ""
    let arguments = zip(declaration.parameters, names).map { parameter, name in
      (parameter.label.map { facts.name($0) + ": " } ?? "") + name
    }
    let effects = (declaration.isThrowing ? "try " : "") + (declaration.isAsync ? "await " : "")
    return "\(effects)\(object)?.\(name)(\(arguments.joined(separator: ", ")))"
  }
}
