import RxCocoa
import RxSwift
import UIKit

struct Dock {
  let id: Int
  let bikes: Int
}

final class DockService {
  static let shared = DockService()
  let docks = BehaviorRelay<[Dock]>(value: [])
  let alerts = PublishSubject<String>()

  func reserve(_ dock: Int) -> Single<Bool> {
    Single.create { answer in
      answer(.success(dock > 0))
      return Disposables.create()
    }
  }
}

final class StationViewModel {
  let title = BehaviorRelay<String>(value: "")
  let banner = BehaviorRelay<String?>(value: nil)
  private let service: DockService
  private let bag = DisposeBag()
  private var nearby = 500
  private(set) var isReserved = false

  init(service: DockService = .shared) { self.service = service }

  private func summary(_ docks: [Dock]) -> String { "\(docks.map(\.bikes).reduce(0, +)) within \(nearby) m" }

  func followDocks() {
    service.docks
      .map { self.summary($0) }  //@ docks
      .distinctUntilChanged()
      .subscribe(onNext: { [weak self] in self?.title.accept($0) })
      .disposed(by: bag)
  }

  func followAlerts() {
    service.alerts
      .observe(on: MainScheduler.instance)
      .subscribe(onNext: show)  //@ alerts
      .disposed(by: bag)
  }

  private func show(_ alert: String) {
    banner.accept(alert)
    nearby = 200
  }

  func clearBannerOnMove() {
    service.docks
      .subscribe(with: self, onNext: { model, _ in  //@ clear
        model.banner.accept(nil)
      })
      .disposed(by: bag)
  }

  func reserve(_ dock: Int) {
    service.reserve(dock)
      .subscribe(onSuccess: { done in  //@ reserve
        self.isReserved = done
        self.banner.accept(done ? "Reserved" : "Gone")
      })
      .disposed(by: bag)
  }
}

final class StationViewController: UIViewController {
  private let unlock = UIButton(type: .system)
  private let label = UILabel()
  private let model = StationViewModel()
  private let bag = DisposeBag()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(unlock)
    view.addSubview(label)
  }

  func bindTitle() {
    model.title.map { $0 as String? }.bind(to: label.rx.text).disposed(by: bag)
    unlock.rx.tap
      .subscribe(onNext: { [label, model] in  //@ tap
        label.text = model.title.value
        model.reserve(1)
      })
      .disposed(by: bag)
  }

  func bindBanner() {
    model.banner
      .do(onNext: { text in  //@ banner
        self.unlock.isEnabled = text == nil
      })
      .bind(to: label.rx.text)
      .disposed(by: bag)
  }
}
