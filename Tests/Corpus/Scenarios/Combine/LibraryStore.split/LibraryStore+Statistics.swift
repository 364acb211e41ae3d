import Combine
import Foundation

extension LibraryStore {
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
}
