import Facts
import Ownership
import Program

/// What a test in another module can name, with `@testable import`.
struct ProgramAccess {
  let program: Program

  /// Whether neither modifier hides it from other files.
  func isVisible(_ attributes: [NameID], inFile file: Int32) -> Bool {
    let facts = program.files[Int(file)]
    return !attributes.contains { facts.name($0) == "private" || facts.name($0) == "fileprivate" }
  }

  /// Whether a test can name the type: neither it nor a type around it is private or local.
  func isVisible(_ type: NominalID) -> Bool {
    guard program[type].isDeclared, let reference = program[type].declarations.first else { return !program[type].isDeclared }
    let declaration = program.files[Int(reference.file)][reference.declaration]
    return declaration.enclosingFunction == nil && isVisible(declaration.attributes, inFile: reference.file) && program[type].parent.map(isVisible) ?? true
  }

  func isVisible(_ function: FunctionReference) -> Bool {
    let declaration = program.function(function)
    if let property = declaration.property { return isVisible(PropertyReference(file: Int(function.file), property: property)) }
    return isVisible(declaration.attributes, inFile: function.file) && isVisible(member: declaration.owner, inFile: function.file)
  }

  func isVisible(_ property: PropertyReference) -> Bool {
    let declaration = program.property(property)
    return isVisible(declaration.attributes, inFile: property.file) && isVisible(member: declaration.owner, inFile: property.file)
  }

  /// Whether a test can assign to the property.
  func isSettable(_ property: PropertyReference) -> Bool {
    let declaration = program.property(property)
    let facts = program.files[Int(property.file)]
    if declaration.isLet || declaration.isRequirement { return false }
    if declaration.attributes.contains(where: { facts.name($0) == "private(set)" || facts.name($0) == "fileprivate(set)" }) { return false }
    if declaration.isComputed, !declaration.accessors.contains(where: { facts[$0].kind == .setter }) { return false }
    return isVisible(property)
  }

  /// Whether neither the type nor the extension that declares a member hides it.
  private func isVisible(member owner: TypeDeclarationID?, inFile file: Int32) -> Bool {
    guard let owner else { return true }
    let facts = program.files[Int(file)]
    return isVisible(program.nominal(of: owner, in: Int(file))) && (facts[owner].kind != .extension || isVisible(facts[owner].attributes, inFile: file))
  }

  /// Whether an attribute of this name is written at a function.
  func hasAttribute(_ name: String, _ function: FunctionReference) -> Bool {
    program.function(function).attributes.contains { program.file(function).name($0) == name }
  }

  /// The outermost function around a place, as the texts have it.
  func unit(around place: SourcePlace) -> FunctionReference? {
    let functions = program.files[place.file].functions
    let around = functions.indices.filter { functions[$0].parent == nil && functions[$0].range.contains(place.range) && functions[$0].kind != .topLevel }
    let best = around.min { functions[$0].range.end - functions[$0].range.start < functions[$1].range.end - functions[$1].range.start }
    return best.map { FunctionReference(file: place.file, function: FunctionID($0)) }
  }

  /// The property whose name is at a place.
  func property(at place: SourcePlace) -> PropertyReference? {
    program.properties(inFile: place.file).first { program.property($0).nameRange == place.range }
  }

  /// A type as code writes it; `nil` for one that has no name in sight.
  func text(of type: Type) -> String? {
    switch type {
    case .nominal(let id, let arguments): return isVisible(id) ? text(program.qualifiedName(of: id), arguments) : nil
    case .external(let name, let arguments): return text(program.text(name), arguments)
    case .optional(let inner):
      guard let inner = text(of: inner) else { return nil }
      return inner.contains("->") || inner.contains(" ") ? "(\(inner))?" : inner + "?"
    case .array(let element): return text(of: element).map { "[\($0)]" }
    case .set(let element): return text(of: element).map { "Set<\($0)>" }
    case .dictionary(let key, let value):
      guard let key = text(of: key), let value = text(of: value) else { return nil }
      return "[\(key): \(value)]"
    case .tuple(let elements) where elements.isEmpty: return "Void"
    case .tuple(let elements): return texts(of: elements.map(\.type)).map { "(\($0.joined(separator: ", ")))" }
    case .function(let function):
      guard let parameters = texts(of: function.parameters), let result = text(of: function.result) else { return nil }
      return "(\(parameters.joined(separator: ", ")))\(function.isAsync ? " async" : "") -> \(result)"
    case .metatype(let instance): return text(of: instance).map { $0 + ".Type" }
    case .composition(let parts): return texts(of: parts)?.joined(separator: " & ")
    case .generic, .unknown: return nil
    }
  }

  private func text(_ name: String, _ arguments: [Type]) -> String? {
    if arguments.isEmpty { return name }
    return texts(of: arguments).map { "\(name)<\($0.joined(separator: ", "))>" }
  }

  private func texts(of types: [Type]) -> [String]? {
    let texts = types.compactMap(text)
    return texts.count == types.count ? texts : nil
  }

  /// Whether the type is `Void`, written in either way.
  func isVoid(_ type: Type) -> Bool {
    switch type {
    case .tuple(let elements): elements.isEmpty
    case .external(let name, _): program.text(name) == "Void"
    default: false
    }
  }
}
