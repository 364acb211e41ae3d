import Testing

@testable import Project

@Suite struct ListMinimizerTests {
  private func minimized(_ list: [Int], trials: Int = 10_000, _ holds: ([Int]) -> Bool) -> [Int] {
    var minimizer = ListMinimizer(trialsLeft: trials)
    return minimizer.minimize(list, holds)
  }

  @Test func whatDoesNotMatterGoes() {
    #expect(minimized(Array(0..<1000)) { $0.contains(617) } == [617])
    #expect(minimized(Array(0..<1000)) { $0.contains(3) && $0.contains(997) && $0.contains(500) } == [3, 500, 997])
    #expect(minimized(Array(0..<7)) { $0.count { $0 % 2 == 1 } >= 2 }.count == 2)
    #expect(minimized([1, 2, 3]) { _ in true } == [])
    #expect(minimized([]) { _ in true } == [])
  }

  @Test func theOrderStays() {
    #expect(minimized(Array(0..<64)) { list in list.filter { $0 == 9 || $0 == 50 } == [9, 50] } == [9, 50])
  }

  @Test func theTrialsAreBounded() {
    var count = 0
    let rest = minimized(Array(0..<100_000), trials: 20) {
      count += 1
      return $0.contains(1)
    }
    #expect(count <= 20)
    #expect(rest.contains(1) && rest.count < 100_000)
    #expect(minimized([1, 2], trials: 0) { _ in true } == [1, 2])
  }
}
