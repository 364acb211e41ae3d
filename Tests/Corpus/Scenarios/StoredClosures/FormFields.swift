import UIKit

protocol FormFieldDelegate: AnyObject {
  func fieldChanged(_ field: FormField)
}

class FormField: UIView {
  let input = UITextField()
  var isRequired = false
  var validator: (() -> Bool)?
  var formatter: ((String) -> String)?
  var check: ((FormField) -> Bool)?
  weak var delegate: FormFieldDelegate?  //@ fieldDelegate

  func edit(_ text: String) {
    input.text = formatter?(text) ?? text
    delegate?.fieldChanged(self)
  }

  var isValid: Bool { (validator?() ?? true) && (check?(self) ?? true) }
}

final class Section {
  let title: String
  private(set) var fields: [FormField] = []
  var form: PaymentForm?  //@ sectionForm
  init(title: String) { self.title = title }
  func add(_ field: FormField) { fields.append(field) }
}

final class PaymentForm: UIViewController, FormFieldDelegate {
  private var sections: [Section] = []
  private(set) var edits = 0
  private(set) var card: FormField?

  func addSection() {
    let section = Section(title: "Card")
    section.form = self
    sections.append(section)
  }

  func addIBAN() {
    let field = FormField()
    field.delegate = self
    view.addSubview(field)
    field.edit("DE00")
  }

  func addCard() {
    let field = FormField()
    field.validator = {  //@ cardValid
      field.input.text?.count == 16
    }
    view.addSubview(field)
    card = field
    title = field.isValid ? "ok" : "card?"
  }

  func addCVC() {
    let field = FormField()
    field.check = { field in  //@ cvcValid
      field.input.text?.count == 3
    }
    view.addSubview(field)
    card = field
    title = field.isValid ? "ok" : "cvc?"
  }

  func addAmount() {
    let field = FormField()
    field.formatter = grouped  //@ amount
    view.addSubview(field)
    field.edit("1200")
    card = field
  }

  func reset() {
    card?.removeFromSuperview()
    card = nil
  }

  func fieldChanged(_ field: FormField) { edits += 1 }

  private func grouped(_ text: String) -> String { "\(title ?? "") \(text)" }
}

final class PaymentFlow {
  private let root = UIViewController()

  func open() -> PaymentForm {
    let form = PaymentForm()
    root.present(form, animated: true)
    return form
  }

  func close(_ form: PaymentForm) {
    form.reset()
    root.dismiss(animated: true)
  }
}

extension PaymentFlow {
  func payByCard() {
    let form = open()
    form.addSection()
    form.addCard()
    form.addAmount()
    close(form)
  }

  func payByTransfer() {
    let form = open()
    form.addIBAN()
    form.addCVC()
    close(form)
  }
}
