import UIKit

struct Slot: Hashable {
  let start: Date
  let doctor: String
}

final class ClinicAPI {
  private let queue = DispatchQueue(label: "clinic.api")

  func freeSlots(on day: Date, completion: @escaping ([Slot]) -> Void) {
    queue.async {
      let slots = (0..<4).map { Slot(start: day.addingTimeInterval(Double($0) * 1800), doctor: "Dr. Lind") }
      DispatchQueue.main.async { completion(slots) }
    }
  }
}

final class SlotPicker: UIView {
  var onPick: ((Slot) -> Void)?
  var onConfirm: (() -> Void)?
  var slots: [Slot] = [] { didSet { setNeedsLayout() } }

  func pick(_ index: Int) {
    guard slots.indices.contains(index) else { return }
    onPick?(slots[index])
  }
}

final class MonthHeader: UIView {
  var onNext: (() -> Void)?
}

struct SheetOption {
  let title: String
  let handler: () -> Void
}

final class BookingViewController: UIViewController {
  private let api = ClinicAPI()
  private let picker = SlotPicker()
  private let header = MonthHeader()
  private var options: [SheetOption] = []
  private var chosen: Slot?
  private var day = Date()
  private(set) var isConfirmed = false

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(header)
    view.addSubview(picker)
    header.onNext = { [weak self] in  //@ next
      guard let self else { return }
      self.day.addTimeInterval(30 * 86400)
      self.reload()
    }
  }

  func reload() {
    api.freeSlots(on: day) { slots in  //@ fetched
      self.picker.slots = slots
      self.title = "\(slots.count) free"
    }
  }

  func enablePicking() {
    picker.onPick = { slot in  //@ pick
      self.chosen = slot
      self.header.isHidden = true
    }
  }

  func enableConfirming() {
    picker.onConfirm = confirm  //@ confirm
  }

  func prepareOptions() {
    options = [
      SheetOption(title: "Cancel appointment", handler: { self.chosen = nil }),  //@ cancel
      SheetOption(title: "Print", handler: { print("printing") }),
    ]
  }

  private func confirm() {
    guard chosen != nil else { return }
    isConfirmed = true
    dismiss(animated: true)
  }
}

final class BookingFlow {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func book() {
    let screen = BookingViewController()
    navigation.pushViewController(screen, animated: true)
    screen.enablePicking()
    screen.enableConfirming()
    screen.prepareOptions()
  }

  func abandon() {
    navigation.popViewController(animated: true)
  }
}
