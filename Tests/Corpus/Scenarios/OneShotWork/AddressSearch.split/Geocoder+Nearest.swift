import Foundation

extension Geocoder {
  func nearest(_ query: String, completion: @escaping (String?) -> Void) {
    lookUp(query) { completion($0.first) }
  }

  func history(_ query: String, completion: @escaping (String?) -> Void) {
    lookUpRecent(query) { completion($0.last) }
  }
}
