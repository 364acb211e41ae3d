import Engine
import Program
import Facts

/// Where a nested function or method is written as a value, and what runs when it is called.
struct FunctionValue: Sendable, Equatable, Storable {
  var place: SourcePlace
  var function: FunctionReference
}

/// How an argument is written, and for which parameter.
struct ArgumentPosition: Hashable, Sendable, Storable {
  var parameter: Int
  /// `nil` where none is written.
  var label: Name?
}

/// A closure that a call passes to a function of the program.
public struct PassedClosure: Sendable {
  public var place: SourcePlace
  public var function: FunctionReference
  public var parameter: Int
  /// As the call writes it; `nil` for a trailing closure, and where there is none.
  public var label: Name?
}

/// What the code does with a closure, for explanations.
struct ClosureUse: Hashable, Sendable, Storable {
  enum Kind: Hashable, Sendable, Storable {
    /// Called where it is written.
    case applied
    /// Passed to a function whose code is in sight, for a parameter that cannot escape.
    case passedWithoutEscape(FunctionReference, ArgumentPosition)
    /// Passed to a function whose code is in sight.
    case passed(FunctionReference, ArgumentPosition)
    /// Passed to a function that the models know; index of the row.
    case modelled(Int)
    /// Passed to a modelled function that does not keep it.
    case modelledWithoutKeeping(Int)
    /// Passed to something unknown, but with members used bare, which compiles only where the closure does not escape.
    case implicitSelf
    case unknownCallee(OutsideCallee)
    case assigned(PropertyReference)
    case initialValue(PropertyReference)
    /// The initial value of a private lazy property that no code names.
    case neverMade(PropertyReference)
    /// Assigned to a property that the program does not declare, and a model does.
    case assignedOutside(Name)
    /// Put into a collection, a struct, or an enum.
    case contained
    /// What becomes of it from here on is not known.
    case lost(ClosureLoss)
  }
  var kind: Kind
  var place: SourcePlace
}

extension ClosureUse {
  /// What the closure is handed to that is neither in sight nor modelled.
  var outsideCallee: OutsideCallee? {
    if case .unknownCallee(let callee) = kind { callee } else { nil }
  }

  /// The call of a function of the program that it is passed to.
  var passedClosure: PassedClosure? {
    switch kind {
    case .passed(let function, let position), .passedWithoutEscape(let function, let position):
      PassedClosure(place: place, function: function, parameter: position.parameter, label: position.label)
    default: nil
    }
  }

  /// Does this use keep the closure in any case only until it is over?
  var isWithoutEscape: Bool {
    switch kind {
    case .applied, .passedWithoutEscape, .modelledWithoutKeeping, .implicitSelf, .neverMade: true
    default: false
    }
  }

  /// How the analysis loses sight of the closure here; `nil` where it does not.
  var loss: ClosureLoss? {
    switch kind {
    case .lost(let loss): loss
    case .unknownCallee: .outsideCallee
    default: nil
    }
  }
}
