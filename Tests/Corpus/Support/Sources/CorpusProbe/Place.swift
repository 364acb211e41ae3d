/// What settles whether a place leaks.
public enum Decider: String {
  /// The statement and the declarations in the same type show it.
  case text
  /// Other types, functions or files have to be read as well.
  case program
  /// Nothing in the sources settles it: whether something is called at run time, or with what.
  case run
}

/// A place under judgement: a line of the scenario that ends in `//@ mark`,
/// and what has to be done to an object of its own so that the place is reached.
public struct Place {
  /// The text behind `//@` on the line under judgement, unique in its scenario.
  public let mark: String
  /// The rule that should report the place, nil where nothing is wrong with it.
  public let rule: String?
  public let decidedBy: Decider
  /// The captured object's name on the line under judgement; what the
  /// counterfactual copy captures weakly.
  public let capture: String
  /// The line under judgement as the counterfactual copy has it, for places
  /// that cannot be rewritten mechanically (a method reference, a property).
  public let repaired: String?
  /// Makes the objects, uses them and drops them.
  public let exercise: @MainActor (Probe) -> Void

  public init(
    _ mark: String,
    rule: String? = nil,
    decidedBy: Decider,
    capture: String = "self",
    repaired: String? = nil,
    exercise: @escaping @MainActor (Probe) -> Void
  ) {
    self.mark = mark
    self.rule = rule
    self.decidedBy = decidedBy
    self.capture = capture
    self.repaired = repaired
    self.exercise = exercise
  }
}
