import Combine
import Foundation

struct Message {
  let id: Int
  var subject: String
  var isRead = false
}

final class MailStore {
  static let shared = MailStore()
  let messages = CurrentValueSubject<[Message], Never>([])
  let unread = PassthroughSubject<Int, Never>()

  func load() -> AnyPublisher<[Message], Never> {
    Just([Message(id: 1, subject: "Hello")]).eraseToAnyPublisher()
  }
}

final class MailboxViewModel {
  private let store: MailStore
  private var cancellables = Set<AnyCancellable>()
  private(set) var rows: [String] = []
  var badge = 0

  init(store: MailStore) { self.store = store }

  func observeSubjects() {
    store.messages
      .map { messages in messages.map { self.line(for: $0) } }  //@ subjects
      .sink { [weak self] in self?.rows = $0 }
      .store(in: &cancellables)
  }

  func observeUnread() {
    store.unread
      .sink { [weak self] in self?.badge = $0 }  //@ unread
      .store(in: &cancellables)
  }

  func observeBadge() {
    store.unread
      .assign(to: \.badge, on: self)  //@ badge
      .store(in: &cancellables)
  }

  func observeCount() {
    store.messages
      .map { messages in messages.filter { !$0.isRead }.count }  //@ count
      .sink { [weak self] in self?.badge = $0 }
      .store(in: &cancellables)
  }

  func loadOnce() {
    store.load()
      .map { $0.map { self.line(for: $0) } }  //@ once
      .sink { [weak self] in self?.rows = $0 }
      .store(in: &cancellables)
  }

  private func line(for message: Message) -> String { message.isRead ? message.subject : "* " + message.subject }
}

final class MailboxScreen {
  func showInbox() {
    let model = MailboxViewModel(store: .shared)
    model.observeSubjects()
    model.observeBadge()
  }

  func showArchive() {
    let model = MailboxViewModel(store: .shared)
    model.observeUnread()
    model.observeCount()
    model.loadOnce()
  }
}
