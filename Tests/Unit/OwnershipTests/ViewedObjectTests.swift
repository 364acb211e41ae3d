import Testing

/// A wrapper is a view of an object, and its base is that object.
@Suite struct ViewedObjectTests {
  private func code(_ constraint: String, _ body: String, ofCaller: Bool = false) -> String {
    """
    import RxSwift
    import UIKit
    final class Card: UIView {
      var onTap: (() -> Void)?
      private let bag = DisposeBag()
      private let taps = PublishSubject<Int>()\(ofCaller ? "  //= ?" : "")
      func begin() { rx.start(taps, bag) }
    }
    extension Reactive where Base: \(constraint) { func start(_ taps: Observable<Int>, _ bag: DisposeBag) { \(body) } }\(ofCaller ? "" : "  //= ?")
    """
  }

  @Test func theBaseIsOfTheConstraint() {
    check(code("Card", "let card = base; card.onTap = { card.tag = 1 }"), gives: "cycle while_kept proven card")
  }

  @Test func theCallersObjectIsTheBase() {
    let body = "let card = base; taps.subscribe(onNext: { card.tag = $0 }).disposed(by: bag)"
    check(code("UIView", body, ofCaller: true), gives: "cycle while_kept proven taps")
  }
}
