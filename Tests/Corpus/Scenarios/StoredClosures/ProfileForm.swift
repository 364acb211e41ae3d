import Foundation

final class Validator {
  var onResult: ((Bool) -> Void)?
  private(set) var minimum = 3

  func check(_ text: String) {
    onResult?(text.count >= minimum)
  }
}

final class ProfileForm {
  private let validator = Validator()
  private var isValid = false
  private(set) var history: [String] = []

  func watchName() {
    validator.onResult = { result in  //@ name
      self.isValid = result
    }
    validator.check("Ada")
  }

  func watchNickname() {
    let validator = Validator()
    validator.onResult = { result in  //@ nickname
      self.isValid = result
    }
    validator.check("Al")
  }

  func record(_ entries: [String]) {
    history = entries.map { entry in  //@ record
      self.isValid ? entry : entry.lowercased()
    }
  }
}
