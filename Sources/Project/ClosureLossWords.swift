import Ownership

extension ClosureLoss {
  /// Why the keepers of a closure are unknown, in the words of summaries and `why`.
  public var words: String {
    switch self {
    case .outsideCallee: "passed to code that is neither in sight nor modelled"
    case .unknownHolder: "given to an object that is not known"
    case .insideHandedObject: "inside an object that is passed to such code"
    case .cut: "in code that is too large to be followed"
    case .parseError: "beside code that could not be parsed"
    }
  }
}
