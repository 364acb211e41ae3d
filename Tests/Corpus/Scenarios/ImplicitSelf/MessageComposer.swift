import Foundation

@propertyWrapper
struct Trimmed {
  private var text = ""
  var projectedValue: Int { text.count }
  var wrappedValue: String {
    get { text }
    set { text = newValue.trimmingCharacters(in: .whitespaces) }
  }
  init(wrappedValue: String) { self.wrappedValue = wrappedValue }
}

final class ComposerField {
  var onChange: ((String) -> Void)?
  var onSubmit: ((String) -> Void)?
  func type(_ text: String) {
    onChange?(text)
    onSubmit?(text)
  }
}

final class MessageComposer {
  let field = ComposerField()
  let room = "lobby"
  @Trimmed private var text = ""

  func logChanges() {
    field.onChange = { value in  //@ log
      print("\(self.room): \(value)")
    }
  }

  func logRoom() {
    let room = room
    field.onChange = { value in  //@ room
      print("\(room): \(value)")
    }
  }

  func countCharacters() {
    field.onChange = { [self] value in  //@ characters
      print($text, "and", value.count)
    }
  }

  func echo() {
    field.onChange = { text in  //@ echo
      var drafts: [String] = []
      drafts.append(text)
      print(drafts)
    }
  }

  func keepText() {
    field.onSubmit = { [self] value in  //@ keep
      _text = Trimmed(wrappedValue: value)
    }
  }
}
