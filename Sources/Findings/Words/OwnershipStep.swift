import Engine
import Ownership

/// One step of an ownership path: a holder and its target, with the place in the source.
public struct OwnershipStep: Sendable, Hashable, Storable {
  /// `nil` where no file of the program shows it, as for a framework's property.
  public var place: SourcePlace?
  /// A sentence part such as "`CartViewModel` keeps `onChange`".
  public var text: String
  /// The drawing of the step's reference: at most one. None for a step that adds to another, or if drawings were not requested. An array, because an
  /// optional would make each step of each path as large as its drawing.
  public var drawn: [DrawnReference]
  public init(place: SourcePlace?, text: String, drawn: [DrawnReference] = []) {
    self.place = place
    self.text = text
    self.drawn = drawn
  }
}
