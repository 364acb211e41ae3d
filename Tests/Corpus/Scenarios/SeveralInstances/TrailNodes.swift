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

extension TrailNode {
  func notifyAhead() {
    onVisit = { [ahead = next] node in  //@ ahead
      ahead?.visits += node.visits
    }
  }

  func notifyBehind() {
    next?.onVisit = { node in  //@ behind
      self.visits += node.visits
    }
  }

  func append(_ name: String) -> TrailNode {
    let node = TrailNode(name)
    next = node
    return node
  }
}

final class Trail {
  let head = TrailNode("gate")
  private(set) var length = 1

  func extend(_ names: [String]) {
    var last = head
    for name in names {
      let node = TrailNode(name)
      last.onVisit = { _ in  //@ hop
        node.visits += 1
      }
      last.next = node
      last = node
      length += 1
    }
  }

  func closeRound() {
    let summit = head.append("summit")
    summit.onVisit = { _ in  //@ summit
      self.length += 1
    }
  }
}
