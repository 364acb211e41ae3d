import Testing

/// What an extension says of the parameters of the type that it extends holds for its members. Measured on the runtime: a closure that captures the variable
/// in which a structure lies, and lies in that structure, keeps itself.
@Suite struct ExtensionTypeTests {
  private func rows(_ header: String, _ loop: String) -> String {
    """
    struct Row { var isOpen = false; var onToggle: (() -> Void)? }
    struct Course { func row() -> Row { Row() } }
    final class Box<Content> { var content: [Content] = [] }
    \(header) {
      func rows() -> [Row] {
        var result: [Row] = []
        for course in \(loop) {
          var row = course.row()
          row.onToggle = { print(row.isOpen) }  //= ?
          result.append(row)
        }
        return result
      }
    }
    """
  }

  @Test(arguments: [
    ("extension Array where Element == Course", "self"), ("extension Set where Element == Course", "self"),
    ("extension Box where Content == Course", "content"),
  ]) func equalTypes(_ header: String, _ loop: String) { check(rows(header, loop), gives: "cycle while_kept proven row") }

  /// Nothing is known of what the extension says nothing of.
  @Test func nothingSaid() { #expect(!analyse([rows("extension Array", "self")]).observations.contains { $0.keeper == .cycle }) }
}
