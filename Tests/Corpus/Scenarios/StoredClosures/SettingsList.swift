import UIKit

struct SettingRow {
  let title: String
  var detail: (() -> String)?
  let select: () -> Void
}

struct SettingSection {
  let header: String
  var rows: [SettingRow]
}

final class Preferences {
  var sounds = true
  var region = "EU"
}

final class SettingsRouter {
  private(set) var opened: [String] = []
  func open(_ path: String) { opened.append(path) }
}

class SettingsTable: UIViewController {
  var sections: [SettingSection] = []

  func select(_ section: Int, _ row: Int) {
    sections[section].rows[row].select()
  }

  func add(_ row: SettingRow, to header: String) {
    if let index = sections.firstIndex(where: { $0.header == header }) {
      sections[index].rows.append(row)
    } else {
      sections.append(SettingSection(header: header, rows: [row]))
    }
  }
}

final class GeneralSettings: SettingsTable {
  let preferences: Preferences
  let router: SettingsRouter
  private(set) var taps = 0

  init(preferences: Preferences, router: SettingsRouter) {
    self.preferences = preferences
    self.router = router
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { fatalError() }

  func addSounds() {
    let row = SettingRow(title: "Sounds", select: { self.preferences.sounds.toggle() })  //@ sounds
    add(row, to: "General")
  }

  func addRegion() {
    let preferences = preferences
    add(SettingRow(title: "Region", detail: { preferences.region }, select: {}), to: "General")  //@ region
  }

  func addAbout() {
    add(SettingRow(title: "About", select: countTap), to: "More")  //@ about
  }

  func addLegal() {
    let show = router.open  //@ legal
    add(SettingRow(title: "Legal", select: { show("legal") }), to: "More")
  }

  func firstTitle(matching text: String) -> String? {
    let hidden = [
      SettingRow(title: "Logs", select: { self.taps = 0 }),  //@ hidden
      SettingRow(title: "Flags", select: countTap),
    ]
    return hidden.first { $0.title.contains(text) }?.title
  }

  private func countTap() { taps += 1 }
}

final class SettingsFlow {
  let preferences = Preferences()
  let router = SettingsRouter()
  private(set) var screen: GeneralSettings?

  func open() -> GeneralSettings {
    let screen = GeneralSettings(preferences: preferences, router: router)
    self.screen = screen
    return screen
  }

  func close() { screen = nil }
}
