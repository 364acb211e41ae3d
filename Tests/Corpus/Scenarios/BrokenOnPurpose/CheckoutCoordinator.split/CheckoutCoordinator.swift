import Foundation

final class CheckoutCoordinator: Coordinator {
  var address: AddressCoordinator?
  var payment: Coordinator?
  var steps = 0

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

  func confirm() {
    onFinish = {  //@ confirm
      self.steps = 0
      self.children = []
    }
    finish()
    onFinish = nil
  }
}
