import Combine
import Foundation

class Store {
    var disposables = Set<AnyCancellable>()

    func keep(_ cancellable: AnyCancellable) { disposables.insert(cancellable) }

    func reset() { disposables.removeAll() }
}

final class LibraryWindow {
    private let store: LibraryStore
    init(store: LibraryStore) { self.store = store }
    func open() { store.fillShelf() }
    func close() { store.reset() }
}
