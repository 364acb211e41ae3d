import UIKit

protocol Coordinator: AnyObject {
  associatedtype Output
  var onFinish: ((Output) -> Void)? { get set }
  func start()
}

final class AddressCoordinator: Coordinator {
  var onFinish: ((String) -> Void)?
  private var street = ""
  func start() { street = "Main Street" }
  func save() { onFinish?(street) }
}

final class DeliveryCoordinator: Coordinator {
  var onFinish: ((Int) -> Void)?
  private var slot = 0
  func start() { slot = 2 }
  func choose() { onFinish?(slot) }
}

final class PaymentCoordinator {
  private let parent: CheckoutCoordinator  //@ paymentParent
  private var isPaid = false

  init(parent: CheckoutCoordinator) { self.parent = parent }

  func pay() {
    isPaid = true
    parent.paid(self)
  }
}

final class GiftCoordinator {
  private let parent: CheckoutCoordinator  //@ giftParent
  private var message = ""

  init(parent: CheckoutCoordinator) { self.parent = parent }

  func write(_ message: String) {
    self.message = message
    parent.wrapped()
  }
}

final class CheckoutCoordinator {
  private var children: [AnyObject] = []
  private(set) var steps: [String] = []

  func startAddress() -> AddressCoordinator {
    let child = AddressCoordinator()
    child.onFinish = { street in  //@ addressFinish
      self.steps.append(street)
      self.remove(child)
    }
    add(child)
    return child
  }

  func startDelivery() -> DeliveryCoordinator {
    let child = DeliveryCoordinator()
    child.onFinish = { [weak child] slot in  //@ deliveryFinish
      self.steps.append("slot \(slot)")
      if let child { self.remove(child) }
    }
    add(child)
    return child
  }

  func startPayment() -> PaymentCoordinator {
    let child = PaymentCoordinator(parent: self)
    children.append(child)
    return child
  }

  func startGift() -> GiftCoordinator {
    let child = GiftCoordinator(parent: self)
    children.append(child)
    return child
  }

  func paid(_ payment: PaymentCoordinator) {
    steps.append("paid")
    remove(payment)
  }

  func wrapped() { steps.append("wrapped") }

  private func add(_ child: some Coordinator) {
    children.append(child)
    child.start()
  }

  private func remove(_ child: AnyObject) { children.removeAll { $0 === child } }
}

final class CheckoutScene {
  func run() -> [String] {
    let checkout = CheckoutCoordinator()
    checkout.startAddress().save()
    checkout.startDelivery().choose()
    checkout.startGift().write("Happy birthday")
    checkout.startPayment().pay()
    return checkout.steps
  }
}
