import Foundation

final class PaymentSheet {
  var onPay: ((Decimal) -> Void)!
  var onCancel: () -> Void = {}

  func pay(_ amount: Decimal) { onPay(amount) }
}

final class Checkout {
  private let sheet = PaymentSheet()
  private var pending: (order: String, confirm: (Bool) -> Void)?
  private(set) var paid: Decimal = 0
  private(set) var log: [String] = []

  func open() {
    sheet.onPay = { amount in  //@ pay
      self.paid += amount
    }
    sheet.pay(9.5)
  }

  func openGuest() -> PaymentSheet {
    let sheet = PaymentSheet()
    sheet.onPay = { amount in  //@ guest
      self.paid += amount
    }
    return sheet
  }

  func reserve(_ order: String) {
    pending = (order, { accepted in  //@ reserve
      if accepted { self.log.append(order) }
    })
  }

  func quote(_ order: String) -> Bool {
    let pending = (order: order, confirm: { (accepted: Bool) in  //@ quote
      if accepted { self.log.append(order) }
    })
    pending.confirm(true)
    return pending.order == log.last
  }

  func cancel() {
    let log = self.log
    sheet.onCancel = {  //@ cancel
      print(log.joined(separator: "\n"))
    }
  }
}
