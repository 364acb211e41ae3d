import Foundation

final class StoryFeed {
  var stories: [String] = []
  var storyToken: EventToken?
  var likeToken: EventToken?
  var tokens: [EventToken] = []

  func followStories() {
    storyToken = EventCenter.shared.on { story in  //@ stories
      self.stories.append(story)
    }
  }

  func takeSnapshot() -> Int {
    let token = EventCenter.shared.on { story in  //@ snapshot
      self.stories.append(story)
    }
    EventCenter.shared.send("now")
    return withExtendedLifetime(token) { stories.count }
  }
}
