import Foundation

class Coordinator {
  var children: [Coordinator] = []
  var onFinish: (() -> Void)?
  func start() {}
  func finish() { onFinish?() }
}

final class AddressCoordinator: Coordinator {
  var city = "Lisbon"
  override func finish() {
    city = city.uppercased()
    super.finish()
  }
}

final class CheckoutCoordinator: Coordinator {
  private var address: AddressCoordinator?
  private var payment: Coordinator?
  private var steps = 0

  func enterAddress() {
    let coordinator = AddressCoordinator()
    address = coordinator
    coordinator.onFinish = {  //@ address
      self.steps += 1
      self.address = nil
    }
    coordinator.finish()
  }

  func enterPayment() {
    let coordinator = Coordinator()
    payment = coordinator
    coordinator.onFinish = {  //@ payment
      self.steps += 1
      self.address = nil
    }
    coordinator.finish()
  }

  func chooseVoucher() -> Coordinator {
    let voucher = Coordinator()
    children.append(voucher)
    voucher.onFinish = { [weak self] in  //@ voucher
      self?.children.removeAll { $0 === voucher }
    }
    voucher.finish()
    return voucher
  }

  func chooseDelivery() -> Coordinator {
    let delivery = Coordinator()
    children.append(delivery)
    delivery.onFinish = {  //@ delivery
      self.children.removeLast()
      self.steps += 1
    }
    delivery.finish()
    return delivery
  }

  func confirm() {
    onFinish = {  //@ confirm
      self.steps = 0
      self.children = []
    }
    finish()
    onFinish = nil
  }
}
