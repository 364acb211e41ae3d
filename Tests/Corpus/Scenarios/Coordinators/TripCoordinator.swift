import Foundation
import UIKit

class Coordinator {
  private(set) var children: [Coordinator] = []
  var onFinish: ((Coordinator) -> Void)?

  func add(_ child: Coordinator) { children.append(child) }
  func remove(_ child: Coordinator) { children.removeAll { $0 === child } }
  func finish() { onFinish?(self) }
}

final class PaymentCoordinator: Coordinator {
  weak var screen: UIViewController?
}

final class SeatCoordinator: Coordinator {
  let parent: TripCoordinator //@ parent
  init(parent: TripCoordinator) { self.parent = parent }
}

final class TripCoordinator: Coordinator {
  let navigation: UINavigationController
  private(set) var steps = 0

  init(navigation: UINavigationController) { self.navigation = navigation }

  func startPayment() {
    let payment = PaymentCoordinator()
    payment.onFinish = { child in //@ payment
      self.remove(child)
      self.steps += 1
    }
    add(payment)
  }

  func startPaymentWeakly() {
    let payment = PaymentCoordinator()
    payment.onFinish = { [weak self] in self?.remove($0) } //@ weakly
    add(payment)
  }

  func startAlone() -> PaymentCoordinator {
    let payment = PaymentCoordinator()
    payment.onFinish = { _ in self.steps += 1 } //@ alone
    return payment
  }

  func startSelfish() {
    let payment = PaymentCoordinator()
    payment.onFinish = { [weak self] _ in //@ selfish
      payment.screen?.dismiss(animated: true)
      self?.remove(payment)
    }
    add(payment)
  }

  func startSeats() {
    add(SeatCoordinator(parent: self))
  }
}
