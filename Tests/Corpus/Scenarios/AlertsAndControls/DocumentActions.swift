import UIKit

final class DocumentModel {
  var name = "Untitled"
  private(set) var revision = 0
  func save() { revision += 1 }
}

final class DocumentViewController: UIViewController {
  let document: DocumentModel
  let saveButton = UIButton()
  let shareButton = UIButton()
  private(set) var log: [String] = []
  private(set) var confirmation: UIAlertController?

  init(document: DocumentModel) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  func rename() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { field in field.placeholder = self.document.name }
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in  //@ rename
      self.document.name = alert.textFields?.first?.text ?? ""
    })
    present(alert, animated: true)
  }

  func prepareConfirmation() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in  //@ confirm
      self.log.append("deleted")
    })
    confirmation = alert
  }

  func addShareItem() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Share",
      primaryAction: UIAction { _ in self.log.append("shared") })  //@ share
  }

  func addSaveAction() {
    saveButton.addAction(UIAction { [document] _ in document.save() }, for: .touchUpInside)  //@ save
  }

  func addExportMenu() {
    let pdf = UIAction(title: "PDF", handler: export)  //@ export
    shareButton.menu = UIMenu(title: "Export", children: [pdf])
  }

  func addCloseTarget() {
    shareButton.addTarget(self, action: #selector(close), for: .touchUpInside)  //@ close
  }

  private func export(_ action: UIAction) { log.append(action.title) }

  @objc private func close() { log.append("closed") }
}

final class DocumentBrowser {
  private let window = UIViewController()
  let model = DocumentModel()
  private(set) weak var opened: DocumentViewController?

  func open() -> DocumentViewController {
    let screen = DocumentViewController(document: model)
    window.present(screen, animated: true)
    opened = screen
    return screen
  }

  func closeDocument() {
    opened?.presentedViewController?.dismiss(animated: false)
    window.dismiss(animated: true)
  }
}
