import UIKit

final class SettingsStore {
  static let shared = SettingsStore()
  private var values: [String: Bool] = [:]
  private var listeners: [String: [(Bool) -> Void]] = [:]

  func value(for key: String) -> Bool { values[key] ?? false }

  func set(_ value: Bool, for key: String) {
    values[key] = value
    listeners[key]?.forEach { $0(value) }
  }

  func onChange(of key: String, _ listener: @escaping (Bool) -> Void) {
    listeners[key, default: []].append(listener)
  }

  func removeListeners(of key: String) { listeners[key] = nil }
}

struct SettingsRow {
  let title: String
  let key: String
  var onToggle: (Bool) -> Void
}

final class SettingsViewController: UIViewController {
  private let store: SettingsStore
  private var rows: [SettingsRow] = []
  private var changes = 0

  init(store: SettingsStore) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func addNotificationsRow() {
    rows.append(SettingsRow(title: "Notifications", key: "notifications", onToggle: { isOn in  //@ notificationsRow
      self.save(isOn, key: "notifications")
    }))
  }

  func addSoundsRow() {
    rows.append(SettingsRow(title: "Sounds", key: "sounds", onToggle: { [store] isOn in  //@ soundsRow
      store.set(isOn, for: "sounds")
    }))
  }

  func followDarkMode() {
    store.onChange(of: "dark") { isOn in  //@ darkMode
      self.view.backgroundColor = isOn ? .black : .white
    }
  }

  func followTextSize() {
    store.onChange(of: "largeText") { isOn in  //@ textSize
      self.rows.indices.forEach { self.toggle($0, isOn) }
    }
  }

  func confirmReset() {
    let alert = UIAlertController(title: "Reset", message: "All settings are lost.", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Reset", style: .destructive) { _ in  //@ resetAction
      self.rows.removeAll()
      self.changes = 0
    })
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    present(alert, animated: true)
  }

  func toggle(_ index: Int, _ isOn: Bool) { rows[index].onToggle(isOn) }

  func close() { store.removeListeners(of: "largeText") }

  private func save(_ isOn: Bool, key: String) {
    changes += 1
    store.set(isOn, for: key)
  }
}

final class SettingsScene {
  private var controller: SettingsViewController?

  func open() {
    let controller = SettingsViewController(store: .shared)
    controller.addNotificationsRow()
    controller.addSoundsRow()
    controller.followDarkMode()
    controller.followTextSize()
    controller.toggle(0, true)
    controller.confirmReset()
    self.controller = controller
  }

  func leave() {
    controller?.dismiss(animated: true)
    controller?.close()
    controller = nil
  }

  func visit() {
    open()
    leave()
  }
}
