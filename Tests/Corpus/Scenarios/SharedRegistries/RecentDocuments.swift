import Foundation

/// A document that somebody opens, and closes again.
final class Document {
  enum Kind { case counted, named, remembered, asked, shown }
  let kind: Kind
  let title: String
  var changes = 0

  init(_ kind: Kind, title: String) {
    self.kind = kind
    self.title = title
  }
}

/// Tells of each document that is opened.
final class Desk {
  static let shared = Desk()
  private var opened: [(Document) -> Void] = []
  func whenOpened(_ block: @escaping (Document) -> Void) { opened.append(block) }
  func open(_ document: Document) { opened.forEach { $0(document) } }
}

/// Each choice opens another document.
final class DocumentMenu {
  func choose(_ kind: Document.Kind, title: String) -> Document {
    let document = Document(kind, title: title)
    Desk.shared.open(document)
    return document
  }
}

/// The one list of recent documents. Only its own closure calls its methods.
final class RecentDocuments {
  static let shared = RecentDocuments()
  private var counters: [() -> Int] = []
  private var titles: [() -> String?] = []
  private var last: (() -> String)?
  private var pending: [() -> Int] = []
  private var panels: [String: () -> String] = [:]

  private init() {
    Desk.shared.whenOpened { [weak self] document in
      switch document.kind {
      case .counted: self?.count(document)
      case .named: self?.name(document)
      case .remembered: self?.remember(document)
      case .asked: self?.ask(document)
      case .shown: self?.show(document)
      }
    }
  }

  func start() {}

  private func count(_ document: Document) {
    counters.append { document.changes }  //@ counter
  }

  private func name(_ document: Document) {
    titles.append { [weak document] in document?.title }  //@ name
  }

  private func remember(_ document: Document) {
    last = { document.title }  //@ last
  }

  private func ask(_ document: Document) {
    pending.append { document.changes }  //@ question
    for block in pending { _ = block() }
    pending.removeAll()
  }

  private func show(_ document: Document) {
    panels["current"] = { document.title }  //@ panel
  }
}
