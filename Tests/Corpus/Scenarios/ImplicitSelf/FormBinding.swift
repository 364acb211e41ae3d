import Foundation

final class FormField {
  let key: String
  var onChange: ((String) -> Void)?
  var text = "" { didSet { onChange?(text) } }
  init(key: String) { self.key = key }
}

final class FormStore {
  private(set) var values: [String: String] = [:]
  func save(_ value: String, for key: String) { values[key] = value }
}

struct FieldBinding {
  let field: FormField
  let store: FormStore

  func bind() {
    field.onChange = { value in  //@ bind
      store.save(value, for: field.key)
    }
  }

  func bindKey() {
    let (key, store) = (field.key, store)
    field.onChange = { value in  //@ key
      store.save(value, for: key)
    }
  }
}

struct StoreBinding {
  let store: FormStore
  var prefix = "form"

  func bind(_ field: FormField) {
    field.onChange = { value in  //@ prefix
      store.save(value, for: prefix)
    }
  }
}

final class FormScreen {
  let field = FormField(key: "name")
  private let store = FormStore()
  private static var checks: [(String) -> Bool] = []
  private static let minimum = 2

  func bindAll() { FieldBinding(field: field, store: store).bind() }
  func bindKeys() { FieldBinding(field: field, store: store).bindKey() }
  func bindStore() { StoreBinding(store: store).bind(field) }

  static func addChecks() {
    checks.append { text in text.count >= minimum }  //@ checks
  }

  func show(_ key: String) {
    field.onChange = { [store] value in  //@ show
      struct Line {
        let key: String
        let store: FormStore
        func save(_ value: String) { [value].forEach { store.save($0, for: key) } }
      }
      Line(key: key, store: store).save(value)
    }
  }
}
