import Foundation
import SwiftUI

struct Post: Identifiable {
  let id: Int
  let text: String
}

struct FeedView: View {
  let posts: [Post]
  let onRefresh: () -> Void
  let onSelect: (Post) -> Void

  var body: some View {
    VStack {
      Button("Refresh", action: onRefresh)
      ForEach(posts) { post in Text(post.text).onTapGesture { onSelect(post) } }
    }
  }
}

@MainActor
final class FeedModel {
  private(set) var posts: [Post] = [Post(id: 1, text: "Hello")]
  private(set) var refreshes = 0
  func refresh() { refreshes += 1 }
}

@MainActor
final class FeedCoordinator {
  private let model = FeedModel()
  private var controller: UIHostingController<FeedView>?
  private(set) var selected: Post?

  func start() {
    let view = FeedView(posts: model.posts, onRefresh: model.refresh, onSelect: { post in  //@ select
      self.selected = post
    })
    controller = UIHostingController(rootView: view)
  }

  func stop() { controller?.title = nil }
}

@MainActor
final class BookmarkCoordinator {
  private let model = FeedModel()
  private var controller: UIHostingController<FeedView>?
  private(set) var selected: Post?

  func start() {
    let view = FeedView(posts: model.posts, onRefresh: model.refresh, onSelect: { post in  //@ bookmark
      self.selected = post
    })
    controller = UIHostingController(rootView: view)
  }

  func stop() { controller = nil }
}

@MainActor
final class ArchiveCoordinator {
  private let model = FeedModel()
  private var controller: UIHostingController<FeedView>?

  func start() {
    controller = UIHostingController(rootView: FeedView(
      posts: model.posts,
      onRefresh: model.refresh,  //@ refresh
      onSelect: { _ in }
    ))
  }
}

@MainActor
final class MentionsCoordinator {
  private var controller: UIHostingController<FeedView>?
  private var reloads = 0

  func start() {
    controller = UIHostingController(rootView: FeedView(
      posts: [],
      onRefresh: reload,  //@ reload
      onSelect: { _ in }
    ))
  }

  private func reload() { reloads += 1 }
}

final class Autosaver {
  var onSaved: ((Int) -> Void)?
  func save(_ text: String) { onSaved?(text.count) }
}

final class DraftModel {
  let autosaver = Autosaver()
  private(set) var text = ""

  func edit(_ text: String) {
    self.text = text
    autosaver.save(text)
  }
}

@MainActor
final class DraftCoordinator {
  private let model = DraftModel()
  private(set) var saved = 0

  func start() {
    model.autosaver.onSaved = { count in  //@ draft
      self.saved = count
    }
    model.edit("Dear diary")
  }
}

@MainActor
final class OutboxCoordinator {
  private(set) var saved = 0

  func start() {
    let model = DraftModel()
    model.autosaver.onSaved = { count in  //@ outbox
      self.saved += count
    }
    model.edit("Dear friend")
  }
}

@MainActor
final class FeedTab {
  let feed = FeedCoordinator()
  let bookmarks = BookmarkCoordinator()
  let archive = ArchiveCoordinator()
  let mentions = MentionsCoordinator()
  let draft = DraftCoordinator()
  let outbox = OutboxCoordinator()

  func open() {
    feed.start()
    bookmarks.start()
    archive.start()
    mentions.start()
    draft.start()
    outbox.start()
  }

  func close() {
    feed.stop()
    bookmarks.stop()
  }
}

@MainActor
func visitFeed() {
  let tab = FeedTab()
  tab.open()
  tab.close()
}
