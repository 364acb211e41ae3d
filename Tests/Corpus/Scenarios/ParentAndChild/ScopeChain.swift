final class SavedScope {
  let parent: SavedScope?
  init(parent: SavedScope? = nil) { self.parent = parent }
}

/// Makes its parent on demand from what was saved, and keeps it: a chain, without a way back.
final class Scope {
  private let saved: SavedScope
  private var made: Scope?  //@ chain
  private(set) weak var observer: Scope?

  init(saved: SavedScope) { self.saved = saved }

  var parent: Scope? {
    if let made { return made }
    guard let saved = saved.parent else { return nil }
    let parent = Scope(saved: saved)
    made = parent
    return parent
  }

  static func root(of leaf: Scope) -> Scope {
    var current: Scope? = leaf
    var last = leaf
    while let next = current {
      next.observer = leaf
      last = next
      current = next.parent
    }
    return last
  }
}

/// The same, with a reference back to where it came from.
final class LinkedScope {
  private let saved: SavedScope
  private var made: LinkedScope?
  private(set) var child: LinkedScope?  //@ linked

  init(saved: SavedScope) { self.saved = saved }

  var parent: LinkedScope? {
    if let made { return made }
    guard let saved = saved.parent else { return nil }
    let parent = LinkedScope(saved: saved)
    parent.child = self
    made = parent
    return parent
  }
}

/// A tree that a search shortens: each call gives back the branch that it was given.
final class Branch {
  let name: String
  var branches: [Branch]  //@ pruned
  init(_ name: String, _ branches: [Branch] = []) {
    self.name = name
    self.branches = branches
  }
}

func prune(_ branch: Branch, keeping text: String) -> Branch? {
  if branch.branches.isEmpty { return branch.name.contains(text) ? branch : nil }
  var kept: [Branch] = []
  for child in branch.branches {
    if let survivor = prune(child, keeping: text) {
      kept.append(survivor)  //@ survivors
    }
  }
  if kept.isEmpty { return nil }
  branch.branches = kept
  return branch
}
