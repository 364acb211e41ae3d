import UIKit

final class NoteStore {
  private(set) var notes = ["Milk", "Eggs"]
  func delete(_ note: String) { notes.removeAll { $0 == note } }
}

final class ColorSheet: UIViewController {
  var onChoose: ((UIColor) -> Void)?
  let redButton = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(redButton)
    redButton.addTarget(self, action: #selector(chooseRed), for: .touchUpInside)
  }

  @objc private func chooseRed() {
    onChoose?(.red)
    dismiss(animated: true)
  }
}

final class NotesController: UIViewController {
  private let store = NoteStore()
  private(set) var color = UIColor.white

  func confirmDelete() {
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in //@ delete
      self.store.delete("Milk")
    })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func chooseColor() {
    let sheet = ColorSheet()
    sheet.onChoose = { color in //@ color
      self.color = color
    }
    present(sheet, animated: true)
  }
}

final class NoteController: UIViewController {
  private lazy var colorSheet = ColorSheet()
  private(set) var color = UIColor.white
  private var store = NoteStore()

  func chooseColor() {
    colorSheet.onChoose = { color in //@ noteColor
      self.color = color
    }
    present(colorSheet, animated: true)
  }
}

final class RenameController: UIViewController {
  private(set) var name = "Note"

  func rename() {
    let alert = UIAlertController(title: "Rename", message: nil, preferredStyle: .alert)
    alert.addTextField { field in //@ field
      field.text = self.name
    }
    alert.addAction(UIAlertAction(title: "Save", style: .default) { [weak alert] _ in
      self.name = alert?.textFields?.first?.text ?? self.name
    })
    present(alert, animated: true)
  }
}

final class ShareController: UIViewController {
  private lazy var discardAlert = makeDiscardAlert()
  private(set) var draft = "Dear Ada"

  private func makeDiscardAlert() -> UIAlertController {
    let alert = UIAlertController(title: "Discard draft?", message: nil, preferredStyle: .actionSheet)
    alert.addAction(UIAlertAction(title: "Discard", style: .destructive) { _ in //@ discard
      self.draft = ""
    })
    return alert
  }

  func prepare() { discardAlert.message = "\(draft.count) characters" }

  func share() {
    let activity = UIActivityViewController(activityItems: [draft], applicationActivities: nil)
    activity.completionWithItemsHandler = { _, completed, _, _ in //@ share
      if completed { print(self.title ?? "shared") }
    }
    present(activity, animated: true)
  }
}

final class NotesFlow {
  let navigation = UINavigationController(rootViewController: UIViewController())

  func open(_ controller: UIViewController) { navigation.pushViewController(controller, animated: false) }

  func share() {
    let controller = ShareController()
    open(controller)
    controller.share()
  }

  func draft() {
    let controller = ShareController()
    open(controller)
    controller.prepare()
  }

  func back() { navigation.popViewController(animated: false) }
}
