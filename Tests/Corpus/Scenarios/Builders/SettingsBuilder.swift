import UIKit

struct SettingsRow {
  var title: String
  var detail: () -> String = { "" }
  var action: () -> Void = {}

  func onSelect(_ action: @escaping () -> Void) -> SettingsRow {
    var copy = self
    copy.action = action
    return copy
  }
}

struct SettingsSection {
  var title: String
  var rows: [SettingsRow]

  init(_ title: String, @RowBuilder rows: () -> [SettingsRow]) {
    self.title = title
    self.rows = rows()
  }
}

@resultBuilder
enum RowBuilder {
  static func buildBlock(_ rows: SettingsRow...) -> [SettingsRow] { rows }
}

final class Preferences {
  var isSoundOn = true
  var name = "Ada"
  func reset() { (isSoundOn, name) = (true, "Ada") }
}

final class AccountSettingsController: UITableViewController {
  private let preferences = Preferences()
  private var sections: [SettingsSection] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    sections = [
      SettingsSection("Account") { //@ accountRows
        SettingsRow(title: "Reset").onSelect { [preferences] in preferences.reset() }
        SettingsRow(title: "Name").onSelect { [weak self] in self?.title = self?.preferences.name }
      },
    ]
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].rows[indexPath.row].action()
  }
}

final class SoundSettingsController: UITableViewController {
  private let preferences = Preferences()
  private var sections: [SettingsSection] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    sections = [
      SettingsSection("Sound") {
        SettingsRow(title: "Effects").onSelect { self.toggle() } //@ toggle
        SettingsRow(title: "Volume")
      },
    ]
  }

  private func toggle() { preferences.isSoundOn.toggle() }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    sections[indexPath.section].rows[indexPath.row].action()
  }
}

final class PrivacySettingsController: UITableViewController {
  private let preferences = Preferences()
  private var row: SettingsRow?

  override func viewDidLoad() {
    super.viewDidLoad()
    row = SettingsRow(title: "Clear history", detail: detail) //@ detail
  }

  private func detail() -> String { preferences.name }
}

final class AboutController: UIViewController {
  private let label = UILabel()
  private let version = "2.1"

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(label)
    let section = SettingsSection("About") {
      SettingsRow(title: "Version", detail: { self.version }) //@ version
      SettingsRow(title: "Licences")
    }
    label.text = section.rows.map { "\($0.title) \($0.detail())" }.joined(separator: "\n")
  }
}

final class SettingsFlow {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func visit(_ controller: UIViewController) {
    navigation.pushViewController(controller, animated: false)
    navigation.popViewController(animated: false)
  }
}
