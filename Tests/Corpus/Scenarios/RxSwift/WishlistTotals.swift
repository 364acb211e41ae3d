import RxCocoa
import RxSwift
import UIKit

struct WishItem {
  let name: String
  let price: Int
}

final class WishlistViewModel {
  let items = BehaviorRelay<[WishItem]>(value: [])
  let removed = PublishRelay<String>()
  private let currency = "EUR"
  private let bag = DisposeBag()
  private(set) var log: [String] = []

  func add(_ item: WishItem) { items.accept(items.value + [item]) }

  func logRemovals() {
    removed
      .subscribe(onNext: { name in self.log.append(name) })  //@ removals
      .disposed(by: bag)
  }

  var total: Observable<String> {
    items.map { [currency] list in "\(list.reduce(0) { $0 + $1.price }) \(currency)" }  //@ total
  }

  func price(of name: String) -> Single<Int> {
    Single.just(items.value.first { $0.name == name }?.price ?? 0)
  }
}

final class WishlistViewController: UIViewController {
  let model: WishlistViewModel
  let totalLabel = UILabel()
  let clearButton = UIButton()
  private let bag = DisposeBag()
  private var names: [String] = []
  private var prices: [String: Int] = [:]

  init(model: WishlistViewModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  func bindTotal() {
    model.total.subscribe(onNext: { [totalLabel] in totalLabel.text = $0 }).disposed(by: bag)
  }

  func bindNames() {
    model.items
      .map { list in list.map { self.title(of: $0) } }  //@ names
      .subscribe(onNext: { [weak self] in self?.names = $0 })
      .disposed(by: bag)
  }

  func bindClear() {
    clearButton.rx.tap
      .subscribe(onNext: { [model] in model.items.accept([]) })  //@ clear
      .disposed(by: bag)
  }

  func bindPrices() {
    model.items
      .flatMapLatest { [model] list in model.price(of: list.first?.name ?? "").asObservable() }
      .subscribe(onNext: show)  //@ prices
      .disposed(by: bag)
  }

  func askPrice() {
    model.price(of: "Lamp")
      .subscribe(onSuccess: { price in self.prices["Lamp"] = price })  //@ ask
      .disposed(by: bag)
  }

  private func title(of item: WishItem) -> String { "\(names.count + 1). \(item.name)" }
  private func show(_ price: Int) { prices["first"] = price }
}

final class WishlistFlow {
  private(set) var screen: WishlistViewController?

  func open() -> WishlistViewController {
    let model = WishlistViewModel()
    let screen = WishlistViewController(model: model)
    self.screen = screen
    return screen
  }

  func close() { screen = nil }
}
