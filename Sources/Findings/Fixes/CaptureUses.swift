import Program
import Facts

/// The captured object as named in the code.
enum CapturedSubject: Hashable {
  /// The `self` of the enclosing member.
  case selfObject
  /// A variable, including a rebound `self` and a capture-list entry.
  case variable(VariableID)
}

/// A reference to the captured object in a closure or a closure inside it.
struct CaptureUse {
  var function: FunctionID
  var instruction: Int
  /// The name itself (`self`, `dialog`), or the member that is used without one.
  var range: ByteRange
  /// Whether it is a bare member name.
  var isImplicit: Bool
  /// Whether it is the value of an entry `[weak x]` of an inner closure.
  var isWeakEntry: Bool
}

/// All uses of a captured object in a closure.
struct CaptureUses {
  private(set) var uses: [CaptureUse] = []
  /// `super` always means the member's own `self`, whatever a capture list says.
  private(set) var usesSuper = false
  /// Whether anything assigns to the captured variable.
  private(set) var isAssigned = false
  /// A nested `func` that uses it outside of the closure and is called in it.
  private(set) var nestedFunction: String?

  init(of subject: CapturedSubject, in closure: FunctionID, _ context: FixContext) {
    for reference in context.program.functions(within: context.reference(closure)) { collect(subject, reference.function, context) }
    uses.sort { $0.range.start < $1.range.start }
  }

  private mutating func collect(_ subject: CapturedSubject, _ id: FunctionID, _ context: FixContext) {
    let function = context.function(id)
    let body = context.body(id)
    var weakEntries: Set<UInt32> = []
    for instruction in function.instructions {
      guard case .closure(let inner) = instruction.operation else { continue }
      for entry in context.function(inner).captureList where context.facts[entry.variable].ownership == .weak {
        weakEntries.insert(entry.value.index)
      }
    }
    for (index, instruction) in function.instructions.enumerated() {
      var isImplicit = false
      switch (instruction.operation, subject) {
      case (.selfReference, .selfObject): break
      case (.superReference, .selfObject): usesSuper = true
      case (.variable(let used), .variable(let wanted)) where used == wanted: break
      case (.name(_, selfBinding: nil), .selfObject), (.name, .variable):
        guard case .name(_, let binding) = instruction.operation, body?.references[index].readsSelf == true else { continue }
        if case .variable(let wanted) = subject, binding != wanted { continue }
        isImplicit = true
      case (.variable(let used), _):
        guard let nested = context.facts[used].nestedFunction, context.facts[used].kind == .nestedFunction else { continue }
        if !CaptureUses(of: subject, inDeclared: nested, context).isEmpty { nestedFunction = context.facts.name(context.facts[used].name) }
        continue
      case (.assign(let target, _, _), .variable(let wanted)):
        if case .variable(wanted) = function[target].operation { isAssigned = true }
        continue
      default: continue
      }
      uses.append(
        CaptureUse(
          function: id, instruction: index, range: instruction.range, isImplicit: isImplicit, isWeakEntry: weakEntries.contains(UInt32(index))))
    }
  }

  /// The uses in a nested `func` that the closure calls. Calls of further nested functions are not followed.
  private init(of subject: CapturedSubject, inDeclared function: FunctionID, _ context: FixContext) {
    for (index, instruction) in context.function(function).instructions.enumerated() {
      let isUse: Bool
      switch (instruction.operation, subject) {
      case (.selfReference, .selfObject), (.superReference, .selfObject): isUse = true
      case (.name(_, selfBinding: nil), .selfObject): isUse = context.body(function)?.references[index].readsSelf == true
      case (.variable(let used), .variable(let wanted)): isUse = used == wanted
      default: isUse = false
      }
      if isUse {
        uses.append(CaptureUse(function: function, instruction: index, range: instruction.range, isImplicit: false, isWeakEntry: false))
      }
    }
  }

  private var isEmpty: Bool { uses.isEmpty }

  /// The object to which the use at a place refers.
  static func subject(at range: ByteRange, in closure: FunctionID, _ context: FixContext) -> CapturedSubject? {
    for reference in context.program.functions(within: context.reference(closure)) {
      for instruction in context.function(reference.function).instructions where instruction.range == range {
        switch instruction.operation {
        case .selfReference, .superReference: return .selfObject
        case .variable(let variable): return context.facts[variable].kind == .nestedFunction ? nil : .variable(variable)
        case .name(_, let binding): return binding.map { .variable($0) } ?? .selfObject
        default: continue
        }
      }
    }
    return nil
  }
}
