import Testing

@testable import Ownership

/// The values on circles, compared with a search from each one.
@Suite struct CircularValueTests {
  private func circular(_ parts: [[Int]]) -> [Int] {
    var values = CircularValues()
    return parts.indices.filter { values.contains(NodeID($0)) { parts[Int($0.index)].map { NodeID($0) } } }
  }

  @Test func circles() {
    #expect(circular([[1], [2], []]) == [])
    #expect(circular([[0], [0]]) == [0])
    #expect(circular([[1], [2, 3], [0], [4], [4]]) == [0, 1, 2, 4])
    #expect(circular([[1, 2], [3], [3], [1]]) == [1, 3])
  }

  @Test func asSearchedFromEachValue() {
    var state: UInt64 = 7
    func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % count
    }
    for _ in 0..<300 {
      let count = 1 + next(12)
      let parts = (0..<count).map { _ in (0..<next(4)).map { _ in next(count) } }
      func reaches(_ start: Int) -> Bool {
        var seen: Set<Int> = []
        var pending = parts[start]
        while let node = pending.popLast() { if seen.insert(node).inserted { pending += parts[node] } }
        return seen.contains(start)
      }
      #expect(circular(parts) == parts.indices.filter(reaches))
    }
  }
}
