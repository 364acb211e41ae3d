import UIKit

struct Invoice {
  var number: Int
  var note = ""
}

final class InvoiceEditorController: UIViewController {
  private var invoice = Invoice(number: 7)
  private let noteField = UITextField()
  private let addButton = UIButton(type: .system)
  private var discardAlert: UIAlertController?
  private var keyboardToken: NSObjectProtocol?
  private(set) var lines = 0
  private(set) var isDiscarded = false

  func prepareDiscard() {
    let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in  //@ discard
      self.isDiscarded = true
    })
    alert.addAction(UIAlertAction(title: "Keep", style: .cancel))
    discardAlert = alert
  }

  func askForNote() {
    let alert = UIAlertController(title: "Note", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Note" }
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in  //@ note
      self.invoice.note = alert.textFields?.first?.text ?? ""
    })
    present(alert, animated: true)
  }

  func addSaveButton() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .save, primaryAction: UIAction { _ in  //@ save
      self.invoice.number += 1
    })
  }

  func addCancelButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .cancel, target: self, action: #selector(cancel))  //@ cancel
  }

  func addLineButton() {
    addButton.addAction(UIAction(title: "Add") { [weak self] _ in self?.lines += 1 }, for: .touchUpInside)  //@ line
    view.addSubview(addButton)
  }

  func followKeyboard() {
    keyboardToken = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: .main,
      using: keyboardWillShow)  //@ keyboard
  }

  func finish() { presentedViewController?.dismiss(animated: true) }

  @objc private func cancel() { isDiscarded = true }
  private func keyboardWillShow(_ note: Notification) { noteField.isHidden = false }

  deinit {
    if let keyboardToken { NotificationCenter.default.removeObserver(keyboardToken) }
  }
}

final class InvoiceFlow {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func create() {
    let editor = InvoiceEditorController()
    navigation.pushViewController(editor, animated: false)
    editor.prepareDiscard()
    editor.addSaveButton()
    editor.followKeyboard()
    navigation.popViewController(animated: false)
  }

  func review() {
    let editor = InvoiceEditorController()
    navigation.pushViewController(editor, animated: false)
    editor.addCancelButton()
    editor.addLineButton()
    editor.askForNote()
    editor.finish()
    navigation.popViewController(animated: false)
  }
}
