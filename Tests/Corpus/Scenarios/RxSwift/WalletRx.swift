import RxSwift
import UIKit

final class WalletRepository {
  let balance = BehaviorRelay<Int>(value: 0)
  let events = PublishSubject<String>()
  func deposit(_ amount: Int) { balance.accept(balance.value + amount) }
  func loadHistory() -> Single<[String]> { Single.just(["rent", "salary"]) }
}

final class WalletViewModel {
  private let repository: WalletRepository
  private let bag = DisposeBag()
  private(set) var text = ""
  private(set) var history: [String] = []

  init(repository: WalletRepository) { self.repository = repository }

  func bindBalance() {
    repository.balance
      .map { "\($0) EUR" }
      .subscribe(onNext: { self.text = $0 }) //@ balance
      .disposed(by: bag)
  }

  func bindAmount() {
    repository.balance
      .subscribe(with: self, onNext: { owner, value in owner.text = "\(value)" }) //@ with
      .disposed(by: bag)
  }

  func loadHistory() {
    repository.loadHistory()
      .subscribe(onSuccess: { self.history = $0 }) //@ history
      .disposed(by: bag)
  }

  func bindEvents() {
    repository.events
      .subscribe(onNext: append) //@ events
      .disposed(by: bag)
  }

  private func append(_ event: String) { history.append(event) }
}

final class BalanceLabel: UIView {
  private let label = UILabel()
  private var subscription: (any Disposable)?
  func follow(_ repository: WalletRepository) {
    subscription = repository.balance.subscribe(onNext: { value in //@ label
      self.label.text = "\(value)"
    })
  }
  func unfollow() {
    subscription?.dispose()
    subscription = nil
  }
}

final class WalletScene {
  let repository = WalletRepository()
  func open() -> WalletViewModel { WalletViewModel(repository: repository) }

  func showLabel() -> BalanceLabel {
    let label = BalanceLabel()
    label.follow(repository)
    repository.deposit(5)
    label.unfollow()
    return label
  }

  func run() {
    open().bindBalance()
    open().bindAmount()
    open().loadHistory()
    open().bindEvents()
    _ = showLabel()
  }
}
