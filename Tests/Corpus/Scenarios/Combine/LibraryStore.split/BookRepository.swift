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
