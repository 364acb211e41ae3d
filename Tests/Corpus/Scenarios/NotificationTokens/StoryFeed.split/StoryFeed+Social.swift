import Foundation

extension StoryFeed {
  func followLikes() {
    likeToken = EventCenter.shared.on { [unowned self] _ in  //@ likes
      stories.append("like")
    }
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
