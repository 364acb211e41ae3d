import RxCocoa
import RxSwift
import UIKit

final class SignUpModel {
  let email = BehaviorRelay<String>(value: "")
  let password = BehaviorRelay<String>(value: "")
  private(set) var submissions = 0

  var isValid: Observable<Bool> {
    Observable.combineLatest(email.asObservable(), password.asObservable()) { $0.contains("@") && $1.count > 7 }
  }

  func submit() { submissions += 1 }

  func checkEmail(_ email: String) -> Single<Bool> {
    Single.create { done in
      DispatchQueue.main.async { done(.success(email.count > 3)) }
      return Disposables.create()
    }
  }
}

final class SignUpForm: UIView {
  let emailField = UITextField()
  let passwordField = UITextField()
  let submitButton = UIButton()
  private let hint = UILabel()
  private let model: SignUpModel
  private let bag = DisposeBag()
  private var attempts = 0

  init(model: SignUpModel) {
    self.model = model
    super.init(frame: .zero)
    [emailField, passwordField, submitButton, hint].forEach(addSubview)
  }

  required init?(coder: NSCoder) { nil }

  func bindEmail() {
    emailField.rx.text.orEmpty
      .subscribe(onNext: { text in  //@ email
        self.model.email.accept(text)
      })
      .disposed(by: bag)
  }

  func bindPassword() {
    passwordField.rx.text.orEmpty
      .bind(to: model.password)
      .disposed(by: bag)
  }

  func bindButton() {
    model.isValid
      .subscribe(onNext: enableButton)  //@ button
      .disposed(by: bag)
  }

  func bindSubmit() {
    submitButton.rx.tap
      .bind(onNext: model.submit)  //@ submit
      .disposed(by: bag)
  }

  func bindHint() {
    model.email.asObservable()
      .subscribe(with: self, onNext: { form, email in  //@ hint
        form.hint.text = email.isEmpty ? "Required" : nil
      })
      .disposed(by: bag)
  }

  func checkEmail() {
    model.checkEmail(model.email.value)
      .subscribe(onSuccess: { isFree in  //@ check
        self.hint.isHidden = isFree
      })
      .disposed(by: bag)
  }

  func countAttempts() {
    submitButton.rx.tap
      .map { _ in self.attempts + 1 }  //@ attempts
      .bind(onNext: { [weak self] in self?.attempts = $0 })
      .disposed(by: bag)
  }

  private func enableButton(_ isValid: Bool) { submitButton.isEnabled = isValid }
}

final class SignUpScene {
  private let model = SignUpModel()

  func show() -> SignUpForm {
    let form = SignUpForm(model: model)
    form.bindEmail()
    form.bindPassword()
    form.bindButton()
    form.bindSubmit()
    form.bindHint()
    form.checkEmail()
    form.countAttempts()
    return form
  }
}
