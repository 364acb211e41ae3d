import Foundation

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
