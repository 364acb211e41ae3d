public protocol Disposable: AnyObject {
  func dispose()
}

extension Disposable {
  public func disposed(by bag: DisposeBag) { bag.insert(self) }
}

/// Lets go of what it would do once it has done it. Source: RxSwift, AnonymousDisposable.swift, BinaryDisposable.swift.
private final class ActionDisposable: Disposable {
  private var action: (() -> Void)?
  init(_ action: @escaping () -> Void) { self.action = action }
  func dispose() {
    let pending = action
    action = nil
    pending?()
  }
}

private final class NothingToDispose: Disposable { func dispose() {} }

public enum Disposables {
  public static func create() -> any Disposable { NothingToDispose() }
  public static func create(with dispose: @escaping () -> Void) -> any Disposable { ActionDisposable(dispose) }
  public static func create(_ first: any Disposable, _ second: any Disposable) -> any Disposable {
    ActionDisposable {
      first.dispose()
      second.dispose()
    }
  }
}

/// Keeps what is put into it and disposes of it when it dies. Source: RxSwift, DisposeBag.swift.
public final class DisposeBag {
  private var disposables: [any Disposable] = []
  public init() {}
  public func insert(_ disposable: any Disposable) { disposables.append(disposable) }
  deinit { disposables.forEach { $0.dispose() } }
}

/// Disposes of what it kept before when it is given something else. Source: RxSwift, SerialDisposable.swift.
public final class SerialDisposable: Disposable {
  private var isDisposed = false
  public init() {}
  public var disposable: any Disposable = NothingToDispose() {
    didSet {
      oldValue.dispose()
      if isDisposed { disposable.dispose() }
    }
  }
  public func dispose() {
    isDisposed = true
    disposable = NothingToDispose()
  }
}

public final class CompositeDisposable: Disposable {
  private var disposables: [any Disposable] = []
  private var isDisposed = false
  public init() {}
  public func insert(_ disposable: any Disposable) { if isDisposed { disposable.dispose() } else { disposables.append(disposable) } }
  public func dispose() {
    isDisposed = true
    let pending = disposables
    disposables = []
    pending.forEach { $0.dispose() }
  }
}
