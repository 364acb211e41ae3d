import Support
import Testing

@Suite struct ParallelMapTests {
  @Test(arguments: [0, 1, 2, 3, 64])
  func resultsStandAtTheirIndices(jobs: Int) {
    for count in [0, 1, 2, 7, 100] {
      #expect(parallelMap(count: count, jobs: jobs) { $0 * $0 } == (0..<count).map { $0 * $0 })
    }
  }

  /// Whoever takes long holds up nobody's place.
  @Test func slowOnesComeInTheirPlace() {
    let result = parallelMap(count: 8, jobs: 4) { index in (0..<(index == 0 ? 200_000 : 1)).reduce(index) { $0 &+ $1 &- $1 } }
    #expect(result == Array(0..<8))
  }

  /// A state belongs to one thread: what it counts adds up to all calls, however they are shared out. A thread that comes late may find nothing left to do.
  @Test(arguments: [1, 2, 5])
  func eachThreadHasAStateOfItsOwn(jobs: Int) {
    let counts = parallelMap(count: 20, jobs: jobs, state: { 0 }) { state, _ in
      state += 1
      return state
    }
    let states = counts.filter { $0 == 1 }.count
    #expect((1...jobs).contains(states))
    #expect(counts.count == 20)
    // Each state has counted from 1 on: of no number there are more than of the one before.
    for number in 2...20 { #expect(counts.filter { $0 == number }.count <= counts.filter { $0 == number - 1 }.count) }
    if jobs == 1 { #expect(counts == Array(1...20)) }
  }
}
