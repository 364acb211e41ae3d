import Foundation

extension CheckoutCoordinator {
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
}
