import Foundation

class FeedClient {
  private let onText: (String) -> Void
  var onClose: (() -> Void)?
  init(onText: @escaping (String) -> Void) { self.onText = onText }
  func receive(_ text: String) { onText(text) }
}
