import Foundation

struct Message {
  let author: String
  let text: String
}

final class ChatService {
  static let shared = ChatService()
  let messages = Emitter<Message>()
  let typing = Emitter<String>()
}
