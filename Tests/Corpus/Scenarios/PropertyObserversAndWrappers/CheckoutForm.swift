final class AddressStep {
  var onDone: (() -> Void)?
  var isShown = false {
    didSet { if !isShown { onDone = nil } }
  }
  private(set) var finished = 0

  func begin() {
    isShown = true
    onDone = { self.finished += 1 }  //@ address
  }
}

final class PaymentStep {
  var onDone: (() -> Void)?
  var isShown = false {
    willSet { if !newValue { onDone = nil } }
  }
  private(set) var finished = 0

  func begin() {
    isShown = true
    onDone = { self.finished += 1 }  //@ payment
  }

  func leave() { isShown = false }
}

final class GiftStep {
  private var note: String?
  var onDone: (() -> Void)?
  var text: String? {
    get { note }
    set {
      note = newValue
      guard newValue == nil else { return }
      onDone = nil
    }
  }
  private(set) var finished = 0

  func begin() {
    text = "For you"
    onDone = { self.finished += 1 }  //@ gift
  }
}

final class CouponStep {
  private var code: String?
  var onDone: (() -> Void)?
  var text: String? {
    get { code }
    set {
      code = newValue
      if newValue == nil { onDone = nil }
    }
  }
  private(set) var finished = 0

  func begin() {
    text = "2 for 1"
    onDone = { self.finished += 1 }  //@ coupon
  }

  func leave() { text = nil }
}

final class ReviewStep {
  enum Stage { case open, sent, closed }
  var onDone: (() -> Void)?
  private(set) var finished = 0

  func begin() {
    onDone = { self.finished += 1 }  //@ review
  }

  func send() { go(to: .sent) }

  func go(to stage: Stage) {
    switch stage {
    case .closed: onDone = nil
    case .open, .sent: finished += 1
    }
  }
}

final class Checkout {
  let address = AddressStep()
  let payment = PaymentStep()
  let gift = GiftStep()
  let coupon = CouponStep()
  let review = ReviewStep()

  func run() {
    address.begin()
    payment.begin()
    gift.begin()
    coupon.begin()
    review.begin()
    review.send()
    payment.leave()
    coupon.leave()
  }
}
