import Foundation

final class EventHub {
  private var handlers: [String: (String) -> Void] = [:]
  private var queue: [() -> Void] = []
  private var rehearsals: [() -> Void] = []
  private(set) var log: [String] = []

  func logPing() {
    handlers["ping"] = { text in  //@ ping
      self.log.append(text)
    }
    emit("ping", "1")
    handlers.removeValue(forKey: "ping")
  }

  func logSession() {
    handlers["session"] = { text in  //@ session
      self.log.append(text)
    }
    emit("session", "Ada")
    handlers["logout"] = nil
  }

  func replaceLogin() {
    handlers["login"] = { text in  //@ replaced
      self.log.append(text)
    }
    handlers["login"] = { [weak self] text in
      self?.log.append("login " + text)
    }
  }

  func flush() {
    queue.append {  //@ flush
      self.log.append("flushed")
    }
    queue.forEach { $0() }
    queue.removeAll()
  }

  func rehearse() {
    rehearsals.append {  //@ rehearse
      self.log.append("rehearsed")
    }
    rehearsals.append { print("done") }
    rehearsals.removeLast()()
  }

  func emit(_ name: String, _ text: String) {
    handlers[name]?(text)
  }
}
