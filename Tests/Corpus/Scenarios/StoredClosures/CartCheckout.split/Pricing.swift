import Foundation

final class Pricing {
  private var cache: [String: Int] = [:]
  private let queue = DispatchQueue(label: "pricing")

  func sum(_ lines: [Line], completion: @escaping (Int) -> Void) {
    queue.async {
      let sum = lines.reduce(0) { $0 + $1.price }
      DispatchQueue.main.async { completion(sum) }
    }
  }
}
