import Foundation

final class PermissionCenter {
  enum Kind { case camera, photos }
  private var observers: [(Kind) -> Void] = []

  func request(_ kind: Kind, then completion: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { completion(true) }
  }

  func observe(_ observer: @escaping (Kind) -> Void) { observers.append(observer) }
}

final class PermissionFlow {
  private let center = PermissionCenter()
  private(set) var granted: [PermissionCenter.Kind] = []
  var onDone: (() -> Void)?

  func listen() {
    center.observe { kind in //@ listen
      DispatchQueue.main.async { [weak self] in
        self?.granted.append(kind)
      }
    }
  }

  func listenWeakly() {
    center.observe { [weak self] kind in //@ weakly
      DispatchQueue.main.async {
        self?.granted.append(kind)
      }
    }
  }

  func ask() {
    center.request(.camera) { isGranted in //@ ask
      guard isGranted else { return }
      self.center.request(.photos) { [weak self] _ in
        self?.granted.append(.photos)
      }
    }
  }

  func chain() {
    onDone = { [center] in //@ chain
      center.request(.photos) { _ in }
    }
  }

  func chainWithin() {
    onDone = { //@ within
      self.center.request(.photos) { [weak self] _ in self?.granted.removeAll() }
    }
  }
}
