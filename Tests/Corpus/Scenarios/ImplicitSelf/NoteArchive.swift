import Foundation

final class NoteField {
  var onSubmit: ((String) -> Void)?
  func type(_ text: String) {
    onSubmit?(text)
  }
}

class NoteArchive {
  let field = NoteField()
  private let room: String
  private var sent: [String] = []

  init(room: String) { self.room = room }

  func saveDrafts() {
    field.onSubmit = { value in  //@ drafts
      var saved: [String: String] = [:]
      saved[keyPath: \.[self.room]] = value
      print(saved)
    }
  }

  func saveRoomDrafts() {
    let draft = \[String: String].[room]
    field.onSubmit = { value in  //@ paths
      var drafts: [String: String] = [:]
      drafts[keyPath: draft] = value
      print(drafts)
    }
  }

  func send() {
    field.onSubmit = { [weak self] value in
      guard let self else { return }
      value.split(separator: "\n").forEach { line in  //@ lines
        self.sent.append("\(self.room) \(line)")
      }
    }
  }

  func quote() {
    field.onSubmit = { value in  //@ quote
      print("> \(value.split(separator: "\n").map { "\(self.room): \($0)" })")
    }
  }

  func sign() {
    field.onSubmit = { [signature = "\(self.room), \(sent.count)"] value in  //@ sign
      print("\(value)\n\(signature)")
    }
  }
}
