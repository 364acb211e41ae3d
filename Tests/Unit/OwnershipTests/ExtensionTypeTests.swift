import Testing

/// What an extension says of the parameters of the type that it extends holds for its members. Measured on the runtime: a closure that captures the variable
/// in which a structure lies, and lies in that structure, keeps itself.
@Suite struct ExtensionTypeTests {
  private func rows(_ header: String, _ loop: String) -> String {
    """
    struct Row { var isOpen = false; var onToggle: (() -> Void)? }
    struct Course { func row() -> Row { Row() } }
    final class Box<Content> { var content: [Content] = [] }
    \(header) {
      func rows() -> [Row] {
        var result: [Row] = []
        for course in \(loop) {
          var row = course.row()
          row.onToggle = { print(row.isOpen) }  //= ?
          result.append(row)
        }
        return result
      }
    }
    """
  }

  @Test(arguments: [
    ("extension Array where Element == Course", "self"), ("extension Set where Element == Course", "self"),
    ("extension Box where Content == Course", "content"),
  ]) func equalTypes(_ header: String, _ loop: String) { check(rows(header, loop), gives: "cycle while_kept proven row") }

  /// Nothing is known of what the extension says nothing of.
  @Test func unconstrainedExtensionTypesAreUnknown() { #expect(!analyse([rows("extension Array", "self")]).observations.contains { $0.keeper == .cycle }) }

  /// A framework's type that the program only extends is made as it is made everywhere.
  @Test(arguments: [
    "", "extension Array { var second: Element? { count > 1 ? self[1] : nil } }", "extension Dictionary { init(of count: Int) { self.init() } }",
  ])
  func initialisersOfFrameworkTypes(_ other: String) {
    check(
      """
      final class Page {
        var actions: [() -> Void] = []
        var names: [String: () -> Void] = [:]
        func a() { actions = Array([{ self.tick() }]) }  //= cycle while_kept proven self
        func b() { actions = Array([{ self.tick() }].prefix(1)) }  //= cycle while_kept proven self
        func c() { actions.append(contentsOf: [{ self.tick() }].dropFirst(0)) }  //= cycle while_kept proven self
        func d() { names = Dictionary(uniqueKeysWithValues: [("a", { self.tick() })]) }  //= cycle while_kept proven self
        func tick() {}
      }
      """, other)
  }

  /// A library's type comes before one of that name of the system's own.
  @Test(arguments: ["", "import Observation\n@Observable final class Model { var name = 1 }"]) func aNameOfTwoModules(_ other: String) {
    check(
      """
      import RxSwift
      final class Page {
        let bag = DisposeBag()
        let names: Observable<String>
        init(names: Observable<String>) { self.names = names }
        func a() { names.subscribe(onNext: { _ in self.tick() }).disposed(by: bag) }  //= cycle while_kept proven self
        func tick() {}
      }
      """, other)
  }

  /// An initialiser that the program adds to a superclass outside makes its subclasses too.
  @Test(arguments: ["UIButton(acting: work)", "UIButton.init(acting: work)", "UIControl(acting: work)"]) func initialisersOfASuperclassOutside(_ call: String) {
    check(
      """
      import UIKit
      extension UIControl {
        convenience init(acting work: @escaping () -> Void) {
          self.init(frame: .zero)
          Log.works.append(work)
        }
      }
      enum Log { static var works: [() -> Void] = [] }
      final class Form {
        func show() {
          let work = { self.send() }  //= static unbounded proven self
          _ = \(call)
        }
        func send() {}
      }
      """)
  }

  /// What an extension demands of a generic parameter is known of its values.
  @Test func constrainedParametersOfAnExtension() {
    check(
      """
      final class Screen { var actions: [() -> Void] = [] }
      struct Extended<Base> { let base: Base }
      extension Extended where Base: Screen {
        func listen() { base.actions.append { [base] in print(base.actions.count) } }  //= cycle while_kept proven base
      }
      """)
  }

  /// An alias stands for a type outside the program in an explicit initialiser call, too.
  @Test func initializerOfAnAlias() {
    func code(_ call: String) -> String {
      """
      import UIKit
      typealias Source = UICollectionViewDiffableDataSource<Int, Int>
      final class List: UIViewController {
        private var source: Source?
        private var count = 0
        func begin(_ view: UICollectionView) {
          source = \(call)(collectionView: view, cellProvider: { _, _, _ in self.count += 1; return nil })  //= cycle while_kept likely self
        }
      }
      """
    }
    check(code("Source"))
    check(code("Source.init"))
  }
}
