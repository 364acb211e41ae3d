import UIKit

final class AvatarPicker: UIViewController {
  var onPick: ((UIImage) -> Void)?
  func pick() {
    onPick?(UIImage())
    dismiss(animated: false)
  }
}

final class ProfileViewController: UIViewController {
  private(set) var name = ""
  private var avatar: UIImage?
  private let deleteAlert = UIAlertController(title: "Delete", message: nil, preferredStyle: .alert)
  private var picker: AvatarPicker?

  func askName() {
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField()
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in //@ name
      self.name = alert.textFields?.first?.text ?? ""
    })
    present(alert, animated: false)
    dismiss(animated: false)
  }

  func prepareDelete() {
    deleteAlert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in //@ delete
      self.name = ""
    })
  }

  func wireMenu() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in //@ menu
      self.name = "edited"
    })
  }

  func wireDone() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self, action: #selector(done)) //@ done
  }

  func chooseAvatar() {
    let picker = AvatarPicker()
    self.picker = picker
    picker.onPick = { image in //@ avatar
      self.avatar = image
      self.picker = nil
    }
    present(picker, animated: false)
    picker.pick()
  }

  func chooseCover() {
    let picker = AvatarPicker()
    self.picker = picker
    picker.onPick = { self.avatar = $0 } //@ cover
    present(picker, animated: false)
    picker.pick()
  }

  @objc private func done() { name = name.trimmingCharacters(in: .whitespaces) }
}

final class AccountScene {
  func open() -> ProfileViewController {
    let profile = ProfileViewController()
    profile.loadViewIfNeeded()
    return profile
  }

  func run() {
    open().askName()
    open().prepareDelete()
    open().wireMenu()
    open().wireDone()
    open().chooseAvatar()
    open().chooseCover()
  }
}
