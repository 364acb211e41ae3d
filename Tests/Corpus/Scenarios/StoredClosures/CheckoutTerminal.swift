import Foundation

struct Basket {
  var items: [(name: String, cents: Int)] = []
  var total: Int { items.reduce(0) { $0 + $1.cents } }
}

enum PaymentResult {
  case approved(code: String)
  case declined
}

protocol CardReaderDelegate: AnyObject {
  func reader(_ reader: CardReader, finishedWith result: PaymentResult)
}

final class CardReader {
  var delegate: CardReaderDelegate?  //@ readerDelegate
  func charge(_ cents: Int) { delegate?.reader(self, finishedWith: cents > 0 ? .approved(code: "A1") : .declined) }
}

final class ReceiptPrinter {
  private var jobs: [() -> Void] = []
  var onPaperLow: (() -> Void)?

  func enqueue(_ job: @escaping () -> Void) { jobs.append(job) }
  func flush() {
    let pending = jobs
    jobs = []
    pending.forEach { $0() }
  }
}

final class CashDrawer {
  private(set) var isOpen = false
  func open() { isOpen = true }
}

final class CardCheckout: CardReaderDelegate {
  private let reader = CardReader()
  private(set) var code: String?

  func pay(_ basket: Basket) {
    reader.delegate = self
    reader.charge(basket.total)
  }

  func reader(_ reader: CardReader, finishedWith result: PaymentResult) {
    if case .approved(let code) = result { self.code = code }
  }
}

final class CashCheckout {
  private let printer = ReceiptPrinter()
  private let drawer = CashDrawer()
  private(set) var printed = 0
  private(set) var warnings = 0

  func pay(_ basket: Basket) {
    printer.enqueue { self.printed = basket.total }  //@ receipt
    printer.flush()
  }

  func watchPaper() {
    printer.onPaperLow = { self.warnings += 1 }  //@ paper
  }

  func openDrawer() {
    printer.onPaperLow = { [drawer] in drawer.open() }  //@ drawer
  }
}

final class Cashier {
  func sell() {
    let basket = Basket(items: [("Milk", 129)])
    CardCheckout().pay(basket)
    let cash = CashCheckout()
    cash.pay(basket)
  }

  func startShift() {
    let checkout = CashCheckout()
    checkout.watchPaper()
    let other = CashCheckout()
    other.openDrawer()
  }
}
