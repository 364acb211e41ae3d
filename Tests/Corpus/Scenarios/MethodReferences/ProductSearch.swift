import UIKit

final class Debouncer {
  var action: (() -> Void)?
  private var pending: DispatchWorkItem?

  func call() {
    pending?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.action?() }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.005, execute: item)
  }
}

final class FilterBar: UIView {
  var onChange: ((String) -> Void)?
  var onApply: (() -> Void)?
  func pick(_ name: String) { onChange?(name) }
  func apply() { onApply?() }
}

final class Catalog {
  func find(_ text: String, limit: Int, _ match: (String) -> Bool) -> [String] {
    ["shoe", "shirt", "hat"].filter(match)
  }

  func fetch(_ text: String, then done: @escaping ([String]) -> Void) {
    DispatchQueue.main.async { done(["shoe"]) }
  }
}

final class SearchViewController: UIViewController {
  let debouncer = Debouncer()
  let filters = FilterBar()
  let catalog: Catalog
  private(set) var results: [String] = []
  private var query = ""
  private var filter = "all"

  init(catalog: Catalog) {
    self.catalog = catalog
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  func searchWhileTyping() {
    debouncer.action = {  //@ debounce
      DispatchQueue.main.async { [weak self] in
        self?.search()
      }
    }
  }

  func searchOnce() {
    catalog.fetch(query) { found in  //@ fetch
      DispatchQueue.main.async { [weak self] in
        self?.results = found
      }
      self.query = ""
    }
  }

  func followFilters() {
    func change(_ name: String) {
      filter = name
      search()
    }
    filters.onChange = change  //@ change
  }

  func countMatches() -> Int {
    func matches(_ name: String) -> Bool { name.hasPrefix(query) }
    return catalog.find(query, limit: 10, matches).count  //@ matches
  }

  func applyFilters() {
    let handler = search  //@ apply
    filters.onApply = handler
  }

  private func search() {
    results = catalog.find(query, limit: 20) { $0.contains(query) || filter == "all" }
  }
}

final class StoreFlow {
  let catalog = Catalog()
  private(set) var search: SearchViewController?

  func open() -> SearchViewController {
    let screen = SearchViewController(catalog: catalog)
    search = screen
    return screen
  }

  func close() { search = nil }
}
