/// Nodes of a tree, by the segments of a path.
final class RouteNode {
  var nodes: [String: RouteNode] = [:]
  var back: RouteNode?  //@ back
  var isEnd = false
}

/// Each turn puts a new node under the current one and steps down to it.
final class Router {
  private let root = RouteNode()

  func register(_ path: [String]) {
    var current = root
    for segment in path {
      if let next = current.nodes[segment] {
        current = next
      } else {
        current.nodes[segment] = RouteNode()  //@ descends
        current = current.nodes[segment]!
      }
    }
    current.isEnd = true
  }
}

/// The same with a reference from each node to the one above.
final class BackRouter {
  let root = RouteNode()

  func register(_ path: [String]) {
    var current = root
    for segment in path {
      if let next = current.nodes[segment] {
        current = next
      } else {
        let made = RouteNode()
        made.back = current
        current.nodes[segment] = made
        current = made
      }
    }
    current.isEnd = true
  }
}

/// Two nodes that one loop made, one put under the other.
final class PairRouter {
  private var made: [String: RouteNode] = [:]

  func register(_ names: [String]) {
    for name in names { made[name] = RouteNode() }
    made["first"]!.nodes["second"] = made["second"]!  //@ pair
  }
}
