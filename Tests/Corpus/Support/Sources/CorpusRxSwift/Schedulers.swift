public typealias RxTimeInterval = DispatchTimeInterval

extension DispatchTimeInterval {
  fileprivate var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    default: 0
    }
  }
}

public protocol SchedulerType: AnyObject {}
public final class MainScheduler: SchedulerType {
  nonisolated(unsafe) public static let instance = MainScheduler()
  nonisolated(unsafe) public static let asyncInstance = MainScheduler()
}
public final class ConcurrentDispatchQueueScheduler: SchedulerType { public init(qos: DispatchQoS) {} }

/// Events are delivered on the main queue, whichever scheduler is named. The queue keeps what it
/// has to deliver until then; a timer that repeats keeps its observer until it is disposed of.
/// Source: RxSwift, ObserveOn.swift, Timer.swift, DispatchQueueConfiguration.swift (the timer's
/// handler keeps the disposable that keeps the timer).
extension Observable {
  public func observe(on scheduler: any SchedulerType) -> Observable<Element> {
    produce { sink in self.subscribe { event in later { sink.on(event) } } }
  }

  public func subscribe(on scheduler: any SchedulerType) -> Observable<Element> { self }

  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    produce { sink in self.subscribe { event in later(dueTime.inSeconds) { sink.on(event) } } }
  }

  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    produce { sink in
      var current = 0
      return self.subscribe { event in
        current += 1
        let id = current
        guard case .next = event else { return sink.on(event) }
        later(dueTime.inSeconds) { if id == current { sink.on(event) } }
      }
    }
  }

  public func throttle(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    produce { sink in
      var last = Date.distantPast
      return self.subscribe { event in
        if !event.isStop {
          guard -last.timeIntervalSinceNow >= dueTime.inSeconds else { return }
          last = Date()
        }
        sink.on(event)
      }
    }
  }
}

extension Observable where Element: FixedWidthInteger {
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    produce { sink in
      var isDisposed = false
      func wait(_ count: Element) {
        later(period.inSeconds) {
          guard !isDisposed else { return }
          sink.on(.next(count))
          wait(count + 1)
        }
      }
      wait(0)
      return Disposables.create { isDisposed = true }
    }
  }

  public static func timer(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    interval(dueTime, scheduler: scheduler).take(1)
  }
}
