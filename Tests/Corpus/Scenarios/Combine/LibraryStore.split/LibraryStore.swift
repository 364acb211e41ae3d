import Combine
import Foundation

final class LibraryStore: Store {
    let repository: BookRepository
    var shelf: [String] = []
    var newest: String?
    var log: [Int] = []

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

    func listed() -> AnyPublisher<[String], Never> {
        repository.books.map { $0 + self.shelf }.eraseToAnyPublisher()  //@ listed
    }
}
