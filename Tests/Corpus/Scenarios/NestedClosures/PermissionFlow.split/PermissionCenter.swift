import Foundation

final class PermissionCenter {
  enum Kind { case camera, photos }
  private var observers: [(Kind) -> Void] = []

  func request(_ kind: Kind, then completion: @escaping (Bool) -> Void) {
    DispatchQueue.main.async { completion(true) }
  }

  func observe(_ observer: @escaping (Kind) -> Void) { observers.append(observer) }
}
