import Foundation

typealias AddressCompletion = ([String]) -> Void

final class Geocoder {
  private var waiting: [String: [AddressCompletion]] = [:]
  private var recent: [(query: String, completion: AddressCompletion)] = []
  private let queue = DispatchQueue.main

  func lookUp(_ query: String, completion: @escaping AddressCompletion) {
    queue.async {
      completion([query.uppercased()])
    }
  }

  func lookUpTogether(_ query: String, completion: @escaping AddressCompletion) {
    waiting[query, default: []].append(completion)
    DispatchQueue.main.async { self.deliver(query) }
  }

  func lookUpRecent(_ query: String, completion: @escaping AddressCompletion) {
    recent.append((query, completion))
    DispatchQueue.main.async { self.deliverRecent() }
  }

  private func deliver(_ query: String) {
    let completions = waiting.removeValue(forKey: query) ?? []
    completions.forEach { $0([query]) }
  }

  private func deliverRecent() {
    for entry in recent { entry.completion([entry.query]) }
  }
}
