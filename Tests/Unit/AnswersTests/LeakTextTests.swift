import Testing

@testable import Answers

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

/// What is read of single lines.
@Suite struct LeakLineTests {
  private func names(_ text: String) -> [[String]] {
    var leaks = LeakText()
    Array(text.utf8).withUnsafeBufferPointer { leaks.take($0) }
    leaks.finish()
    return leaks.records.map { $0.classes + $0.words }
  }

  @Test func whatWasFreedIsNoLeak() {
    for text in [
      "deinit Cart", "Cart deallocated", "Cart was released", "All objects are freed: Cart", "Cart: no leaks found",
      "Process 1: 0 leaks for 0 total leaked bytes.",
      "Test Case '-[AppTests.CartTests testLeak]' passed (0.1 seconds).", "-[AppTests.LeakTests testCart] passed", "Cart (1/1):", "Cart (2/3):",
      "SUMMARY: AddressSanitizer: 40 byte(s) leaked in 1 allocation(s).", "12   App   0x118e1d51e Cart.deinit + 462",
    ] {
      #expect(names(text).isEmpty, "\(text)")
    }
  }

  @Test func sentencesNameTheClass() {
    for text in [
      "Cart is leaking", "LEAK DETECTED: Cart", "Cart is still in memory", "a reference cycle keeps Cart", "Cart was never freed", "Cart isn't deallocated",
      "A/CartTests.swift:3: error: -[AppTests.CartTests testLeak] : Cart leaked", "leaked: _TtC3App4Cart", "Cart (2/1):",
    ] {
      #expect(names(text).first?.contains("Cart") == true, "\(text)")
      #expect(names(text).first?.contains("CartTests") == false, "\(text)")
    }
  }

  @Test func offTheCycleNothingCounts() {
    let text = """
      9 (1K) ROOT CYCLE: <A 0x1> [32]
         left --> <X 0x9> [32]
         1 (2 bytes) next --> <B 0x2> [32]
            1 (2 bytes) back --> <C 0x3> [32]
               CYCLE BACK TO <B 0x2> [32]
            right --> <Y 0x8> [32]
      """
    var leaks = LeakText()
    Array(text.utf8).withUnsafeBufferPointer { leaks.take($0) }
    leaks.finish()
    #expect(leaks.records.map(\.classes) == [["B", "C"]])
    #expect(leaks.records.map(\.properties) == [["back"]])
  }

  @Test func symbolsOfLostBlocks() {
    let frames = [
      "#3 0x55 in $s4leak4CartCACycfC /a/main.swift": "Cart", "==1==    by 0x1: $s10SearchShop0A6ScreenC4showyyF (in /a)": "SearchScreen",
      "#1 0x5 in $s4shop5OuterC5InnerC1fyyF": "Inner", "==1==    by 0x1: App.Cart.__allocating_init() -> App.Cart (in /a)": "Cart",
      "#2 0x1 in closure #1 () -> () in App.Cart.start() -> () /a:1": "Cart", "#2 0x1 in $s4shop8makeCartyyF": nil, "#2 0x1 in App.makeCart() -> ()": nil,
    ]
    for (line, type) in frames {
      #expect(AllocationStack.frame(line[...])?.type == type, "\(line)")
      #expect(AllocationStack.frame(line[...])?.isOwn == true, "\(line)")
    }
    #expect(AllocationStack.frame("#1 0x7 in swift_allocObject (libswiftCore.so+0x46)")?.isOwn == false)
    for line in ["#", "#1 0x in ", "== by 0x", "#1 0x in $s", "#1 0x in $s99a", "#1 0x in $s0Z", "#1 0x in $s4shop0ZZ"] { _ = AllocationStack.frame(line[...]) }
  }
}
