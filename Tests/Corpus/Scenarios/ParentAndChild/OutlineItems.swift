import Foundation

final class OutlineItem {
  var title: String
  private(set) var children: [OutlineItem] = []
  weak var parent: OutlineItem? //@ itemParent

  init(_ title: String) { self.title = title }

  func append(_ child: OutlineItem) {
    child.parent = self
    children.append(child)
  }

  var depth: Int { (parent?.depth ?? -1) + 1 }
}

final class FolderNode {
  let name: String
  var files: [FolderNode] = []
  var parent: FolderNode? //@ folderParent

  init(_ name: String) { self.name = name }

  func add(_ file: FolderNode) {
    file.parent = self
    files.append(file)
  }

  var path: String { (parent.map { $0.path + "/" } ?? "") + name }
}

final class Token {
  let text: String
  var next: Token? //@ nextToken
  init(_ text: String) { self.text = text }
}

final class Tokenizer {
  func tokens(_ text: String) -> Token? {
    var first: Token?
    var last: Token?
    for word in text.split(separator: " ") {
      let token = Token(String(word))
      if let last { last.next = token } else { first = token }
      last = token
    }
    return first
  }
}

final class Slide {
  let title: String
  var next: Slide?
  var previous: Slide? //@ previousSlide
  init(_ title: String) { self.title = title }
}

final class SlideDeck {
  private(set) var first: Slide?
  private var last: Slide?

  func append(_ title: String) {
    let slide = Slide(title)
    slide.previous = last
    last?.next = slide
    if first == nil { first = slide }
    last = slide
  }
}

final class Cell {
  var value = 0.0
  var dependents: [Cell] = [] //@ dependents
  var formula: (() -> Double)?

  func recalculate() {
    if let formula { value = formula() }
    dependents.forEach { $0.recalculate() }
  }
}

final class Sheet {
  private(set) var cells: [String: Cell] = [:]

  func set(_ name: String, _ value: Double) {
    let cell = cells[name] ?? Cell()
    cell.value = value
    cells[name] = cell
  }

  func sum(_ target: String, of names: [String]) {
    let cell = Cell()
    cell.formula = { [weak self] in names.compactMap { self?.cells[$0]?.value }.reduce(0, +) } //@ formula
    cells[target] = cell
    for name in names { cells[name]?.dependents.append(cell) }
  }
}

final class OutlineDocument {
  let root = OutlineItem("Root")
  let folder = FolderNode("Home")
  let deck = SlideDeck()
  let sheet = Sheet()

  func build() {
    let chapter = OutlineItem("Chapter")
    root.append(chapter)
    chapter.append(OutlineItem("Section"))
    folder.add(FolderNode("notes.txt"))
    ["Title", "Agenda", "Questions"].forEach { deck.append($0) }
    sheet.set("a", 1)
    sheet.set("b", 2)
    sheet.sum("total", of: ["a", "b"])
    sheet.cells["a"]?.recalculate()
  }
}
