/// Keeps its observers until they are disposed of or it ends; a subscription does not keep it.
/// Source: RxSwift, PublishSubject.swift, SubscriptionDisposable.swift (owner: weak).
public class PublishSubject<Element>: Observable<Element> {
  private var observers: [(key: Int, on: (Event<Element>) -> Void)] = []
  private var lastKey = 0
  private var stopped: Event<Element>?
  public override init() {}
  public var hasObservers: Bool { !observers.isEmpty }

  public func on(_ event: Event<Element>) {
    guard stopped == nil else { return }
    let current = observers
    if event.isStop {
      stopped = event
      observers = []
    }
    current.forEach { $0.on(event) }
  }
  public func onNext(_ element: Element) { on(.next(element)) }
  public func onError(_ error: any Error) { on(.error(error)) }
  public func onCompleted() { on(.completed) }
  public func asObserver() -> AnyObserver<Element> { AnyObserver { self.on($0) } }

  public override func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    if let stopped {
      on(stopped)
      return Disposables.create()
    }
    lastKey += 1
    let key = lastKey
    observers.append((key, on))
    return Disposables.create { [weak self] in self?.observers.removeAll { $0.key == key } }
  }
}

public final class BehaviorSubject<Element>: PublishSubject<Element> {
  fileprivate var current: Element
  public init(value: Element) { current = value }
  public func value() throws -> Element { current }
  public override func on(_ event: Event<Element>) {
    if let element = event.element { current = element }
    super.on(event)
  }
  public override func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    on(.next(current))
    return super.subscribe(on)
  }
}

/// A subject that never ends. Source: RxRelay, PublishRelay.swift, BehaviorRelay.swift.
public final class PublishRelay<Element>: Observable<Element> {
  private let subject = PublishSubject<Element>()
  public override init() {}
  public func accept(_ element: Element) { subject.onNext(element) }
  public override func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { subject.subscribe(on) }
}

public final class BehaviorRelay<Element>: Observable<Element> {
  private let subject: BehaviorSubject<Element>
  public init(value: Element) { subject = BehaviorSubject(value: value) }
  public var value: Element { subject.current }
  public func accept(_ element: Element) { subject.onNext(element) }
  public override func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { subject.subscribe(on) }
}
