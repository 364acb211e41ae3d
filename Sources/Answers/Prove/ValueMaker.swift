import Facts
import Program

/// Writes expressions that make values of types, from what is in sight.
struct ValueMaker {
  let program: Program
  let access: ProgramAccess
  /// The statements that make objects, in order.
  private(set) var statements: [String] = []
  /// Stand-ins for protocols.
  private(set) var stubs: [String] = []
  /// Those of the expression at hand.
  var effects = CallEffects()
  var stubNames: [NominalID: String] = [:]
  /// The files of the types that were made: their imports may be needed.
  private(set) var files: Set<Int32> = []
  /// The objects that have a name, in order.
  private(set) var bound: [(type: NominalID, name: String)] = []
  /// The types to choose where several would do: those on the path.
  var preferred: Set<NominalID> = []
  /// The objects to pass instead of new ones.
  var reusable: [(type: NominalID, name: String)] = []
  /// The values that properties should get from an initialiser.
  var wishes: [PropertyReference: String] = [:]
  /// The one of these that is no argument itself: a tree's node is not its own child.
  var receiver: String?
  private var names: Set<String> = []
  /// The types that are being made, from the outside in.
  private var open: [NominalID] = []
  /// How many closures the expression at hand is in: objects made there have no names.
  private var inlineDepth = 0
  /// How many values of types of the program were tried, in vain or not.
  var work = 0
  /// No more are tried.
  private static let workLimit = 2_000
  /// Longer chains of parameters are not followed.
  private static let depthLimit = 8

  init(_ program: Program) {
    self.program = program
    access = ProgramAccess(program: program)
  }

  mutating func add(_ statement: String) { statements.append(statement) }

  mutating func add(stub: String) { stubs.append(stub) }

  mutating func note(_ id: NominalID) { if let reference = program[id].declarations.first { files.insert(reference.file) } }

  /// Replaces the name of an unused result by `_`: the compiler warns about it.
  mutating func drop(name: String) {
    let head = "let \(name) = "
    for (index, statement) in statements.enumerated() where statement.hasPrefix(head) { statements[index] = "_ = " + statement.dropFirst(head.count) }
  }

  /// An expression of a type.
  mutating func value(of type: Type) throws(MissingPiece) -> String {
    switch type {
    case .unknown: throw MissingPiece("its type is not in sight")
    case .optional(let inner): return attempt { maker throws(MissingPiece) in try maker.value(of: inner) } ?? "nil"
    case .array(let element), .set(let element):
      return attempt { maker throws(MissingPiece) in "[\(try maker.value(of: element))]" } ?? "[]"
    case .dictionary(let key, let value):
      return attempt { maker throws(MissingPiece) in "[\(try maker.value(of: key)): \(try maker.value(of: value))]" } ?? "[:]"
    case .tuple(let elements):
      var parts: [String] = []
      for element in elements { parts.append((element.label.map { program.text($0) + ": " } ?? "") + (try value(of: element.type))) }
      return "(\(parts.joined(separator: ", ")))"
    case .function(let function): return try closure(function)
    case .metatype(let instance):
      guard let text = access.text(of: instance) else { throw MissingPiece("`\(program.describe(instance))` cannot be named") }
      return text + ".self"
    case .generic(_, let constraint): return constraint.isUnknown ? try sample("Int", [], constraint) : try value(of: constraint)
    case .composition(let parts): return try composition(parts)
    case .external where access.isVoid(type): return "()"
    case .external where program.isAny(type): return "1"
    case .external(let name, let arguments): return try sample(program.text(name), arguments, type)
    case .nominal(let id, let arguments): return try nominal(id, arguments)
    }
  }

  /// A name for an object, and the statement that makes it. In a closure it has none.
  mutating func bind(_ expression: String, of type: NominalID, named text: String) -> String {
    if inlineDepth > 0 { return expression }
    let name = freshName(text)
    add("let \(name) = \(effects.prefix)\(expression)")
    bound.append((type, name))
    return name
  }

  /// A name that nothing else in the test has.
  mutating func freshName(_ type: String) -> String {
    let base = Self.variableName(type)
    var name = base
    var count = 1
    while !names.insert(name).inserted {
      count += 1
      name = base + String(count)
    }
    return name
  }

  /// The value, or `nil` if it cannot be made. Then only the work is counted.
  mutating func attempt(_ body: (inout ValueMaker) throws(MissingPiece) -> String) -> String? {
    var maker = self
    guard let result = try? body(&maker) else {
      work = maker.work
      return nil
    }
    self = maker
    return result
  }

  private static func variableName(_ type: String) -> String {
    let capitals = type.prefix { $0.isUppercase }
    let lowered = capitals.count <= 1 ? capitals.count : capitals.count == type.count ? capitals.count : capitals.count - 1
    let name = type.prefix(lowered).lowercased() + type.dropFirst(lowered)
    return reserved.contains(name) ? name + "Object" : name
  }

  private static let reserved: Set<String> = [
    "class", "struct", "enum", "protocol", "extension", "func", "var", "let", "import", "init", "deinit", "self", "super", "return", "if", "else", "for",
    "while", "repeat", "switch", "case", "default", "where", "in", "is", "as", "try", "throw", "catch", "do", "guard", "defer", "break", "continue",
    "operator", "subscript", "static", "internal", "public", "private", "true", "false", "nil", "any", "some", "remaining",
  ]

  private mutating func closure(_ function: Type.FunctionType) throws(MissingPiece) -> String {
    let head = function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in"
    if access.isVoid(function.result) { return head.isEmpty ? "{}" : "{ \(head) }" }
    inlineDepth += 1
    defer { inlineDepth -= 1 }
    let outer = effects
    effects = CallEffects()
    let result = try value(of: function.result)
    if !effects.prefix.isEmpty { throw MissingPiece("a closure would have to throw or wait") }
    effects = outer
    return head.isEmpty ? "{ \(result) }" : "{ \(head) \(result) }"
  }

  private mutating func composition(_ parts: [Type]) throws(MissingPiece) -> String {
    let classes = parts.filter { if case .nominal(let id, _) = $0 { program[id].kind == .class } else { false } }
    let protocols = parts.compactMap { if case .nominal(let id, _) = $0, program[id].kind == .protocol { id } else { nil } }
    if classes.isEmpty, let first = protocols.first {
      let shared = protocols.reduce(program[first].descendants) { found, other in found.filter(program[other].descendants.contains) }
      for candidate in shared where program[candidate].kind != .protocol {
        if let value = attempt({ maker throws(MissingPiece) in try maker.nominal(candidate, []) }) { return value }
      }
      if protocols.count == 1 { return try nominal(first, []) }
    }
    if let only = classes.first, protocols.isEmpty { return try value(of: only) }
    throw MissingPiece("nothing in sight is all of \(parts.map { "`\(program.describe($0))`" }.joined(separator: " and "))")
  }

  /// A value of a type outside the program, as its model writes it.
  func sample(_ name: String, _ arguments: [Type], _ type: Type) throws(MissingPiece) -> String {
    guard var sample = program.models.sample(ofType: name) else {
      throw MissingPiece("`\(program.describe(type))` is not in sight, and no model says how to make one")
    }
    for (index, argument) in arguments.enumerated() {
      guard sample.contains("%\(index)") else { continue }
      guard let text = access.text(of: argument) else { throw MissingPiece("`\(program.describe(argument))` cannot be named") }
      sample = sample.split(separator: "%\(index)", omittingEmptySubsequences: false).joined(separator: text)
    }
    if sample.contains("%") { throw MissingPiece("the arguments of `\(name)` are not in sight") }
    return sample
  }

  // MARK: Types of the program

  private mutating func nominal(_ id: NominalID, _ arguments: [Type]) throws(MissingPiece) -> String {
    let type = program[id]
    if !type.isDeclared { return try sample(program.text(type.name), arguments, .nominal(id, arguments)) }
    guard access.isVisible(id) else { throw MissingPiece("`\(program.qualifiedName(of: id))` is private") }
    note(id)
    work += 1
    if work > Self.workLimit { throw MissingPiece("too many objects would have to be made") }
    if inlineDepth == 0, let known = reusable.first(where: { program[$0.type].ancestors.contains(id) && (!open.isEmpty || $0.name != receiver) }) {
      return known.name
    }
    if type.kind == .class, !preferred.contains(id), let heir = type.descendants.first(where: preferred.contains), !open.contains(heir) {
      if let made = attempt({ maker throws(MissingPiece) in try maker.nominal(heir, []) }) { return made }
    }
    guard !open.contains(id), open.count < Self.depthLimit else { throw MissingPiece("making a `\(program.qualifiedName(of: id))` takes another one") }
    open.append(id)
    defer { open.removeLast() }
    switch type.kind {
    case .class, .actor:
      let outer = effects
      if inlineDepth == 0 { effects = CallEffects() }
      let expression = try object(id, arguments)
      defer { if inlineDepth == 0 { effects = outer } }
      return bind(expression, of: id, named: program.text(type.name))
    case .struct: return try object(id, arguments)
    case .enum: return try enumeration(id)
    case .protocol: return try conformer(of: id)
    case .unknown: throw MissingPiece("`\(program.text(type.name))` is not in sight")
    }
  }

  private mutating func enumeration(_ id: NominalID) throws(MissingPiece) -> String {
    let name = program.qualifiedName(of: id)
    for reference in program[id].declarations {
      let facts = program.files[Int(reference.file)]
      for enumCase in facts[reference.declaration].cases {
        let types = program.values(ofCase: program.name(enumCase.name, in: Int(reference.file)), in: .nominal(id, [])).map(\.type)
        let made = attempt { maker throws(MissingPiece) in
          var parts: [String] = []
          for (payload, type) in zip(enumCase.payload, types) {
            parts.append((payload.label.map { facts.name($0) + ": " } ?? "") + (try maker.value(of: type)))
          }
          return "\(name).\(facts.name(enumCase.name))" + (parts.isEmpty ? "" : "(\(parts.joined(separator: ", ")))")
        }
        if let made { return made }
      }
    }
    throw MissingPiece("no case of `\(name)` can be made")
  }
}
