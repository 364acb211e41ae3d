import UIKit

final class FileScreen: UIViewController {
  private(set) var name = "untitled"
  private var pendingAlert: UIAlertController?
  private var confirm: UIAlertAction?

  func rename() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.text = self.name } //@ field
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in
      self?.name = "renamed"
    })
    present(alert, animated: true)
  }

  func prepare() {
    let alert = UIAlertController(title: "Delete", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in //@ prepare
      self.name = ""
    })
    pendingAlert = alert
  }

  func ask() {
    let alert = UIAlertController(title: "Delete", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in //@ ask
      self.name = ""
    })
    present(alert, animated: true)
  }

  func remember() {
    confirm = UIAlertAction(title: "OK", style: .default) { _ in self.name = "ok" } //@ remember
  }

  func build() -> UIAlertController {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in //@ build
      self?.name = alert.textFields?.first?.text ?? ""
    })
    return alert
  }
}
