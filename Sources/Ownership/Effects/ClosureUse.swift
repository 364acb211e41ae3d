import Engine
import Program
import Facts

/// A nested function or method written as a value, and the code that a call of it runs.
struct FunctionValue: Sendable, Equatable, Storable {
  var place: SourcePlace
  var function: FunctionReference
}

/// How an argument is written, and its parameter.
public struct ArgumentPosition: Hashable, Sendable, Storable {
  public var parameter: Int
  /// `nil` where no label is written.
  public var label: Name?
}

/// A closure that a call passes to a function of the program.
public struct PassedClosure: Sendable {
  public var place: SourcePlace
  public var function: FunctionReference
  public var parameter: Int
  /// The label as written in the call; `nil` for a trailing closure or an unlabelled argument.
  public var label: Name?
}

/// The use of a closure, for explanations.
public struct ClosureUse: Hashable, Sendable, Storable {
  public enum Kind: Hashable, Sendable, Storable {
    /// Called in place.
    case applied
    /// Passed to a nonescaping parameter of a function in sight.
    case passedWithoutEscape(FunctionReference, ArgumentPosition)
    /// Passed to a function in sight.
    case passed(FunctionReference, ArgumentPosition)
    /// Passed to a modelled function; index of the row.
    case modelled(Int)
    /// Passed to a modelled function that does not retain it.
    case modelledWithoutKeeping(Int)
    /// Passed to unknown code, but with implicit `self`: that compiles only if the closure does not escape.
    case implicitSelf
    case unknownCallee(UnmodelledCallee)
    case assigned(PropertyReference)
    case initialValue(PropertyReference)
    /// The initial value of a private lazy property that no code names.
    case neverMade(PropertyReference)
    /// Assigned to a modelled property outside the program.
    case assignedOutside(Name)
    /// Stored in a collection, a struct or an enum.
    case contained
    /// Its further use is unknown.
    case lost(ClosureLoss)
  }
  public var kind: Kind
  public var place: SourcePlace
}

extension ClosureUse {
  /// The callee outside the sources and models to which the closure is passed.
  public var outsideCallee: UnmodelledCallee? {
    if case .unknownCallee(let callee) = kind { callee } else { nil }
  }

  /// The call that passes it to a function of the program.
  var passedClosure: PassedClosure? {
    switch kind {
    case .passed(let function, let position), .passedWithoutEscape(let function, let position):
      PassedClosure(place: place, function: function, parameter: position.parameter, label: position.label)
    default: nil
    }
  }

  /// Whether this use retains the closure only while it lasts.
  var isWithoutEscape: Bool {
    switch kind {
    case .applied, .passedWithoutEscape, .modelledWithoutKeeping, .implicitSelf, .neverMade: true
    default: false
    }
  }

  /// Why the analysis lost track of the closure here; `nil` if it did not.
  var loss: ClosureLoss? {
    switch kind {
    case .lost(let loss): loss
    case .unknownCallee: .outsideCallee
    default: nil
    }
  }
}
