import Foundation

final class SignUpForm {
  @Handler<String> var onSubmit
  @OneShot var onAppear
  @Observed var email = ""
  @Observed var password = ""
  private var errors: [String] = []

  func prepare() {
    onSubmit = { name in self.errors = name.isEmpty ? ["name"] : [] }  //@ submit
  }

  func appear() {
    onAppear = { self.errors = [] }  //@ appear
    onAppear()
  }

  func validate() {
    $email.add { email in self.errors = email.contains("@") ? [] : ["email"] }  //@ email
    email = "a@b.c"
  }

  func check(_ typed: String) {
    @Observed var text = ""
    $text.add { text in self.errors = text.isEmpty ? ["text"] : [] }  //@ typed
    text = typed
  }

  func validatePassword() {
    _password.projectedValue.add(reject)  //@ password
    password = "1234"
  }

  private func reject(_ password: String) {
    if password.count < 8 { errors.append("password") }
  }
}
