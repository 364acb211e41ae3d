import Foundation

final class FeedPage {
  var tokens: [EventToken] = []
}
