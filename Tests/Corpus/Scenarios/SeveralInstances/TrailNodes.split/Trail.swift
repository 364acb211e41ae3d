import Foundation

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
