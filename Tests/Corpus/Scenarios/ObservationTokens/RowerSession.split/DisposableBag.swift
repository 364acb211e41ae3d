import Foundation

final class DisposableBag {
  private var disposables: [Disposable] = []
  func insert(_ disposable: Disposable) { disposables.append(disposable) }
  deinit { disposables.forEach { $0.dispose() } }
}
