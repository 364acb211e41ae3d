import UIKit

final class Debouncer {
  private let delay: TimeInterval
  private let action: () -> Void
  private var scheduled: DispatchWorkItem?

  init(delay: TimeInterval, action: @escaping () -> Void) { (self.delay, self.action) = (delay, action) }

  func trigger() {
    scheduled?.cancel()
    let item = DispatchWorkItem { [weak self] in self?.action() }
    scheduled = item
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
  }
}

final class SuggestionIndex {
  static let shared = SuggestionIndex()
  private var providers: [String: (String) -> [String]] = [:]
  func add(_ name: String, provider: @escaping (String) -> [String]) { providers[name] = provider }
  func suggestions(for text: String) -> [String] { providers.values.flatMap { $0(text) } }
}

class SearchController: UIViewController {
  fileprivate(set) var results: [String] = []
  fileprivate var recent: [String] = []

  func search(_ text: String) {
    recent.append(text)
    results = recent.filter { $0.hasPrefix(text) }
  }

  func textChanged(_ text: String) {}
}

final class ContactSearch: SearchController {
  private var pending: DispatchWorkItem?

  override func textChanged(_ text: String) {
    pending?.cancel()
    let item = DispatchWorkItem {  //@ contactItem
      self.search(text)
    }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }
}

final class PlaceSearch: SearchController {
  private var pending: DispatchWorkItem?

  override func textChanged(_ text: String) {
    pending?.cancel()
    let item = DispatchWorkItem {  //@ placeItem
      self.pending = nil
      self.search(text)
    }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }
}

final class MailSearch: SearchController {
  private var timer: Timer?

  override func textChanged(_ text: String) {
    timer?.invalidate()
    timer = Timer.scheduledTimer(withTimeInterval: 0.01, repeats: false) { _ in  //@ mailTimer
      self.search(text)
    }
  }
}

final class FileSearch: SearchController {
  private var text = ""
  private lazy var debouncer = Debouncer(delay: 0.01) {  //@ fileDebouncer
    self.search(self.text)
  }

  override func textChanged(_ text: String) {
    self.text = text
    debouncer.trigger()
  }
}

final class TagSearch: SearchController, UISearchResultsUpdating {
  private let bar = UISearchController()

  func attach() {
    bar.searchResultsUpdater = self  //@ updater
    navigationItem.searchController = bar
  }

  func offerSuggestions() {
    SuggestionIndex.shared.add("tags", provider: suggest)  //@ suggestions
  }

  func updateSearchResults(for searchController: UISearchController) { search(searchController.searchBar.text ?? "") }

  private func suggest(_ text: String) -> [String] { recent.filter { $0.contains(text) } }
}

final class SearchScene {
  private var open: [SearchController] = []

  func run() {
    let tags = TagSearch()
    tags.attach()
    tags.offerSuggestions()
    open = [ContactSearch(), PlaceSearch(), MailSearch(), FileSearch(), tags]
    open.forEach { $0.textChanged("a") }
    open.removeAll()
  }
}
