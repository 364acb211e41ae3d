import Engine

/// One step of an ownership path: who holds what, and where the source says so.
public struct OwnershipStep: Sendable, Hashable, Storable {
  /// `nil` where no file of the program shows it (a framework's property).
  public var place: SourcePlace?
  /// A sentence part such as "`CartViewModel` keeps `onChange`".
  public var text: String
  /// The reference that the step is about, as it is drawn: at most one, and none for a step that adds to another, or where nobody asked for
  /// drawings. An array, for an optional would make each step of each path as large as its drawing.
  public var drawn: [DrawnReference]
  public init(place: SourcePlace?, text: String, drawn: [DrawnReference] = []) {
    self.place = place
    self.text = text
    self.drawn = drawn
  }
}
