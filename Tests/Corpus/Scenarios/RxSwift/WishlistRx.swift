import RxCocoa
import RxSwift
import UIKit

struct Product: Equatable {
  let name: String
  let cents: Int
}

final class ProductService {
  func search(_ term: String) -> Observable<[Product]> {
    .just([Product(name: term, cents: term.count * 100)])
  }

  func remember(_ product: Product) -> Single<Bool> {
    .create { observer in
      observer(.success(true))
      return Disposables.create()
    }
  }
}

final class WishlistViewModel {
  let products = BehaviorRelay<[Product]>(value: [])
  private let bag = DisposeBag()
  private let currency = "EUR"
  private(set) var titles: [String] = []

  func bind() {
    products
      .map { list in list.map(self.title) }  //@ titles
      .subscribe(with: self) { owner, titles in owner.titles = titles }
      .disposed(by: bag)
  }

  private func title(_ product: Product) -> String { "\(product.name) \(product.cents) \(currency)" }
}

final class SearchViewModel {
  let term = PublishRelay<String>()
  private let service = ProductService()
  private let bag = DisposeBag()
  private(set) var results: [Product] = []

  func bind() {
    let service = service
    term
      .distinctUntilChanged()
      .flatMapLatest { service.search($0) }
      .subscribe(with: self) { owner, products in  //@ results
        owner.results = products
      }
      .disposed(by: bag)
    term.accept("chair")
  }
}

final class SavedViewModel {
  private let service = ProductService()
  private let bag = DisposeBag()
  private(set) var saved = 0

  func save(_ product: Product) {
    service.remember(product)
      .subscribe(onSuccess: { isSaved in  //@ save
        if isSaved { self.saved += 1 }
      })
      .disposed(by: bag)
  }
}

final class WishlistViewController: UIViewController {
  let addButton = UIButton(type: .system)
  private let bag = DisposeBag()
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(addButton)
    addButton.rx.tap
      .bind(onNext: add)  //@ addTap
      .disposed(by: bag)
  }

  private func add() { taps += 1 }
}

final class PriceAlertViewController: UIViewController {
  private let priceLabel = UILabel()
  private let limit = BehaviorRelay<Int>(value: 100)
  private let bag = DisposeBag()
  private(set) var logged: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(priceLabel)
    limit
      .do(onNext: { self.logged.append($0) })  //@ logged
      .map { "\($0) ct" }
      .subscribe(onNext: { [weak self] in self?.priceLabel.text = $0 })
      .disposed(by: bag)
  }
}

final class WishlistFlow {
  func list() -> WishlistViewModel {
    let model = WishlistViewModel()
    model.bind()
    model.products.accept([Product(name: "Chair", cents: 4900)])
    return model
  }

  func search() -> SearchViewModel {
    let model = SearchViewModel()
    model.bind()
    return model
  }

  func save() -> SavedViewModel {
    let model = SavedViewModel()
    model.save(Product(name: "Desk", cents: 9900))
    return model
  }
}
