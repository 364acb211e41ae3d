import Facts
import Program

/// Values of protocols: a type of the program that conforms, or a stand-in.
extension ValueMaker {
  mutating func conformer(of id: NominalID) throws(MissingPiece) -> String {
    // What takes least code comes first: a class of the program is more than a stand-in.
    let candidates = program[id].descendants.filter { candidate in
      let type = program[candidate]
      return type.isDeclared && type.kind != .protocol && type.genericParameters.isEmpty && access.isVisible(candidate)
        && !program.isTest(file: Int(type.declarations[0].file))
    }
    for candidate in candidates.filter(preferred.contains) + candidates.filter({ !preferred.contains($0) }) {
      if let value = attempt({ maker throws(MissingPiece) in try maker.value(of: .nominal(candidate, [])) }) { return value }
    }
    let stub = try stub(of: id)
    return bind(stub + "()", of: id, named: program.text(program[id].name))
  }

  /// The name of a class that does nothing but conform.
  private mutating func stub(of id: NominalID) throws(MissingPiece) -> String {
    if let known = stubNames[id] { return known }
    let name = program.text(program[id].name)
    for ancestor in program[id].externalAncestors.map({ program.text($0) }) where ancestor != "AnyObject" && ancestor != "Sendable" {
      guard program.models.requirementCount(ofProtocol: ancestor) == 0 else {
        throw MissingPiece("nothing in sight conforms to `\(name)`, which inherits from `\(ancestor)`")
      }
    }
    var members: [String] = []
    for ancestor in program[id].ancestors where program[ancestor].kind == .protocol {
      do throws(MissingPiece) { members += try requirements(of: ancestor) } catch {
        throw MissingPiece("nothing in sight conforms to `\(name)`, and a stand-in cannot be written: \(error.sentence)")
      }
    }
    if members.contains(where: { $0.hasPrefix("init(") }), !members.contains("init() {}") { members.append("init() {}") }
    let stub = name + "Stub"
    stubNames[id] = stub
    add(stub: "private final class \(stub): \(program.qualifiedName(of: id)) {\n" + members.map { "  \($0)\n" }.joined() + "}\n")
    return stub
  }

  private mutating func requirements(of id: NominalID) throws(MissingPiece) -> [String] {
    guard program[id].typealiases.isEmpty else { throw MissingPiece("`\(program.text(program[id].name))` has an associated type") }
    var members: [String] = []
    for property in program[id].declarations.flatMap({ program.properties(inFile: Int($0.file)) }) where program.owner(of: property) == id {
      if program.property(property).isRequirement { members.append(try requirement(property)) }
    }
    for function in program[id].functions.values.joined().sorted() where program.function(function).isRequirement && program.function(function).property == nil
    {
      members.append(try requirement(function))
    }
    return members
  }

  private mutating func requirement(_ property: PropertyReference) throws(MissingPiece) -> String {
    let type = program.type(of: property)
    guard let text = access.text(of: type) else { throw MissingPiece("the type of `\(program.name(of: property))` cannot be named") }
    let head = (program.property(property).isStatic ? "static " : "") + "var \(program.name(of: property)): \(text)"
    if case .optional = type { return head }
    return head + " = \(try inlineValue(of: type))"
  }

  private mutating func requirement(_ function: FunctionReference) throws(MissingPiece) -> String {
    let declaration = program.function(function)
    let facts = program.file(function)
    guard declaration.kind == .function || declaration.kind == .initializer, declaration.genericParameters.isEmpty, !declaration.isSubscript else {
      throw MissingPiece("`\(program.describe(function))` is generic or a subscript")
    }
    var parameters: [String] = []
    for (index, parameter) in declaration.parameters.enumerated() {
      let type = program.parameterType(index, of: function)
      guard var text = access.text(of: type) else { throw MissingPiece("a parameter of `\(program.describe(function))` cannot be named") }
      if type.isFunction, parameter.isEscaping { text = "@escaping " + text }
      if parameter.isInout { text = "inout " + text }
      let (label, name) = (parameter.label.map(facts.name) ?? "_", facts.name(facts[parameter.variable].name))
      parameters.append("\(label == name ? name : label + " " + name): \(text)")
    }
    let list = "(\(parameters.joined(separator: ", ")))"
    if declaration.kind == .initializer { return "init\(list) {}" }
    let head = (declaration.isStatic ? "static " : "") + "func \(declaration.name.map(facts.name) ?? "")\(list)"
    let effects = (declaration.isAsync ? " async" : "") + (declaration.isThrowing ? " throws" : "")
    let result = declaration.result == nil ? Type.tuple([]) : program.resultType(of: function)
    if access.isVoid(result) { return head + effects + " {}" }
    guard let text = access.text(of: result) else { throw MissingPiece("the result of `\(program.describe(function))` cannot be named") }
    return head + effects + " -> \(text) { \(try inlineValue(of: result)) }"
  }

  /// A value without statements before it.
  private mutating func inlineValue(of type: Type) throws(MissingPiece) -> String {
    if access.isVoid(type) { return "()" }
    let literal = try value(of: .function(Type.FunctionType(parameters: [], result: type)))
    return String(literal.dropFirst(2).dropLast(2))
  }
}
