import Foundation

class Screen {
  let name: String
  var onClose: (() -> Void)?
  var onAppear: (() -> Void)?
  private(set) var presented: Screen?

  init(name: String) { self.name = name }

  func present(_ screen: Screen) {
    presented = screen
    screen.onAppear?()
  }
  func dismiss() { presented = nil }
  func close() { onClose?() }
}

final class MenuRow {
  let title: String
  var onSelect: (() -> Void)?
  var isChecked = false
  init(_ title: String) { self.title = title }
  func select() { onSelect?() }
}

final class SettingsMenu {
  func showAbout(on host: Screen) {
    let about = Screen(name: "About")
    about.onClose = { about.dismiss() }  //@ about
    host.present(about)
  }

  func showLicences(on host: Screen) {
    let licences = Screen(name: "Licences")
    licences.onClose = { [weak host] in host?.dismiss() }
    host.onAppear = { licences.close() }  //@ licences
    host.present(licences)
  }

  func showSupport(on host: Screen) {
    let support = Screen(name: "Support")
    support.onClose = {  //@ support
      host.dismiss()
    }
    host.present(support)
  }

  func showTour() {
    let tour = Screen(name: "Tour")
    let last = Screen(name: "Done")
    last.onClose = {  //@ tour
      tour.dismiss()
    }
    last.close()
  }

  func makeSoundRow() -> MenuRow {
    let sound = MenuRow("Sound")
    sound.onSelect = { sound.isChecked.toggle() }  //@ sound
    return sound
  }

  func makeRows() -> [MenuRow] {
    let sound = MenuRow("Sound")
    let vibration = MenuRow("Vibration")
    vibration.onSelect = { [unowned vibration] in vibration.isChecked.toggle() }  //@ vibration
    let all = MenuRow("All")
    all.onSelect = {  //@ all
      [sound, vibration].forEach { $0.isChecked = true }
    }
    return [sound, vibration, all]
  }

  func makeResetRow(for rows: [MenuRow]) -> MenuRow {
    let reset = MenuRow("Reset")
    reset.onSelect = {  //@ reset
      rows.forEach { row in row.isChecked = false }
    }
    return reset
  }
}
