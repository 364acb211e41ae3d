import Combine
import Foundation

final class BookRepository {
    private let changes = PassthroughSubject<[String], Never>()
    private var titles: [String] = []

    var books: AnyPublisher<[String], Never> { changes.eraseToAnyPublisher() }

    func add(_ title: String) {
        titles.append(title)
        changes.send(titles)
    }
}

class Store {
    var disposables = Set<AnyCancellable>()

    func keep(_ cancellable: AnyCancellable) { disposables.insert(cancellable) }

    func reset() { disposables.removeAll() }
}

final class LibraryStore: Store {
    let repository: BookRepository
    private(set) var shelf: [String] = []
    private(set) var newest: String?
    private(set) var log: [Int] = []

    init(repository: BookRepository) { self.repository = repository }

    func fillShelf() {
        repository.books
            .sink { self.shelf = $0 }  //@ shelf
            .store(in: &disposables)
    }

    func trackNewest() {
        keep(repository.books.compactMap(\.last).sink { title in  //@ newest
            self.newest = title
        })
    }

    func countBooks() {
        let counts = repository.books.map(\.count).share()
        keep(counts.sink { [weak self] in self?.log.append($0) })  //@ counts
    }

    func pairBooks() {
        let pairs = repository.books.zip(repository.books.dropFirst()) { first, second in  //@ pairs
            (first.count + self.shelf.count, second.count)
        }
        keep(pairs.sink { [weak self] in self?.log = [$0.0, $0.1] })
    }

    func listed() -> AnyPublisher<[String], Never> {
        repository.books.map { $0 + self.shelf }.eraseToAnyPublisher()  //@ listed
    }
}

final class LibraryWindow {
    private let store: LibraryStore
    init(store: LibraryStore) { self.store = store }
    func open() { store.fillShelf() }
    func close() { store.reset() }
}
