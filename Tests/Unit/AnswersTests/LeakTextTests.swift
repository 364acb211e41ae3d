import Answers
import Testing

/// The leaks that texts of tools have.
@Suite struct LeakTextTests {
  private func records(_ text: String, cutAt cut: Int = 0) -> [LeakRecord] {
    var leaks = LeakText()
    let bytes = Array(text.utf8)
    bytes[..<cut].withUnsafeBufferPointer { leaks.take($0) }
    bytes[cut...].withUnsafeBufferPointer { leaks.take($0) }
    leaks.finish()
    return leaks.records
  }

  @Test func namesAreThoseOfTheSource() {
    let text = """
      2 (64 bytes) ROOT CYCLE: <_TtCC3App5Outer5Inner 0x1> [32]
         1 (32 bytes) __strong _model + 8 --> <App.Box<App.Cart> 0x2> [32]
            $__lazy_storage_$_view.some --> <Swift closure context 0x3> [32]
               1 (32 bytes) 0x600000231380 [32]
               __strong --> CYCLE BACK TO <_TtCC3App5Outer5Inner 0x1> [32]
      """
    let found = records(text)
    #expect(found.map(\.classes) == [["Inner", "Box"]])
    #expect(found.map(\.properties) == [["model", "view"]])
    #expect(found.map(\.hasClosure) == [true])
    #expect(found.map(\.isCycle) == [true])
    for cut in 0...text.utf8.count { #expect(records(text, cutAt: cut) == found) }
  }

  @Test func leaksAreTakenApart() {
    let text = """
      2 (64 bytes) ROOT CYCLE: <A 0x1> [32]
         next --> <B 0x2> [32]
      2 (64 bytes) ROOT LEAK: <C 0x1> [32]
      {(
          (
          "-> D ",
          "-> _block -> __NSMallocBlock__ "
      ),
          (
          "-> E "
      )
      )}
      F was not deallocated
      Process 1: 3 leaks for 64 total leaked bytes.
      STACK OF 2 INSTANCES OF 'ROOT CYCLE: <G>':
      36  dyld  0x118e1d51e start + 462
      """
    #expect(records(text).map { $0.classes + $0.words } == [["A", "B"], ["C"], ["D"], ["E"], ["F"]])
  }

  @Test func manglingThatEndsTooEarlyIsNoClass() {
    for name in ["_Tt", "_TtC", "_TtC9App", "_TtC99999999999999999999A", "", "1", "a b", "<"] {
      _ = records("1 (2 bytes) ROOT LEAK: <\(name) 0x1> [32]")
      _ = records("\(name) --> <\(name): 0x1>")
    }
    #expect(records("1 (2 bytes) ROOT LEAK: <_TtC9App 0x1> [32]").isEmpty)
  }
}
