/// A sequence of one element or an error: it always ends, which lets go of the observer,
/// unless whoever makes it never calls back. Source: RxSwift, Single.swift.
public struct Single<Element> {
  public typealias SingleEvent = Result<Element, any Error>
  public typealias SingleObserver = (SingleEvent) -> Void
  private let source: Observable<Element>
  init(_ source: Observable<Element>) { self.source = source }

  public static func create(subscribe: @escaping (@escaping SingleObserver) -> any Disposable) -> Single<Element> {
    Single(.create { observer in
      subscribe { event in
        switch event {
        case .success(let element):
          observer.onNext(element)
          observer.onCompleted()
        case .failure(let error): observer.onError(error)
        }
      }
    })
  }

  public static func just(_ element: Element) -> Single<Element> { Single(.just(element)) }
  public static func error(_ error: any Error) -> Single<Element> { Single(.error(error)) }
  public static func never() -> Single<Element> { Single(.never()) }
  public func asObservable() -> Observable<Element> { source }

  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil, onFailure: ((any Error) -> Void)? = nil, onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  public func subscribe<Object: AnyObject>(
    with object: Object, onSuccess: ((Object, Element) -> Void)? = nil, onFailure: ((Object, any Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    source.subscribe(with: object, onNext: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> { Single<Result>(source.map(transform)) }
  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Single<Result>) -> Single<Result> {
    Single<Result>(source.flatMap { try selector($0).asObservable() })
  }
  public func `do`(onSuccess: ((Element) throws -> Void)? = nil, onError: ((any Error) -> Void)? = nil) -> Single<Element> {
    Single(source.do(onNext: onSuccess, onError: onError))
  }
  public func observe(on scheduler: any SchedulerType) -> Single<Element> { Single(source.observe(on: scheduler)) }
}
