import Facts
import Program

/// The arguments of a call.
struct MadeArguments {
  /// With their labels, in order.
  var parts: [String] = []
  /// By the position of the parameter.
  var values: [Int: String] = [:]

  var list: String { parts.joined(separator: ", ") }
}

/// Objects and structures, by their initialisers.
extension ValueMaker {
  /// An expression that makes an object or structure.
  ///
  /// - Parameters:
  ///   - wanted: The initialiser to call; `nil` for the one that needs least.
  ///   - chosen: Its arguments that are not to be made, by position.
  mutating func object(_ id: NominalID, _ arguments: [Type] = [], by wanted: FunctionReference? = nil, chosen: [Int: String] = [:]) throws(MissingPiece)
    -> String
  {
    let type = program[id]
    let name = program.qualifiedName(of: id)
    guard access.isVisible(id) else { throw MissingPiece("`\(name)` is private") }
    note(id)
    if hasOutlets(id) { throw MissingPiece("the outlets of `\(name)` are connected by an interface file") }
    let written = try typeName(id, arguments)
    let made = Type.nominal(id, arguments)
    if let wanted { return try call(wanted, of: written, on: made, chosen: chosen) }
    var problem: MissingPiece?
    let candidates = initializers(of: id)
    for candidate in candidates.filter(access.isVisible).sorted(by: { (granted($1).count, requiredCount($0)) < (granted($0).count, requiredCount($1)) }) {
      var maker = self
      do throws(MissingPiece) {
        let expression = try maker.call(candidate, of: written, on: made)
        self = maker
        return expression
      } catch {
        problem = problem ?? error
        work = maker.work
      }
    }
    if let shared = sharedInstance(of: id) { return shared }
    if let problem { throw problem }
    if !candidates.isEmpty { throw MissingPiece("every initialiser of `\(name)` is private") }
    if type.kind == .struct { return try memberwise(id, written, made) }
    return try inherited(id, written)
  }

  /// The wishes that an initialiser meets by storing a parameter, by position.
  private func granted(_ initializer: FunctionReference) -> [Int: String] {
    if wishes.isEmpty { return [:] }
    let stored = program.storedParameters(of: initializer).compactMap { stored in wishes[stored.property].map { (stored.parameter.position, $0) } }
    return Dictionary(stored) { first, _ in first }
  }

  /// The type's name with its generic arguments, as far as the program knows constraints.
  private func typeName(_ id: NominalID, _ arguments: [Type]) throws(MissingPiece) -> String {
    let name = program.qualifiedName(of: id)
    if program[id].genericParameters.isEmpty { return name }
    guard let text = access.text(of: .nominal(id, arguments)), !arguments.isEmpty else {
      throw MissingPiece("the generic arguments of `\(name)` are not in sight")
    }
    return text
  }

  /// A call of an initialiser.
  private mutating func call(_ initializer: FunctionReference, of type: String, on made: Type, chosen: [Int: String] = [:]) throws(MissingPiece) -> String {
    let function = program.function(initializer)
    if !access.isVisible(initializer) { throw MissingPiece("`\(program.describe(initializer))` is private") }
    let arguments = try arguments(of: initializer, on: made, chosen: chosen.merging(granted(initializer)) { known, _ in known })
    effects.add(CallEffects(of: function))
    return "\(type)(\(arguments.list))" + (function.isFailable ? "!" : "")
  }

  /// The arguments of a call, without those that have a default value.
  ///
  /// - Parameters:
  ///   - chosen: The values of parameters that are not to be made, by position.
  ///   - types: The types that the function expects of its parameters, where it says more than their declarations.
  mutating func arguments(of function: FunctionReference, on receiver: Type, chosen: [Int: String] = [:], types: [Int: Type] = [:]) throws(MissingPiece)
    -> MadeArguments
  {
    var result = MadeArguments()
    let facts = program.file(function)
    for (index, parameter) in program.function(function).parameters.enumerated() {
      if parameter.defaultValue != nil, chosen[index] == nil { continue }
      var text: String
      do throws(MissingPiece) {
        text = if let known = chosen[index] { known } else { try argument(index, of: function, on: receiver, as: types[index]) }
      } catch {
        let name = facts.name(facts[parameter.variable].name)
        throw MissingPiece("the parameter `\(name)` of `\(program.describe(function))` cannot be made: \(error.sentence)")
      }
      if parameter.isInout {
        let name = freshName(facts.name(facts[parameter.variable].name))
        add("var \(name) = \(text)")
        text = "&" + name
      }
      result.values[index] = text
      result.parts.append((parameter.label.map { facts.name($0) + ": " } ?? "") + text)
    }
    return result
  }

  private mutating func argument(_ index: Int, of function: FunctionReference, on receiver: Type, as better: Type?) throws(MissingPiece) -> String {
    let parameter = program.function(function).parameters[index]
    let type = better ?? program.substitute(program.parameterType(index, of: function), with: receiver)
    if parameter.isVariadic, case .array(let element) = type { return try value(of: element) }
    if parameter.isAutoclosure, case .function(let function) = type { return try value(of: function.result) }
    return try value(of: type)
  }

  private func requiredCount(_ function: FunctionReference) -> Int { program.function(function).parameters.count { $0.defaultValue == nil } }

  /// The initialisers that make objects of the type: its own, or inherited ones.
  private func initializers(of id: NominalID, depth: Int = 0) -> [FunctionReference] {
    let own = (program.names.find("init").flatMap { program[id].functions[$0] } ?? []).filter {
      program.function($0).kind == .initializer && !program.function($0).isRequirement
    }
    let isDesignated = own.contains { !access.hasAttribute("convenience", $0) && !access.hasAttribute("required", $0) || program[id].kind != .class }
    if isDesignated || program[id].kind != .class || depth > 16 { return own }
    guard case .nominal(let parent, _)? = program[id].inherited.first, program[parent].kind == .class, program[parent].isDeclared else { return own }
    return own + initializers(of: parent, depth: depth + 1)
  }

  /// The initialiser that the language gives a structure.
  private mutating func memberwise(_ id: NominalID, _ written: String, _ made: Type) throws(MissingPiece) -> String {
    var parts: [String] = []
    for property in program.storedProperties(of: id) {
      let declaration = program.property(property)
      let type = program.substitute(program.type(of: property), with: made)
      let hasValue = declaration.initialValue != nil
      if !access.isVisible(property), !hasValue || !declaration.isLet {
        throw MissingPiece("`\(program.qualifiedName(of: id)).\(program.name(of: property))` is private, and so is the initialiser")
      }
      if hasValue || (!declaration.isLet && type.isOptional) { continue }
      do throws(MissingPiece) { parts.append("\(program.name(of: property)): \(try value(of: type))") } catch {
        throw MissingPiece("`\(program.qualifiedName(of: id)).\(program.name(of: property))` cannot be made: \(error.sentence)")
      }
    }
    return "\(written)(\(parts.joined(separator: ", ")))"
  }

  /// The initialiser without parameters that a class has by itself, or by its superclass outside the program.
  private func inherited(_ id: NominalID, _ written: String) throws(MissingPiece) -> String {
    let outside = program[id].externalAncestors.map { program.text($0) }.filter { program.models.kind(ofType: $0) != .protocol }
    guard program[id].kind == .class, let parent = outside.first(where: { program.models.kind(ofType: $0) == .class }) else { return written + "()" }
    guard let sample = program.models.sample(ofType: parent), sample.hasPrefix(parent + "(") else {
      throw MissingPiece("no model says how to make a `\(parent)`, which `\(written)` inherits from")
    }
    return written + sample.dropFirst(parent.count)
  }

  private func sharedInstance(of id: NominalID) -> String? {
    for property in program[id].declarations.flatMap({ program.properties(inFile: Int($0.file)) }) {
      let declaration = program.property(property)
      guard declaration.isStatic, program.owner(of: property) == id, case .nominal(id, _) = program.type(of: property), access.isVisible(property) else {
        continue
      }
      return "\(program.qualifiedName(of: id)).\(program.name(of: property))"
    }
    return nil
  }

  private func hasOutlets(_ id: NominalID) -> Bool {
    program[id].ancestors.flatMap { program[$0].properties.values.joined() }.contains(where: program.isOutlet)
  }
}
