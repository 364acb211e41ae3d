import Facts

/// Writes `self.` where it is understood, and leaves it out where it need not be written.
enum SelfSpelling {
  private static let spoken: Set<String> = ["self", "init", "type", "get", "set", "willSet", "didSet", "error", "newValue", "oldValue"]

  static func leaveOut(in file: SourceProgram.File, of program: SourceProgram, _ rewriting: inout Rewriting) {
    let facts = file.facts
    let takers = autoclosureTakers(in: program)
    for function in facts.functions where isMember(function) && function.parent == nil {
      let locals = variableNames(of: facts, within: function.range)
      let autoclosures = autoclosures(in: function, of: facts, takers)
      for instruction in function.instructions {
        guard case .member(let base, let name) = instruction.operation, case .selfReference = function[base].operation else { continue }
        let written = facts.name(name)
        let range = Int(instruction.range.start)..<Int(instruction.range.end)
        // An autoclosure that escapes needs it.
        if autoclosures.contains(where: { $0.contains(instruction.range) }) { continue }
        // Anything else is more than `self.` and a name.
        guard file.text(range) == "self." + written, isPlain(written), !spoken.contains(written), !locals.contains(written) else { continue }
        rewriting.replace(range.lowerBound..<range.lowerBound + "self.".utf8.count, by: "")
      }
    }
  }

  static func write(in file: SourceProgram.File, of program: SourceProgram, _ rewriting: inout Rewriting) {
    let facts = file.facts
    // `[count]` names what is captured, and cannot be spelled otherwise.
    let entries = facts.functions.flatMap { $0.captureList.filter { !$0.hasInitializer }.map(\.range) }
    for function in facts.functions {
      guard let outermost = outermost(of: function, in: facts), isMember(outermost), let owner = function.owner, owner == outermost.owner else { continue }
      let members = instanceMembers(of: facts.name(facts[owner].name), in: program)
      for instruction in function.instructions {
        guard case .name(let name, _) = instruction.operation else { continue }
        let written = facts.name(name)
        guard members.contains(written), file.text(instruction.range) == written, !spoken.contains(written) else { continue }
        if entries.contains(where: { $0.contains(instruction.range) }) { continue }
        // `if let token` declares what it reads.
        let start = Int(instruction.range.start)
        if start >= 4, ["let ", "var "].contains(file.text(start - 4..<start)) { continue }
        rewriting.insert("self.", at: Int(instruction.range.start))
      }
    }
  }

  /// The names of functions, and of types with initialisers, that take an autoclosure.
  private static func autoclosureTakers(in program: SourceProgram) -> Set<String> {
    var names: Set<String> = []
    for facts in program.files.map(\.facts) {
      for function in facts.functions where function.parameters.contains(where: \.isAutoclosure) {
        if let name = function.name { names.insert(facts.name(name)) }
        if function.kind == .initializer, let owner = function.owner { names.insert(facts.name(facts[owner].name)) }
      }
    }
    return names
  }

  /// The arguments of calls that may be autoclosures.
  private static func autoclosures(in function: Function, of facts: FileFacts, _ takers: Set<String>) -> [ByteRange] {
    if takers.isEmpty { return [] }
    return function.instructions.flatMap { instruction -> [ByteRange] in
      guard case .call(let callee, let arguments) = instruction.operation else { return [] }
      switch function[callee].operation {
      case .name(let name, _), .member(_, let name), .implicitMember(let name):
        return takers.contains(facts.name(name)) ? function.arguments[arguments.indices].map { function[$0.value].range } : []
      default: return []
      }
    }
  }

  /// Is it code of an object, in which the object is there from beginning to end?
  private static func isMember(_ function: Function) -> Bool {
    guard function.owner != nil, !function.isStatic else { return false }
    switch function.kind {
    case .function, .initializer, .deinitializer, .getter, .setter, .willSet, .didSet: return true
    case .closure, .initialValue, .defaultArgument, .topLevel: return false
    }
  }

  private static func outermost(of function: Function, in facts: FileFacts) -> Function? {
    var function = function
    while let parent = function.parent {
      // The closure of a default argument is no code of the object.
      if function.kind == .defaultArgument { return nil }
      function = facts[parent]
    }
    return function
  }

  private static func variableNames(of facts: FileFacts, within range: ByteRange) -> Set<String> {
    Set(facts.variables.filter { range.contains($0.nameRange) }.map { facts.name($0.name) })
  }

  private static func isPlain(_ name: String) -> Bool {
    let keywords: Set<String> = [
      "in", "default", "case", "repeat", "switch", "where", "class", "is", "as", "for", "func", "var", "let", "import", "return", "extension", "protocol",
    ]
    return !keywords.contains(name)
  }

  /// Names that only mean members of a type's instances, whatever the file that declares them.
  private static func instanceMembers(of type: String, in program: SourceProgram) -> Set<String> {
    var members: Set<String> = []
    var others: Set<String> = []
    for file in program.files {
      let facts = file.facts
      for property in facts.properties {
        let isMember = property.owner.map { facts.name(facts[$0].name) == type } ?? false
        if isMember && !property.isStatic {
          members.insert(facts.name(property.name))
        } else if property.isStatic || property.owner == nil {
          others.insert(facts.name(property.name))
        }
      }
      for function in facts.functions where function.kind == .function && function.parent == nil {
        guard let name = function.name else { continue }
        let isMember = function.owner.map { facts.name(facts[$0].name) == type } ?? false
        if isMember && !function.isStatic {
          members.insert(facts.name(name))
        } else if function.isStatic || function.owner == nil {
          others.insert(facts.name(name))
        }
      }
      for declaration in facts.types { others.insert(facts.name(declaration.name)) }
    }
    return members.subtracting(others)
  }
}
