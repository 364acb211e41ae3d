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

extension Geocoder {
  func nearest(_ query: String, completion: @escaping (String?) -> Void) {
    lookUp(query) { completion($0.first) }
  }

  func history(_ query: String, completion: @escaping (String?) -> Void) {
    lookUpRecent(query) { completion($0.last) }
  }
}

final class AddressSearch {
  private let geocoder = Geocoder()
  private(set) var suggestions: [String] = []

  func search(_ query: String) {
    geocoder.lookUp(query) { self.suggestions = $0 }  //@ search
  }

  func searchTogether(_ query: String) {
    geocoder.lookUpTogether(query) { self.suggestions = $0 }  //@ together
  }

  func searchRecent(_ query: String) {
    geocoder.lookUpRecent(query) { self.suggestions = $0 }  //@ recent
  }

  func locate(_ query: String) {
    geocoder.nearest(query) { self.suggestions = [$0 ?? query] }  //@ locate
  }

  func recall(_ query: String) {
    geocoder.history(query) { self.suggestions = [$0 ?? query] }  //@ recall
  }
}
