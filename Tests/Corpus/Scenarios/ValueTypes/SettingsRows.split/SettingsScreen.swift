import Foundation

final class SettingsScreen {
  private var sections: [Section] = []
  private var titles = ["a", "b"]
  private(set) var selected: String?
  var footerText: String?

  func select(_ title: String) { selected = title }

  func build() {
    sections = [Section(rows: titles.map { title in
      Row(title: title) { self.select(title) } //@ build
    })]
  }

  func buildWeakly() {
    sections = titles.map { [weak self] title in //@ weakly
      Section(rows: [Row(title: title, onTap: { self?.select(title) })])
    }
  }

  func buildFooter() {
    var section = Section(rows: [])
    section.footer = footerText.map { text in { text } } ?? { self.titles.joined() } //@ footer
    sections.append(section)
  }

  func buildChoice(_ isLong: Bool) {
    let footer: () -> String = if isLong { { self.titles.joined() } } else { { "short" } } //@ choice
    sections.append(Section(rows: [], footer: footer))
  }

  func titlesOfRows() -> [String] {
    let rows = titles.map { title in Row(title: title, onTap: { self.select(title) }) } //@ titles
    rows.first?.onTap()
    return rows.map(\.title)
  }

  func lengths() -> [Int] { titles.map { $0.count + self.titles.count } } //@ lengths
}
