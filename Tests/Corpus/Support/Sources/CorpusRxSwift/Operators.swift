// The sink of an operator keeps the closure that the operator was given.
// Source: RxSwift, Map.swift, Filter.swift, Do.swift, Switch.swift, Merge.swift, WithLatestFrom.swift.
extension Observable {
  private func operate<Result>(_ given: Any, _ step: @escaping (Element, Sink<Result>) throws -> Void) -> Observable<Result> {
    produce(given: given) { sink in
      self.subscribe { event in
        switch event {
        case .next(let element): do { try step(element, sink) } catch { sink.on(.error(error)) }
        case .error(let error): sink.on(.error(error))
        case .completed: sink.on(.completed)
        }
      }
    }
  }

  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    operate(transform) { element, sink in sink.on(.next(try transform(element))) }
  }

  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    operate(transform) { element, sink in if let result = try transform(element) { sink.on(.next(result)) } }
  }

  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    operate(predicate) { element, sink in if try predicate(element) { sink.on(.next(element)) } }
  }

  public func `do`(
    onNext: ((Element) throws -> Void)? = nil, onError: ((any Error) -> Void)? = nil, onCompleted: (() -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil, onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    produce(given: (onNext, onError, onCompleted, onDispose)) { sink in
      onSubscribe?()
      let upstream = self.subscribe { event in
        switch event {
        case .next(let element): do { try onNext?(element) } catch { return sink.on(.error(error)) }
        case .error(let error): onError?(error)
        case .completed: onCompleted?()
        }
        sink.on(event)
      }
      return onDispose.map { Disposables.create(upstream, Disposables.create(with: $0)) } ?? upstream
    }
  }

  public func scan<Result>(_ seed: Result, accumulator: @escaping (Result, Element) throws -> Result) -> Observable<Result> {
    produce(given: accumulator) { sink in
      var value = seed
      return self.subscribe { event in
        switch event {
        case .next(let element):
          do { value = try accumulator(value, element) } catch { return sink.on(.error(error)) }
          sink.on(.next(value))
        case .error(let error): sink.on(.error(error))
        case .completed: sink.on(.completed)
        }
      }
    }
  }

  public func take(_ count: Int) -> Observable<Element> {
    produce { sink in
      var left = count
      return self.subscribe { event in
        guard left > 0 || event.isStop else { return }
        if !event.isStop { left -= 1 }
        sink.on(event)
        if left == 0 { sink.on(.completed) }
      }
    }
  }

  public func take<Other>(until other: Observable<Other>) -> Observable<Element> {
    produce { sink in
      let ending = other.subscribe { if !$0.isStop { sink.on(.completed) } }
      return Disposables.create(self.subscribe { sink.on($0) }, ending)
    }
  }

  public func skip(_ count: Int) -> Observable<Element> {
    produce { sink in
      var left = count
      return self.subscribe { event in
        if !event.isStop, left > 0 { left -= 1 } else { sink.on(event) }
      }
    }
  }

  public func startWith(_ elements: Element...) -> Observable<Element> {
    produce { sink in
      elements.forEach { sink.on(.next($0)) }
      return self.subscribe { sink.on($0) }
    }
  }

  /// Switches to the sequence of the latest element, disposing of the one before.
  public func flatMapLatest<Result>(_ selector: @escaping (Element) throws -> Observable<Result>) -> Observable<Result> {
    produce(given: selector) { sink in
      let inner = SerialDisposable()
      var (running, ended, current) = (false, false, 0)
      let outer = self.subscribe { event in
        switch event {
        case .next(let element):
          running = true
          current += 1
          let id = current
          do {
            inner.disposable = try selector(element).subscribe { event in
              guard id == current else { return }
              guard case .completed = event else { return sink.on(event) }
              running = false
              if ended { sink.on(.completed) }
            }
          } catch { sink.on(.error(error)) }
        case .error(let error): sink.on(.error(error))
        case .completed:
          ended = true
          if !running { sink.on(.completed) }
        }
      }
      return Disposables.create(outer, inner)
    }
  }

  public func flatMap<Result>(_ selector: @escaping (Element) throws -> Observable<Result>) -> Observable<Result> {
    produce(given: selector) { sink in
      let inner = CompositeDisposable()
      var (running, ended) = (0, false)
      let outer = self.subscribe { event in
        switch event {
        case .next(let element):
          running += 1
          do {
            inner.insert(try selector(element).subscribe { event in
              guard case .completed = event else { return sink.on(event) }
              running -= 1
              if ended, running == 0 { sink.on(.completed) }
            })
          } catch { sink.on(.error(error)) }
        case .error(let error): sink.on(.error(error))
        case .completed:
          ended = true
          if running == 0 { sink.on(.completed) }
        }
      }
      return Disposables.create(outer, inner)
    }
  }

  public func withLatestFrom<Other>(_ other: Observable<Other>) -> Observable<Other> { withLatestFrom(other) { $1 } }

  public func withLatestFrom<Other, Result>(
    _ other: Observable<Other>, resultSelector: @escaping (Element, Other) throws -> Result
  ) -> Observable<Result> {
    produce(given: resultSelector) { sink in
      var latest: Other?
      let second = other.subscribe { if let element = $0.element { latest = element } }
      let first = self.subscribe { event in
        switch event {
        case .next(let element): do { if let latest { sink.on(.next(try resultSelector(element, latest))) } } catch { sink.on(.error(error)) }
        case .error(let error): sink.on(.error(error))
        case .completed: sink.on(.completed)
        }
      }
      return Disposables.create(first, second)
    }
  }

  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    Observable<Observable<Element>>.from(sources).flatMap { $0 }
  }

  public static func combineLatest<First, Second>(
    _ first: Observable<First>, _ second: Observable<Second>, resultSelector: @escaping (First, Second) throws -> Element
  ) -> Observable<Element> {
    produce(given: resultSelector) { sink in
      var (one, two, ended): (First?, Second?, Int) = (nil, nil, 0)
      func step<Part>(_ event: Event<Part>, _ store: (Part) -> Void) {
        switch event {
        case .next(let element):
          store(element)
          do { if let one, let two { sink.on(.next(try resultSelector(one, two))) } } catch { sink.on(.error(error)) }
        case .error(let error): sink.on(.error(error))
        case .completed:
          ended += 1
          if ended == 2 { sink.on(.completed) }
        }
      }
      return Disposables.create(
        first.subscribe { step($0) { one = $0 } },
        second.subscribe { step($0) { two = $0 } }
      )
    }
  }

  public func catchAndReturn(_ element: Element) -> Observable<Element> { self.catch { _ in .just(element) } }

  public func `catch`(_ handler: @escaping (any Error) throws -> Observable<Element>) -> Observable<Element> {
    produce(given: handler) { sink in
      let second = SerialDisposable()
      let first = self.subscribe { event in
        guard case .error(let error) = event else { return sink.on(event) }
        do { second.disposable = try handler(error).subscribe { sink.on($0) } } catch { sink.on(.error(error)) }
      }
      return Disposables.create(first, second)
    }
  }

  public func asSingle() -> Single<Element> { Single(take(1)) }
}

extension Observable where Element: Equatable {
  public func distinctUntilChanged() -> Observable<Element> {
    var last: Element?
    return filter { element in
      defer { last = element }
      return element != last
    }
  }
}
