final class FormRow {
  let act: () -> Void
  init(_ act: @escaping () -> Void) { self.act = act }
}

final class FormSection {
  let name: String
  private(set) var rows: [FormRow] = []
  init(_ name: String) { self.name = name }
  func add(_ row: FormRow) { rows.append(row) }
}

class FormScreen {
  private(set) var sections: [FormSection] = []
  func add(_ section: FormSection) { sections.append(section) }
  func remove(_ section: FormSection) { sections.removeAll { $0 === section } }
  func section(named name: String) -> FormSection? { sections.first { $0.name == name } }
}

final class ShareScreen: FormScreen {
  private(set) var changes = 0

  func load() {
    let link = FormSection("link")
    link.add(FormRow { self.changes += 1 })  //@ link
    add(link)
    let people = FormSection("people")
    people.add(FormRow { self.changes -= 1 })
    add(people)
  }

  func makePrivate() { if let people = section(named: "people") { remove(people) } }
}

final class BannerScreen: FormScreen {
  private(set) var taps = 0

  func show() {
    let section = FormSection("banner")
    section.add(FormRow { self.taps += 1 })  //@ banner
    add(section)
  }

  func hide() { if let banner = section(named: "banner") { remove(banner) } }
}

final class ShareFlow {
  let share = ShareScreen()
  let banner = BannerScreen()
  func begin() {
    share.load()
    banner.show()
  }
  func end() {
    share.makePrivate()
    banner.hide()
  }
}
