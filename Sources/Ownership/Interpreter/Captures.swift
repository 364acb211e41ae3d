import Engine
import Program
import Facts
import Catalog

/// A single capture of a closure or nested function.
struct Capture: Sendable, Storable {
  enum Subject: Sendable, Hashable, Storable {
    /// The `self` of the enclosing member.
    case selfObject
    /// A variable of an enclosing function, including a rebound `self`, or a binding of the closure's own capture list.
    case variable(VariableID)
  }
  var subject: Subject
  var strength: CaptureStrength
  /// The capture-list entry, or else the first use, which causes the capture.
  var use: ByteRange
  /// The capture-list entry that decides the strength, if any.
  var entry: ByteRange?
  /// False where only the capture list of an inner closure uses it, and weakly.
  var isUsedOutsideWeakEntries: Bool
  /// True where the closure's own body uses a bare member name. The compiler mostly allows that only in closures that do not escape.
  var isImplicit: Bool
  /// True where the capture comes through a nested function.
  var isThroughNestedFunction: Bool
}

/// The captures of every closure and nested function of a unit.
struct CaptureTable: Storable {
  var captures: [FunctionReference: [Capture]] = [:]
  /// The bound method references of each function: instructions that name a method without calling it.
  var methodReferences: [FunctionReference: Set<UInt32>] = [:]
  /// Whether closures capture more for closures within them than is counted.
  var isCut = false

  /// The number of captures of a unit's closures for closures within them. Nested closures pass each variable on to all around them.
  private static let inheritedLimit = 16_384

  init(_ unit: ResolvedUnit, root: FunctionReference, in program: Program) {
    let order = program.functions(within: root)
    for function in order {
      guard let body = unit.bodies[function] else { continue }
      methodReferences[function] = Self.methodReferences(of: program.function(function), body)
    }
    // Inner closures first. Nested functions and getters of local variables may refer to each other, so a second round completes them.
    let hasNestedFunctions = order.dropFirst().contains { [.function, .getter].contains(program.function($0).kind) }
    for _ in 0..<(hasNestedFunctions ? 3 : 1) {
      var inherited = 0
      for function in order.dropFirst().reversed() {
        guard let body = unit.bodies[function] else { continue }
        captures[function] = collect(function, body, &inherited, in: program)
      }
      if inherited >= Self.inheritedLimit { isCut = true }
    }
  }

  /// Whether the closure or nested function belongs to this unit.
  func contains(_ function: FunctionReference) -> Bool { captures[function] != nil }

  func captures(of function: FunctionReference) -> [Capture] { captures[function] ?? [] }

  private func collect(_ reference: FunctionReference, _ body: ResolvedBody, _ inherited: inout Int, in program: Program) -> [Capture] {
    let function = program.function(reference)
    let facts = program.file(reference)
    var found = CaptureSet()
    for entry in function.captureList {
      let strength = CaptureStrength(facts[entry.variable].ownership)
      found.add(
        Capture(
          subject: .variable(entry.variable), strength: strength, use: entry.range, entry: entry.range,
          isUsedOutsideWeakEntries: true, isImplicit: false, isThroughNestedFunction: false))
    }
    let weakEntryValues = Self.weakEntryValues(of: function, facts)
    for (index, instruction) in function.instructions.enumerated() {
      func use(_ subject: Capture.Subject, isImplicit: Bool = false) {
        // A weak variable is captured weakly: a closure with `self?` inside `[weak self]` holds nothing.
        var strength = CaptureStrength.strong
        if case .variable(let id) = subject { strength = CaptureStrength(facts[id].ownership) }
        found.add(
          Capture(
            subject: subject, strength: strength, use: instruction.range, entry: nil,
            isUsedOutsideWeakEntries: !weakEntryValues.contains(UInt32(index)), isImplicit: isImplicit,
            isThroughNestedFunction: false))
      }
      switch instruction.operation {
      case .selfReference, .superReference:
        use(.selfObject)
      case .name(_, let selfBinding):
        guard body.references[index].readsSelf else { continue }
        if let selfBinding {
          if facts[selfBinding].function != reference.function { use(.variable(selfBinding), isImplicit: true) }
        } else {
          use(.selfObject, isImplicit: true)
        }
      case .variable(let variable):
        if let nested = facts[variable].nestedFunction {
          inherit(captures(of: FunctionReference(file: Int(reference.file), function: nested)), through: instruction.range)
        } else if facts[variable].function != reference.function {
          use(.variable(variable))
        }
      case .closure(let inner):
        inherit(captures(of: FunctionReference(file: Int(reference.file), function: inner)), through: nil)
      default: continue
      }
    }
    func inherit(_ inner: [Capture], through use: ByteRange?) {
      for capture in inner {
        if inherited >= Self.inheritedLimit { return }
        if case .variable(let variable) = capture.subject {
          let owner = facts[variable].function
          // Its own variable, or an entry of the inner closure's capture list, whose value is an instruction here.
          if owner == reference.function || capture.entry != nil { continue }
        }
        var capture = capture
        // The implicit-self rule for an inner closure does not apply to this one: the inner closure may belong to a task.
        capture.isImplicit = false
        if let use {
          capture.use = use
          capture.isThroughNestedFunction = true
        }
        found.add(capture)
        inherited += 1
      }
    }
    return found.captures
  }

  private static func weakEntryValues(of function: Function, _ facts: FileFacts) -> Set<UInt32> {
    var result: Set<UInt32> = []
    for instruction in function.instructions {
      guard case .closure(let inner) = instruction.operation else { continue }
      for entry in facts[inner].captureList where facts[entry.variable].ownership != .strong {
        result.insert(entry.value.index)
      }
    }
    return result
  }

  private static func methodReferences(of function: Function, _ body: ResolvedBody) -> Set<UInt32> {
    var result: Set<UInt32> = []
    for (index, instruction) in function.instructions.enumerated() {
      switch instruction.operation {
      case .name, .member: if case .functions = body.references[index] { result.insert(UInt32(index)) }
      default: break
      }
    }
    if result.isEmpty { return [] }
    // An unwrapped value or one with members is no function: it is an inherited property of the same name that the program does not show.
    for instruction in function.instructions {
      switch instruction.operation {
      case .unwrap(let base, _), .member(let base, _), .subscript(let base, _): result.remove(base.index)
      default: break
      }
    }
    let callees = function.callees
    return result.filter { !callees[Int($0)] }
  }
}

/// Captures in the order of first use, one per subject.
private struct CaptureSet {
  private(set) var captures: [Capture] = []
  private var indices: [Capture.Subject: Int] = [:]

  mutating func add(_ capture: Capture) {
    guard let index = indices[capture.subject] else {
      indices[capture.subject] = captures.count
      captures.append(capture)
      return
    }
    if capture.isUsedOutsideWeakEntries, !captures[index].isUsedOutsideWeakEntries {
      captures[index].isUsedOutsideWeakEntries = true
      captures[index].use = capture.use
    }
    if capture.isImplicit { captures[index].isImplicit = true }
  }
}

extension CaptureStrength {
  init(_ ownership: Ownership) {
    switch ownership {
    case .strong: self = .strong
    case .weak: self = .weak
    case .unowned: self = .unowned
    case .unownedUnsafe: self = .unownedUnsafe
    }
  }
}
