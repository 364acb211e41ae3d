import Foundation

final class EventToken {
  private let onCancel: () -> Void
  init(_ onCancel: @escaping () -> Void) { self.onCancel = onCancel }
  deinit { onCancel() }
}

final class EventCenter {
  static let shared = EventCenter()
  private var handlers: [Int: (String) -> Void] = [:]
  private var next = 0

  func on(_ handler: @escaping (String) -> Void) -> EventToken {
    next += 1
    let key = next
    handlers[key] = handler
    return EventToken { [weak self] in self?.handlers[key] = nil }
  }

  func send(_ event: String) { handlers.values.forEach { $0(event) } }
}

final class StoryFeed {
  private var stories: [String] = []
  private var storyToken: EventToken?
  private var likeToken: EventToken?
  private var tokens: [EventToken] = []

  func followStories() {
    storyToken = EventCenter.shared.on { story in  //@ stories
      self.stories.append(story)
    }
  }

  func followLikes() {
    likeToken = EventCenter.shared.on { [unowned self] _ in  //@ likes
      stories.append("like")
    }
  }

  func takeSnapshot() -> Int {
    let token = EventCenter.shared.on { story in  //@ snapshot
      self.stories.append(story)
    }
    EventCenter.shared.send("now")
    return withExtendedLifetime(token) { stories.count }
  }

  func followMentions(for page: FeedPage) {
    page.tokens.append(EventCenter.shared.on { story in  //@ mentions
      self.stories.append("@" + story)
    })
  }

  func followReplies() {
    tokens.append(EventCenter.shared.on { [weak self] story in
      DispatchQueue.main.async { self?.stories.append(story) }  //@ replies
    })
  }
}

final class FeedPage {
  var tokens: [EventToken] = []
}
