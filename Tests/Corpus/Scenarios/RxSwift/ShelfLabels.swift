import RxCocoa
import RxSwift

final class ShelfLabel {
  let remove: () -> Void
  init(remove: @escaping () -> Void) { self.remove = remove }
}

final class LabelPrinter {
  private let bag = DisposeBag()
  private let names = PublishSubject<String>()
  private var label: ShelfLabel?
  private var printed = 0

  func keepLast() {
    names
      .map { [unowned self] _ in ShelfLabel(remove: self.stop) }  //@ kept
      .subscribe(onNext: { [weak self] in self?.label = $0 })
      .disposed(by: bag)
    names.onNext("a")
  }
  func countLabels() {
    names
      .map { [unowned self] _ in ShelfLabel(remove: self.stop) }  //@ counted
      .subscribe(onNext: { [weak self] _ in self?.printed += 1 })
      .disposed(by: bag)
    names.onNext("a")
  }
  private func stop() { label = nil }
}

final class LabelBoard {
  private let shown = BehaviorRelay<ShelfLabel?>(value: nil)
  func show() {
    shown.accept(ShelfLabel(remove: { self.hide() }))  //@ accepted
  }
  private func hide() { shown.accept(nil) }
}

func labelShelf() {
  let printer = LabelPrinter()
  printer.keepLast()
  printer.countLabels()
  LabelBoard().show()
}
