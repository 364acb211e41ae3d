import RxCocoa
import RxSwift
import UIKit

struct Flight: Equatable {
  var code: String
  var price: Int
}

protocol FlightSearching: AnyObject {
  func flights(from text: String) -> Observable<[Flight]>
}

final class FlightService: FlightSearching {
  func flights(from text: String) -> Observable<[Flight]> {
    .just([Flight(code: text.uppercased() + "100", price: 120)])
  }
}

final class FlightSearchModel {
  let query = BehaviorRelay<String>(value: "")
  let results = BehaviorRelay<[Flight]>(value: [])
  private let service: any FlightSearching
  private let bag = DisposeBag()
  private(set) var searches = 0

  init(service: any FlightSearching) { self.service = service }

  func bind() {
    query
      .filter { !$0.isEmpty }
      .flatMapLatest { [service] text in service.flights(from: text) } //@ search
      .bind(to: results)
      .disposed(by: bag)
  }

  func countSearches() {
    query
      .skip(1)
      .subscribe(onNext: { _ in self.searches += 1 }) //@ searches
      .disposed(by: bag)
  }
}

final class PriceAlertModel {
  let limit = BehaviorRelay<Int>(value: 100)
  private(set) var alerts: [String] = []
  private let bag = DisposeBag()

  func follow(_ flights: Observable<[Flight]>) {
    flights
      .withLatestFrom(limit) { ($0, $1) }
      .subscribe(with: self, onNext: { owner, pair in //@ alerts
        owner.alerts = pair.0.filter { $0.price < pair.1 }.map(\.code)
      })
      .disposed(by: bag)
  }
}

final class FlightSearchController: UIViewController {
  let field = UITextField(frame: .zero)
  private let resultLabel = UILabel()
  private let model: FlightSearchModel
  private let bag = DisposeBag()

  init(model: FlightSearchModel) {
    self.model = model
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.rx.text.orEmpty.bind(to: model.query).disposed(by: bag)
    model.results
      .map { $0.map(\.code).joined(separator: ", ") }
      .subscribe(onNext: show) //@ show
      .disposed(by: bag)
  }

  private func show(_ text: String) { resultLabel.text = text }
}

final class FareTicker {
  private var bag: DisposeBag? = DisposeBag()
  private(set) var ticks = 0

  func start() {
    guard let bag else { return }
    Observable<Int>.interval(.milliseconds(10), scheduler: MainScheduler.instance)
      .subscribe(onNext: { self.ticks = $0 }) //@ ticks
      .disposed(by: bag)
  }

  func stop() { bag = nil }
}

final class FlightFlow {
  private let service = FlightService()
  let searchModel: FlightSearchModel
  let statistics: FlightSearchModel
  let alerts = PriceAlertModel()
  let ticker = FareTicker()

  init() {
    searchModel = FlightSearchModel(service: service)
    statistics = FlightSearchModel(service: service)
  }

  func makeController() -> FlightSearchController {
    searchModel.bind()
    statistics.countSearches()
    alerts.follow(searchModel.results)
    ticker.start()
    return FlightSearchController(model: FlightSearchModel(service: service))
  }

  func finish() { ticker.stop() }

  static func run() {
    let flow = FlightFlow()
    flow.makeController().loadViewIfNeeded()
    flow.finish()
  }
}
