import Testing

/// Streams that deliver their values in the background: cancelling a subscription does not wait for a delivery that is under way, so that an object which
/// keeps the subscription can go while a closure of the stream runs.
@Suite struct BackgroundDeliveryTests {
  private func expect(_ stream: String, _ answer: String, sourceLocation: SourceLocation = #_sourceLocation) {
    check(
      """
      import Combine
      import RxSwift
      final class Counter {
        private var cancellables: Set<AnyCancellable> = []
        private let bag = DisposeBag()
        private var count = 0
        let values = PassthroughSubject<Int, Never>()
        let events = PublishSubject<Int>()
        func start() {
          \(stream)  //= ?
        }
      }
      """, gives: answer, sourceLocation: sourceLocation)
  }

  private let late = "system until_event proven self unowned"
  private let kept = "cycle while_kept proven self unowned"

  @Test func schedulers() {
    func sink(_ operators: String) -> String { "values\(operators).sink { [unowned self] in count = $0 }.store(in: &cancellables)" }
    expect(sink(".receive(on: DispatchQueue.global())"), late)
    expect(sink(".receive(on: DispatchQueue(label: \"counter\"), options: nil).removeDuplicates()"), late)
    expect(sink(".debounce(for: 1, scheduler: DispatchQueue.global(qos: .utility))"), late)
    expect(sink(".receive(on: DispatchQueue.main)"), kept)
    expect(sink(".receive(on: DispatchQueue.global()).receive(on: DispatchQueue.main)"), kept)
    expect(sink(".subscribe(on: DispatchQueue.global())"), kept)
    expect(sink(""), kept)
    expect("events.observe(on: ConcurrentDispatchQueueScheduler(qos: .utility)).subscribe(onNext: { [unowned self] in count = $0 }).disposed(by: bag)", late)
    expect("events.observe(on: MainScheduler.instance).subscribe(onNext: { [unowned self] in count = $0 }).disposed(by: bag)", kept + " by_deinit")
  }

  /// A strong capture is held by the subscription for longer.
  @Test func strongCaptures() {
    expect("values.receive(on: DispatchQueue.global()).sink { [self] in count = $0 }.store(in: &cancellables)", "cycle while_kept proven self")
  }
}
