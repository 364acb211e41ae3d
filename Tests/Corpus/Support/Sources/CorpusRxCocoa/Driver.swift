/// Delivers on the main queue, never fails. Keeps what an observable keeps.
/// Source: RxCocoa, Driver.swift. What real drivers share between subscribers is not modelled.
public struct Driver<Element> {
  let source: Observable<Element>
  public func drive(onNext: ((Element) -> Void)? = nil, onCompleted: (() -> Void)? = nil, onDisposed: (() -> Void)? = nil) -> any Disposable {
    source.subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
  public func drive<Object: AnyObject>(with object: Object, onNext: ((Object, Element) -> Void)? = nil) -> any Disposable {
    source.subscribe(with: object, onNext: onNext)
  }
  public func drive(_ binder: Binder<Element>) -> any Disposable { source.bind(to: binder) }
  public func drive(_ binder: Binder<Element?>) -> any Disposable { source.bind(to: binder) }
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Driver<Result> { Driver<Result>(source: source.map(transform)) }
  public func asObservable() -> Observable<Element> { source }
}

extension Observable {
  public func asDriver(onErrorJustReturn element: Element) -> Driver<Element> { Driver(source: catchAndReturn(element)) }
}

extension BehaviorRelay {
  public func asDriver() -> Driver<Element> { Driver(source: asObservable()) }
}
