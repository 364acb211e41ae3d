public enum Event<Element> {
  case next(Element), error(any Error), completed
  public var element: Element? { if case .next(let element) = self { element } else { nil } }
  var isStop: Bool { if case .next = self { false } else { true } }
}

public struct AnyObserver<Element> {
  private let handler: (Event<Element>) -> Void
  public init(eventHandler: @escaping (Event<Element>) -> Void) { handler = eventHandler }
  public func on(_ event: Event<Element>) { handler(event) }
  public func onNext(_ element: Element) { handler(.next(element)) }
  public func onError(_ error: any Error) { handler(.error(error)) }
  public func onCompleted() { handler(.completed) }
}

open class Observable<Element> {
  init() {}
  /// Hands every event to `on` until the first that ends the sequence.
  @discardableResult
  open func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable { fatalError("abstract") }
  public func asObservable() -> Observable<Element> { self }
}

/// What a subscription to an operator consists of. The sink keeps its observer, what the
/// operator was given, and its disposer; the disposer keeps the sink and the subscription
/// upstream. Only the end of the sequence or `dispose()` breaks that: a subscription that nobody
/// disposes of to a sequence that does not end stays.
/// Source: RxSwift, Producer.swift (SinkDisposer), Sink.swift.
final class Sink<Element>: Disposable {
  fileprivate let observer: (Event<Element>) -> Void
  private let disposer: Disposer
  private let given: Any
  private(set) var isDisposed = false

  fileprivate init(_ observer: @escaping (Event<Element>) -> Void, _ disposer: Disposer, _ given: Any) {
    (self.observer, self.disposer, self.given) = (observer, disposer, given)
  }

  func on(_ event: Event<Element>) {
    guard !isDisposed else { return }
    observer(event)
    if event.isStop { dispose() }
  }

  func dispose() {
    isDisposed = true
    disposer.dispose()
  }
}

private final class Disposer: Disposable {
  private var sink: (any Disposable)?
  private var subscription: (any Disposable)?
  private var isDisposed = false

  func set(_ sink: any Disposable, _ subscription: any Disposable) {
    if isDisposed {
      sink.dispose()
      subscription.dispose()
    } else {
      (self.sink, self.subscription) = (sink, subscription)
    }
  }

  func dispose() {
    guard !isDisposed else { return }
    isDisposed = true
    let pending = (sink, subscription)
    (sink, subscription) = (nil, nil)
    pending.0?.dispose()
    pending.1?.dispose()
  }
}

private final class Producer<Element>: Observable<Element> {
  private let given: Any
  private let run: (Sink<Element>) -> any Disposable
  init(given: Any, _ run: @escaping (Sink<Element>) -> any Disposable) { (self.given, self.run) = (given, run) }

  override func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let disposer = Disposer()
    let sink = Sink(on, disposer, given)
    disposer.set(sink, run(sink))
    return disposer
  }
}

/// `given` is what the operator's sink keeps, the closure that it was given for instance.
func produce<Element>(given: Any = (), _ run: @escaping (Sink<Element>) -> any Disposable) -> Observable<Element> {
  Producer(given: given, run)
}

private final class Direct<Element>: Observable<Element> {
  private let run: (@escaping (Event<Element>) -> Void) -> Void
  init(_ run: @escaping (@escaping (Event<Element>) -> Void) -> Void) { self.run = run }
  override func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    run(on)
    return Disposables.create()
  }
}

extension Observable {
  /// The closure is called for every subscription. What it is handed keeps the observer.
  /// Source: RxSwift, Create.swift (AnonymousObservable).
  public static func create(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) -> Observable<Element> {
    produce { sink in subscribe(AnyObserver { sink.on($0) }) }
  }

  // These keep no observer: they have said everything, or nothing, at once.
  // Source: RxSwift, Just.swift, Empty.swift, Error.swift, Never.swift.
  public static func just(_ element: Element) -> Observable<Element> { Direct { $0(.next(element)); $0(.completed) } }
  public static func empty() -> Observable<Element> { Direct { $0(.completed) } }
  public static func error(_ error: any Error) -> Observable<Element> { Direct { $0(.error(error)) } }
  public static func never() -> Observable<Element> { Direct { _ in } }
  public static func of(_ elements: Element...) -> Observable<Element> { from(elements) }
  public static func from(_ elements: [Element]) -> Observable<Element> {
    Direct { on in
      elements.forEach { on(.next($0)) }
      on(.completed)
    }
  }
  public static func deferred(_ factory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    produce(given: factory) { sink in
      do { return try factory().subscribe { sink.on($0) } } catch {
        sink.on(.error(error))
        return Disposables.create()
      }
    }
  }
}
