/// Keeps its base; a value that is used at once. Source: RxSwift, Reactive.swift.
public struct Reactive<Base: AnyObject> {
  public let base: Base
}

public protocol ReactiveCompatible: AnyObject {}
extension NSObject: ReactiveCompatible {}
extension ReactiveCompatible {
  public var rx: Reactive<Self> { Reactive(base: self) }
}

/// The events of a control. The subscription does not keep the control and ends when it dies;
/// until then whoever subscribed is kept.
/// Source: RxCocoa, UIControl+Rx.swift (`[weak control]`, `take(until: deallocated)`),
/// RxTarget.swift (the target keeps itself until it is disposed of).
extension Reactive where Base: UIControl {
  public func controlEvent(_ events: UIControl.Event) -> Observable<Void> { values(events) { _ in () } }

  func values<Value>(_ events: UIControl.Event, _ value: @escaping (Base) -> Value) -> Observable<Value> {
    .create { [weak base] observer in
      guard let base else {
        observer.onCompleted()
        return Disposables.create()
      }
      let action = UIAction { [weak base] _ in base.map { observer.onNext(value($0)) } }
      base.addAction(action, for: events)
      base.whenFreed.append { observer.onCompleted() }
      return Disposables.create { [weak base] in base?.removeAction(action, for: events) }
    }
  }
}

extension Reactive where Base: UIButton {
  public var tap: Observable<Void> { controlEvent(.touchUpInside) }
}

extension Reactive where Base: UITextField {
  public var text: ControlProperty<String?> {
    ControlProperty(values: values(.editingChanged) { $0.text }.startWith(base.text), sink: Binder(base) { $0.text = $1 })
  }
}

extension Reactive where Base: UISwitch {
  public var isOn: ControlProperty<Bool> {
    ControlProperty(values: values(.valueChanged) { $0.isOn }.startWith(base.isOn), sink: Binder(base) { $0.isOn = $1 })
  }
}

extension Reactive where Base: UILabel {
  public var text: Binder<String?> { Binder(base) { $0.text = $1 } }
}

extension Reactive where Base: UIView {
  public var isHidden: Binder<Bool> { Binder(base) { $0.isHidden = $1 } }
}

extension Reactive where Base: UIControl {
  public var isEnabled: Binder<Bool> { Binder(base) { $0.isEnabled = $1 } }
}

/// Source: RxCocoa, ControlProperty.swift.
public final class ControlProperty<Value> {
  private let values: Observable<Value>
  private let sink: Binder<Value>
  init(values: Observable<Value>, sink: Binder<Value>) { (self.values, self.sink) = (values, sink) }
  public func asObservable() -> Observable<Value> { values }
  public func map<Result>(_ transform: @escaping (Value) throws -> Result) -> Observable<Result> { values.map(transform) }
  public func compactMap<Result>(_ transform: @escaping (Value) throws -> Result?) -> Observable<Result> { values.compactMap(transform) }
  public func subscribe(onNext: @escaping (Value) -> Void) -> any Disposable { values.subscribe(onNext: onNext) }
  public func bind(onNext: @escaping (Value) -> Void) -> any Disposable { values.bind(onNext: onNext) }
  public func onNext(_ value: Value) { sink.onNext(value) }
}

extension ControlProperty where Value == String? {
  public var orEmpty: Observable<String> { values.map { $0 ?? "" } }
}
