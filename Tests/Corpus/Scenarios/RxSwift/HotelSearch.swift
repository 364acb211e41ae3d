import RxCocoa
import RxSwift
import UIKit

struct Hotel {
  let name: String
  let price: Int
}

final class HotelAPI {
  func search(_ text: String) -> Observable<[Hotel]> { .just([Hotel(name: text, price: 90)]) }
  func currency() -> Single<String> { .just("EUR") }
}

final class HotelRepository {
  let filters = BehaviorRelay<Int>(value: 100)
  let favourites = PublishRelay<Hotel>()
}

final class ResultsModel {
  private let repository: HotelRepository
  private let bag = DisposeBag()
  private let currency = "EUR"
  private(set) var caption = ""

  init(repository: HotelRepository) { self.repository = repository }

  func bind() {
    repository.filters
      .map { limit in "\(limit) \(self.currency)" }  //@ caption
      .subscribe(onNext: { [weak self] text in self?.caption = text })
      .disposed(by: bag)
  }
}

final class FavouritesModel {
  private let repository: HotelRepository
  private let bag = DisposeBag()
  private(set) var names: [String] = []

  init(repository: HotelRepository) { self.repository = repository }

  func bind() {
    repository.favourites
      .bind(onNext: insert)  //@ favourites
      .disposed(by: bag)
  }

  private func insert(_ hotel: Hotel) { names.append(hotel.name) }
}

final class PriceModel {
  private let repository: HotelRepository
  private let bag = DisposeBag()
  private(set) var limit = 0

  init(repository: HotelRepository) { self.repository = repository }

  func bind() {
    repository.filters
      .subscribe(with: self, onNext: { model, limit in  //@ price
        model.limit = limit
      })
      .disposed(by: bag)
  }
}

final class SearchScreen: UIViewController {
  private let api = HotelAPI()
  private let field = UITextField()
  private let bag = DisposeBag()
  private(set) var hotels: [Hotel] = []
  private(set) var symbol = ""

  func bindField() {
    view.addSubview(field)
    field.rx.text.orEmpty
      .flatMapLatest { [api] text in api.search(text) }  //@ lookup
      .subscribe(onNext: { [weak self] hotels in self?.hotels = hotels })
      .disposed(by: bag)
    field.simulateTyping("Lisbon")
  }

  func loadCurrency() {
    api.currency()
      .subscribe(onSuccess: { symbol in  //@ currency
        self.symbol = symbol
      })
      .disposed(by: bag)
  }
}

final class TravelFlow {
  private let repository = HotelRepository()
  private(set) var results: ResultsModel?
  private(set) var favourites: FavouritesModel?
  private(set) var price: PriceModel?
  private(set) var search: SearchScreen?

  func showResults() {
    results = ResultsModel(repository: repository)
    results?.bind()
    repository.filters.accept(80)
  }

  func showFavourites() {
    favourites = FavouritesModel(repository: repository)
    favourites?.bind()
    repository.favourites.accept(Hotel(name: "Alfama", price: 70))
  }

  func showPrice() {
    price = PriceModel(repository: repository)
    price?.bind()
  }

  func showSearch() { search = SearchScreen() }

  func done() { (results, favourites, price, search) = (nil, nil, nil, nil) }
}

extension TravelFlow {
  func planTrip() {
    showResults()
    showFavourites()
    showPrice()
    showSearch()
    search?.bindField()
    search?.loadCurrency()
    done()
  }
}
