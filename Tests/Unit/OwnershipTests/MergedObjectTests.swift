import Ownership
import Testing

/// Objects that one expression reads from a collection, and that the analysis cannot tell apart.
struct MergedObjectTests {
  private func tree(_ links: String) -> String {
    """
    final class Node { var left: Node?; var right: Node? }
    final class Tree {
      var root: Node?
      func rebuild(_ nodes: [Node]) { root = build(nodes, 0, nodes.count) }
      private func build(_ nodes: [Node], _ start: Int, _ end: Int) -> Node? {
        if start == end { return nil }
        let middle = (start + end) / 2
        let node = nodes[middle]
        \(links)
        return node
      }
    }
    final class Lines {
      let tree = Tree()
      func fill(_ count: Int) {
        var nodes: [Node] = []
        var node = Node()
        for _ in 0..<count { nodes.append(node); node = Node() }
        nodes.append(node)
        tree.rebuild(nodes)
      }
    }
    """
  }

  /// A store for several objects also links them the other way round. Nothing shows that both are true of two of them.
  @Test func childrenOfATree() {
    let observations = analyse([tree("node.left = build(nodes, start, middle)\nnode.right = build(nodes, middle + 1, end)")]).observations
    #expect(observations.filter { $0.keeper == .cycle }.allSatisfy { $0.evidence == .possible })
  }

  /// A helper hangs each new object below one of the former ones, in a list that it makes.
  @Test func treesBuiltByAHelper() {
    let code = """
      final class Row {
        var rows: [Row]?
        func add(_ row: Row) {
          MAKE
          rows?.append(row)
        }
      }
      func add(_ row: Row, below parents: [Row]) {
        for parent in parents {
          parent.add(row)
          if let rows = parent.rows, !rows.isEmpty { add(row, below: rows) }
        }
      }
      func load() {
        var all: [Row] = []
        for _ in 0..<10 {
          let row = Row()
          add(row, below: all)
          all.append(row)
        }
      }

      """
    for make in ["if rows == nil { rows = [] }", "rows = []"] {
      let observations = analyse([code.replacing("MAKE", with: make)]).observations
      #expect(observations.filter { $0.keeper == .cycle }.allSatisfy { $0.evidence == .possible })
    }
  }

  /// A key path in a variable tells no property.
  @Test func bothSidesOfARelationByKeyPaths() {
    let observations = analyse([
      """
      final class Video { var chapters: [Chapter]? }
      final class Chapter { var video: Video? }
      func attach(_ chapters: [Chapter], to video: Video, _ own: ReferenceWritableKeyPath<Video, [Chapter]?>, _ row: ReferenceWritableKeyPath<Chapter, Video?>) {
        for chapter in chapters { chapter[keyPath: row] = video }
        video[keyPath: own] = chapters
      }
      """
    ]).observations
    #expect(observations.filter { $0.keeper == .cycle }.isEmpty)
  }
}
