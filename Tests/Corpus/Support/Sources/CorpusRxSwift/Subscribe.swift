/// Keeps what it calls until it is gone; calls nothing after the end.
private final class ClosureObserver<Element> {
  private var isStopped = false
  private let handler: (Event<Element>) -> Void
  init(_ handler: @escaping (Event<Element>) -> Void) { self.handler = handler }
  func on(_ event: Event<Element>) {
    guard !isStopped else { return }
    if event.isStop { isStopped = true }
    handler(event)
  }
}

extension Observable {
  /// The sequence keeps the closures until it ends or the result is disposed of; dropping the
  /// result does not end the subscription. Source: RxSwift, ObservableType+Extensions.swift.
  public func subscribe(
    onNext: ((Element) -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let disposable = onDisposed.map { Disposables.create(with: $0) } ?? Disposables.create()
    let observer = ClosureObserver<Element> { event in
      switch event {
      case .next(let element): onNext?(element)
      case .error(let error):
        onError?(error)
        disposable.dispose()
      case .completed:
        onCompleted?()
        disposable.dispose()
      }
    }
    return Disposables.create(subscribe { observer.on($0) }, disposable)
  }

  /// Does not keep the object. Source: RxSwift, ObservableType+Extensions.swift, "subscribe(with:)".
  public func subscribe<Object: AnyObject>(
    with object: Object, onNext: ((Object, Element) -> Void)? = nil, onError: ((Object, any Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil, onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in object.map { onNext?($0, element) } },
      onError: { [weak object] error in object.map { onError?($0, error) } },
      onCompleted: { [weak object] in object.map { onCompleted?($0) } },
      onDisposed: { [weak object] in object.map { onDisposed?($0) } }
    )
  }

  // Source: RxSwift, Bind (ObservableType+Bind.swift in RxCocoa and RxRelay).
  public func bind(onNext: @escaping (Element) -> Void) -> any Disposable { subscribe(onNext: onNext) }
  public func bind<Object: AnyObject>(with object: Object, onNext: @escaping (Object, Element) -> Void) -> any Disposable {
    subscribe(with: object, onNext: onNext)
  }
  public func bind(to subject: PublishSubject<Element>) -> any Disposable { subscribe { subject.on($0) } }
  public func bind(to subject: BehaviorSubject<Element>) -> any Disposable { subscribe { subject.on($0) } }
  public func bind(to relay: PublishRelay<Element>) -> any Disposable { subscribe(onNext: { relay.accept($0) }) }
  public func bind(to relay: BehaviorRelay<Element>) -> any Disposable { subscribe(onNext: { relay.accept($0) }) }
  public func bind(to binder: Binder<Element>) -> any Disposable { subscribe(onNext: { binder.onNext($0) }) }
  public func bind(to binder: Binder<Element?>) -> any Disposable { subscribe(onNext: { binder.onNext($0) }) }
}

/// Does not keep its target; keeps its closure. Source: RxSwift, Binder.swift.
public struct Binder<Value> {
  private let binding: (Value) -> Void
  public init<Target: AnyObject>(_ target: Target, binding: @escaping (Target, Value) -> Void) {
    self.binding = { [weak target] value in target.map { binding($0, value) } }
  }
  public func onNext(_ value: Value) { binding(value) }
}
