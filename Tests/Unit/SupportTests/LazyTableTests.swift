import Support
import Testing

@Suite struct LazyTableTests {
  @Test func valuesAreMadeOnce() {
    let table = LazyTable<Int, [Int]>()
    var made = 0
    for key in [1, 2, 1, 1] {
      let value = table.value(of: key) {
        made += 1
        return [key]
      }
      #expect(value == [key])
    }
    #expect(made == 2)
  }

  @Test func threadsShareThem() {
    let table = LazyTable<Int, Int>()
    let values = parallelMap(count: 1000, jobs: 4) { index in table.value(of: index % 10) { index % 10 } }
    #expect(values == (0..<1000).map { $0 % 10 })
  }
}
