import Program
import Facts

/// Whether an object can be referenced weakly.
enum WeakReferability {
  /// `weak` keeps the current type.
  case sameType
  /// `weak` makes the type optional.
  case becomesOptional
  case impossible(String)

  /// - Parameters:
  ///   - type: The type of the captured value.
  ///   - isImplicitlyUnwrapped: Whether it is declared with `!`, which a `weak` capture turns into `?`.
  init(of type: Type, isImplicitlyUnwrapped: Bool = false, name: String, in program: Program) {
    if type.isFunction {
      self = .impossible("`\(name)` is a function, which cannot be captured weakly")
      return
    }
    // Classes alone conform to it, but the compiler does not know that.
    if case .nominal(let id, _) = type.unwrapped, program[id].hasOnlyClasses {
      self = .impossible(Self.reason(for: type.unwrapped, name, program))
      return
    }
    switch program.semantics(of: type) {
    case .reference:
      if case .optional = type, !isImplicitlyUnwrapped { self = .sameType } else { self = .becomesOptional }
    case .value: self = .impossible("`\(name)` is a value, which cannot be captured weakly")
    case .unknown: self = .impossible(Self.reason(for: type.unwrapped, name, program))
    }
  }

  private static func reason(for type: Type, _ name: String, _ program: Program) -> String {
    if case .nominal(let id, _) = type, program[id].kind == .protocol {
      let text = program.text(program[id].name)
      return "`\(name)` is of the protocol `\(text)`, which is not limited to classes (`protocol \(text): AnyObject`)"
    }
    return "nothing in sight says that the type of `\(name)` is a class"
  }
}
