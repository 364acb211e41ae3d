/// One step of an ownership path: who holds what, and where the source says so.
public struct OwnershipStep: Sendable, Hashable {
  /// `nil` where no file of the program shows it (a framework's property).
  public var place: SourcePlace?
  /// A sentence part such as "`CartViewModel` keeps `onChange`".
  public var text: String
  public init(place: SourcePlace?, text: String) {
    self.place = place
    self.text = text
  }
}
