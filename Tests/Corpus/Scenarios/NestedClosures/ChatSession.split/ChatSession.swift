final class ChatSession {
    enum State { case closed, open, loggedIn }

    let socket = ChatSocket()
    var state = State.closed
    var transcript: [String] = []
    var unsent = ["hello?", "anybody there?"]
}
