import RxSwift

final class TicketCounter {
  let tickets = PublishSubject<Int>()
  private let bag = DisposeBag()
  private let fee = 2
  private(set) var sold = 0
  private(set) var income = 0
  private var opening: Disposable?

  func countSales() {
    tickets
      .subscribe(onNext: { price in  //@ sales
        self.sold += 1
        self.income += price
      })
      .disposed(by: bag)
  }

  func countIncome() {
    tickets
      .filter { $0 > 0 }
      .map { price in price + self.fee }  //@ income
      .subscribe(onNext: { [weak self] in self?.income += $0 })
      .disposed(by: bag)
  }

  func countFees() {
    tickets
      .map { [fee] price in price / 10 + fee }  //@ fees
      .subscribe(onNext: { [weak self] in self?.income += $0 })
      .disposed(by: bag)
  }

  func celebrateFirst() {
    tickets
      .take(1)
      .subscribe(onNext: { _ in self.sold += 1 })  //@ first
      .disposed(by: bag)
  }

  func open() {
    opening = Observable.from([1, 2, 3])
      .subscribe(onNext: { self.income += $0 })  //@ open
  }

  func follow(_ other: TicketCounter) {
    other.tickets
      .subscribe(onNext: { _ in self.sold += 1 })  //@ follow
      .disposed(by: other.bag)
  }
}
