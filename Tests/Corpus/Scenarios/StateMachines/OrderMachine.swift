import Foundation

enum OrderState: Hashable {
  case cart, paid, shipped, cancelled
}

struct Transition {
  let state: OrderState
  let action: () -> Void
}

final class OrderMachine {
  private(set) var state = OrderState.cart
  private var transitions: [Transition] = []

  func on(_ state: OrderState, perform action: @escaping () -> Void) {
    transitions.append(Transition(state: state, action: action))
  }

  func move(to state: OrderState) {
    self.state = state
    transitions.filter { $0.state == state }.forEach { $0.action() }
  }

  func reset() { state = .cart }
}

final class MailQueue {
  private(set) var mails: [String] = []
  func send(_ mail: String) { mails.append(mail) }
}

final class ReceiptBuilder {
  private var lines: [String] = []
  private var onLine: ((String) -> Void)?

  func onLine(_ handler: @escaping (String) -> Void) -> ReceiptBuilder {
    onLine = handler
    return self
  }

  func line(_ text: String) -> ReceiptBuilder {
    lines.append(text)
    onLine?(text)
    return self
  }

  func build() -> String { lines.joined(separator: "\n") }
}

enum PaymentPrompt {
  case idle
  case askPIN(retry: () -> Void)
}

final class OrderModel {
  private let machine = OrderMachine()
  private(set) var shipments = 0

  func prepare() {
    machine.on(.paid) {  //@ paid
      self.shipments += 1
    }
    machine.move(to: .paid)
  }
}

final class MailingModel {
  private let machine = OrderMachine()
  private let mails = MailQueue()

  func prepare() {
    machine.on(.shipped) { [mails] in  //@ shipped
      mails.send("On its way")
    }
    machine.move(to: .shipped)
  }
}

final class ReceiptModel {
  private var printed = 0
  private(set) var text = ""

  func printReceipt() {
    text = ReceiptBuilder()
      .onLine { _ in self.printed += 1 }  //@ line
      .line("Lamp 20.00")
      .line("Total 20.00")
      .build()
  }
}

final class PaymentModel {
  private var prompt = PaymentPrompt.idle
  private(set) var attempts = 0

  func pay() {
    prompt = .askPIN {  //@ pin
      self.attempts += 1
    }
  }

  func enterPIN() {
    if case .askPIN(let retry) = prompt { retry() }
    prompt = .idle
  }
}

struct CheckoutStep {
  let name: String
  var validate: () -> Bool
}

final class StepperModel {
  private var steps: [CheckoutStep] = []
  private var address = "Main Street"
  private(set) var errors: [String] = []

  func configure() {
    steps = [
      CheckoutStep(name: "Terms", validate: { true }),
      CheckoutStep(name: "Address", validate: { !self.address.isEmpty }),  //@ address
    ]
  }

  func validate() { errors = steps.filter { !$0.validate() }.map(\.name) }
}

final class Shop {
  func order() -> OrderModel {
    let model = OrderModel()
    model.prepare()
    return model
  }

  func mail() -> MailingModel {
    let model = MailingModel()
    model.prepare()
    return model
  }

  func receipt() -> ReceiptModel {
    let model = ReceiptModel()
    model.printReceipt()
    return model
  }

  func payment() -> PaymentModel {
    let model = PaymentModel()
    model.pay()
    model.enterPIN()
    return model
  }

  func stepper() -> StepperModel {
    let model = StepperModel()
    model.configure()
    model.validate()
    return model
  }

  func cancelledOrder() -> OrderMachine {
    let machine = OrderMachine()
    machine.on(.cancelled) {  //@ cancelled
      machine.reset()
    }
    machine.move(to: .cancelled)
    return machine
  }
}
