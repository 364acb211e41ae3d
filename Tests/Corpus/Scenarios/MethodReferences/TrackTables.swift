import UIKit

final class RowHeights {
  let table: UITableView
  init(table: UITableView) { self.table = table }
  func refresh() { table.reloadData() }
}

final class TrackNode {
  let id: Int
  private(set) var children: [TrackNode] = []
  weak var parent: TrackNode?
  init(id: Int) { self.id = id }

  func add(_ child: TrackNode) {
    child.parent = self
    children.append(child)  //@ child
  }
}

final class TrackTree {
  private var nodes: [Int: TrackNode] = [:]

  func insert(_ id: Int, under parent: TrackNode) {
    let node = TrackNode(id: id)
    nodes[node.id] = node
    nodes[parent.id] = parent
    nodes[parent.id]?.add(node)
  }
}

final class TrackTable: UITableViewController {
  private var heights: RowHeights?

  func measure() {
    heights = RowHeights(table: tableView)  //@ heights
    heights?.refresh()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { measure() }
}
