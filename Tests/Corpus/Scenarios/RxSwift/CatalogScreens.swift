import RxSwift

/// A model whose stream holds the model, through the observers of its subject.
final class CatalogModel {
  let selected = PublishSubject<String>()
  private let shop = "shop"

  func titles() -> Observable<String> {
    selected.map { "\(self.shop): \($0)" }  //@ titles
  }
}

/// Its bag ends the subscription, and nothing on the cycle holds it.
final class CatalogScreen {
  let model = CatalogModel()
  private let bag = DisposeBag()
  private(set) var title = ""

  func open() {
    model.titles().subscribe(onNext: { [weak self] in self?.title = $0 }).disposed(by: bag)
    model.selected.onNext("lamp")
  }
}

/// Its bag ends the subscription; but the subscription holds the screen, and with it the bag.
final class LabelScreen {
  let model = CatalogModel()
  private let bag = DisposeBag()
  private(set) var title = ""

  func open() {
    model.selected.subscribe(onNext: { self.title = $0 }).disposed(by: bag)  //@ held
    model.selected.onNext("lamp")
  }
}

/// Completes the subject of its model.
final class ClosingScreen {
  private let selected = PublishSubject<String>()
  private let bag = DisposeBag()
  private(set) var title = ""

  func open() {
    selected.subscribe(onNext: { self.title = $0 }).disposed(by: bag)  //@ completed
    selected.onNext("lamp")
    selected.onCompleted()
  }
}
