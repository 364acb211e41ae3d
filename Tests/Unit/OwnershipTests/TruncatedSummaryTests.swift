import Testing

/// Functions that store more than their summary can tell.
struct TruncatedSummaryTests {
  /// What leads back to the caller's object stays, and what leads to what that object holds goes first.
  @Test func truncationKeepsPathsBackToTheCaller() {
    let row = "    rows.append(Row(a: a, b: b, c: c, d: d, e: e))\n"
    check(
      """
      final class Part {}
      final class Row {
        let a: Part, b: Part, c: Part, d: Part, e: Part
        init(a: Part, b: Part, c: Part, d: Part, e: Part) { self.a = a; self.b = b; self.c = c; self.d = d; self.e = e }
      }
      final class Head {
        var onTap: (() -> Void)?
        init(_ list: List) { onTap = { list.show() } }  //= cycle while_kept proven list
      }
      enum Cell { case head(Head), row(Row) }
      final class List {
        let a = Part(), b = Part(), c = Part(), d = Part(), e = Part()
        private var cells: [Cell] = []
        func show() {}
        func fill() { cells = made() }
        private func made() -> [Cell] {
          var rows: [Row] = []

      """ + String(repeating: row, count: 24) + """
            let head = Head(self)
            return rows.map { .row($0) } + [.head(head)]
          }
        }
        """)
  }

  /// Each closure of a method closes the cycle that its caller knows, however many there are.
  @Test(arguments: [40, 100]) func manyClosuresOfOneMethodAreFound(count: Int) {
    check(
      """
      import Combine
      final class View {
        lazy var model: Model = {  //= none self
          let model = Model()
          model.bind(self)
          return model
        }()
        var tag = 0
      }
      final class Model {
        var bag: Set<AnyCancellable> = []
        let subject = PassthroughSubject<Int, Never>()
        func bind(_ view: View) {

      """ + (0..<count).map { "    subject.sink { view.tag = $0 + \($0) }.store(in: &bag)  //= cycle while_kept proven view\n" }.joined() + """
          }
        }
        """)
  }
}
