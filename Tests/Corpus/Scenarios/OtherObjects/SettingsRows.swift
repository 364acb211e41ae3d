final class MenuRow {
  let title: String
  var onSelect: (() -> Void)?
  var isChecked = false
  init(_ title: String) { self.title = title }
  func select() { onSelect?() }
}

enum SettingsRows {
  static func makeSoundRow() -> MenuRow {
    let sound = MenuRow("Sound")
    sound.onSelect = { sound.isChecked.toggle() }  //@ sound
    return sound
  }

  static func makeRows() -> [MenuRow] {
    let sound = MenuRow("Sound")
    let vibration = MenuRow("Vibration")
    vibration.onSelect = { [unowned vibration] in vibration.isChecked.toggle() }  //@ vibration
    let all = MenuRow("All")
    all.onSelect = {  //@ all
      [sound, vibration].forEach { $0.isChecked = true }
    }
    return [sound, vibration, all]
  }

  static func makeResetRow(for rows: [MenuRow]) -> MenuRow {
    let reset = MenuRow("Reset")
    reset.onSelect = {  //@ reset
      rows.forEach { row in row.isChecked = false }
    }
    return reset
  }
}
