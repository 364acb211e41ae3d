import RxCocoa
import RxSwift
import UIKit

struct Room: Equatable {
  let number: Int
  let isFree: Bool
}

final class RoomService {
  func rooms() -> Single<[Room]> {
    Single.create { single in
      single(.success([Room(number: 12, isFree: true)]))
      return Disposables.create()
    }
  }
  func price(_ nights: String) -> Observable<String> { .just("\((Int(nights) ?? 0) * 90) €") }
}

class BookingStepViewController: UIViewController {
  let service: RoomService
  let bag = DisposeBag()
  init(service: RoomService) {
    self.service = service
    super.init(nibName: nil, bundle: nil)
  }
  required init?(coder: NSCoder) { nil }
}

final class GuestViewController: BookingStepViewController {
  let nameField = UITextField()
  private(set) var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    nameField.rx.text.orEmpty
      .subscribe(onNext: { text in  //@ guest
        self.name = text
      })
      .disposed(by: bag)
  }
}

final class NightsViewController: BookingStepViewController {
  let nightsField = UITextField()
  private let priceLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    nightsField.rx.text.orEmpty
      .distinctUntilChanged()
      .flatMapLatest { self.service.price($0) }  //@ price
      .bind(to: priceLabel.rx.text)
      .disposed(by: bag)
  }
}

final class RoomsViewController: BookingStepViewController {
  private(set) var rooms: [Room] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    service.rooms()
      .subscribe(onSuccess: { rooms in  //@ rooms
        self.rooms = rooms
      })
      .disposed(by: bag)
  }
}

final class ExtrasViewController: BookingStepViewController {
  let breakfast = UISwitch()
  private let totalLabel = UILabel()
  private(set) var hasBreakfast = false

  override func viewDidLoad() {
    super.viewDidLoad()
    breakfast.rx.isOn.asObservable()
      .map { [service] isOn in isOn ? service : nil }  //@ extras
      .subscribe(with: self, onNext: { owner, extra in
        owner.hasBreakfast = extra != nil
      })
      .disposed(by: bag)
  }
}

final class ConfirmViewController: BookingStepViewController {
  private let confirmed = PublishRelay<Room>()
  private(set) var room: Room?

  override func viewDidLoad() {
    super.viewDidLoad()
    confirmed
      .filter { $0.isFree }
      .bind(onNext: show)  //@ confirm
      .disposed(by: bag)
    confirmed.accept(Room(number: 7, isFree: true))
  }
  private func show(_ room: Room) { self.room = room }
}

final class BookingFlow {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  let service = RoomService()

  func push(_ step: BookingStepViewController) { navigation.pushViewController(step, animated: false) }
  func cancel() { navigation.popToRootViewController(animated: false) }
}
