import Foundation

extension SyncEngine {
  func fetchPages(from page: Int = 0) {
    client.send(["page \(page)"]) { result in  //@ pages
      guard page < 5 else { return self.fetchPages(from: 0) }
      self.fetchPages(from: page + 1)
    }
  }

  func fetchPages(_ pages: ArraySlice<String>) {
    guard let page = pages.first else { return }
    client.send([page]) { _ in  //@ slice
      self.outbox.append(page)
      self.fetchPages(pages.dropFirst())
    }
  }
}
