import Foundation

final class HistoryEntry {
  let address: String
  private(set) var previous: HistoryEntry?  //@ previous

  init(address: String, previous: HistoryEntry? = nil) {
    self.address = address
    self.previous = previous
  }

  func visit(_ address: String) -> HistoryEntry {
    HistoryEntry(address: address, previous: self)
  }
}

final class TrackNode {
  let name: String
  var next: TrackNode?  //@ next

  init(name: String) { self.name = name }
}

final class RepeatingPlaylist {
  private var head: TrackNode?

  func load(_ names: [String]) {
    let nodes = names.map(TrackNode.init)
    for (node, following) in zip(nodes, nodes.dropFirst()) {
      node.next = following
    }
    head = nodes.first
  }

  func repeatAll() {
    guard let head else { return }
    var tail = head
    while let next = tail.next { tail = next }
    tail.next = head
  }

  var first: TrackNode? { head }
}
