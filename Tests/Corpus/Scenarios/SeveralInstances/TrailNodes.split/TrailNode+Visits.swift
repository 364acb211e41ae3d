import Foundation

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
