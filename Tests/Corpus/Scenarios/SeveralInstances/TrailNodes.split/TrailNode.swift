import Foundation

final class TrailNode {
  let name: String
  var next: TrailNode?
  var onVisit: ((TrailNode) -> Void)?
  var visits = 0

  init(_ name: String, next: TrailNode? = nil) {
    self.name = name
    self.next = next
  }
}
