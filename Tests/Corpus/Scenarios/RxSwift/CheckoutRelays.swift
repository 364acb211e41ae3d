import Foundation
import RxSwift

struct Line {
  let sku: String
  let price: Int
}

final class PaymentGateway {
  func charge(_ amount: Int) -> Single<Bool> {
    Single.create { single in
      DispatchQueue.main.async { single(.success(amount > 0)) }
      return Disposables.create()
    }
  }
}

final class BasketModel {
  let lines = BehaviorRelay<[Line]>(value: [])
  private(set) var total = 0
  private let bag = DisposeBag()

  func bind() {
    lines
      .map { $0.reduce(0) { $0 + $1.price } }
      .subscribe(onNext: { total in self.total = total })  //@ total
      .disposed(by: bag)
  }
}

final class VoucherModel {
  let code = PublishRelay<String>()
  private(set) var isValid = false
  private let bag = DisposeBag()

  func bind() {
    code
      .map { $0.hasPrefix("GIFT") }
      .subscribe(with: self, onNext: { model, isValid in model.isValid = isValid })  //@ voucher
      .disposed(by: bag)
  }
}

final class ShippingModel {
  let method = PublishRelay<String>()
  private var days = 0
  private let bag = DisposeBag()

  func bind() {
    method
      .bind(onNext: update)  //@ shipping
      .disposed(by: bag)
  }

  private func update(_ method: String) { days = method == "express" ? 1 : 4 }
}

final class PaymentModel {
  private let gateway = PaymentGateway()
  private(set) var isPaid = false
  private let bag = DisposeBag()

  func pay(_ amount: Int) {
    gateway.charge(amount)
      .subscribe(onSuccess: { self.isPaid = $0 })  //@ payment
      .disposed(by: bag)
  }
}

final class AddressModel {
  let street = BehaviorRelay<String>(value: "")
  private(set) var label = ""
  private var bag = DisposeBag()

  func bind() {
    street
      .subscribe(onNext: { street in self.label = street.uppercased() })  //@ address
      .disposed(by: bag)
  }

  func prepareForReuse() { bag = DisposeBag() }
}

final class SummaryModel {
  let note = PublishRelay<String>()
  private(set) var text = ""
  private let bag = DisposeBag()

  private lazy var textBinder = Binder<String>(self) { _, note in  //@ summary
    self.text = note
  }

  func bind() {
    note.bind(to: textBinder).disposed(by: bag)
  }
}

final class CheckoutFlow {
  let basket = BasketModel()
  let voucher = VoucherModel()
  let shipping = ShippingModel()
  let payment = PaymentModel()
  let address = AddressModel()
  let summary = SummaryModel()

  func start() {
    basket.bind()
    voucher.bind()
    shipping.bind()
    address.bind()
    summary.bind()
    basket.lines.accept([Line(sku: "tea", price: 4)])
    voucher.code.accept("GIFT-1")
    shipping.method.accept("express")
    address.street.accept("Elm Street")
    summary.note.accept("by the door")
    payment.pay(4)
  }

  func finish() { address.prepareForReuse() }
}

func checkOut() {
  let flow = CheckoutFlow()
  flow.start()
  flow.finish()
}
