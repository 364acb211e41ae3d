import Program
import Facts

/// Whether an object can be referred to weakly.
enum WeakReferability {
  /// `weak` gives the type that the code has now.
  case sameType
  /// `weak` makes an optional of what is none.
  case becomesOptional
  case impossible(String)

  /// - Parameters:
  ///   - type: The type of what is captured.
  ///   - isImplicitlyUnwrapped: Is it declared with `!`, which `weak` in a capture list turns into `?`?
  init(of type: Type, isImplicitlyUnwrapped: Bool = false, name: String, in program: Program) {
    if type.isFunction {
      self = .impossible("`\(name)` is a function, which cannot be captured weakly")
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
