import RxSwift
import RxCocoa

final class Playlists {
  let filter = BehaviorRelay<String>(value: "")
  let reload = PublishSubject<Void>()
  private let bag = DisposeBag()
  private var serial = SerialDisposable()
  private(set) var titles: [String] = []
  private(set) var isLoading = false

  private func fetch(_ filter: String) -> Observable<[String]> { .just([filter, "all"]) }

  func bind() {
    filter
      .flatMapLatest { self.fetch($0) } //@ bind
      .subscribe(onNext: { [weak self] in self?.titles = $0 })
      .disposed(by: bag)
  }

  func bindWith() {
    filter
      .subscribe(with: self, onNext: { owner, text in owner.titles = [text] }) //@ with
      .disposed(by: bag)
  }

  func bindReload() {
    reload
      .do(onNext: { [weak self] in self?.isLoading = true })
      .subscribe(onNext: { _ in self.titles = [] }) //@ reload
      .disposed(by: bag)
  }

  func bindOnce() {
    fetch("start")
      .map { titles in titles + self.titles } //@ once
      .subscribe(onNext: { [weak self] in self?.titles = $0 })
      .disposed(by: bag)
  }

  func bindSerial() {
    serial.disposable = reload.subscribe(onNext: didReload) //@ serial
  }

  private func didReload() { isLoading = false }
}
