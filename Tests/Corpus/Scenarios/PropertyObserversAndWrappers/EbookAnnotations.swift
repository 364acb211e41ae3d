import Foundation

@propertyWrapper
final class Observed<Value> {
  private var handlers: [(Value) -> Void] = []
  var wrappedValue: Value { didSet { handlers.forEach { $0(wrappedValue) } } }
  var projectedValue: Observed<Value> { self }
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  func observe(_ handler: @escaping (Value) -> Void) { handlers.append(handler) }
}

final class Annotation {
  let text: String
  let document: AnnotatedDocument  //@ document
  init(_ text: String, in document: AnnotatedDocument) {
    self.text = text
    self.document = document
  }
  var isFirst: Bool { document.annotations.first === self }
}

final class AnnotatedDocument {
  let title: String
  private(set) var annotations: [Annotation] = []
  init(title: String) { self.title = title }
  func annotate(_ text: String) { annotations.append(Annotation(text, in: self)) }
}

final class MarginNote {
  let text: String
  private let document: AnnotatedDocument  //@ margin
  init(_ text: String, in document: AnnotatedDocument) {
    self.text = text
    self.document = document
  }
  var caption: String { "\(document.title): \(text)" }
}

final class FontSettings {
  @Observed var size = 12
  private(set) var lineHeight = 15

  init() {
    $size.observe { size in  //@ size
      self.lineHeight = size + 3
    }
  }
}

final class ThemeSettings {
  @Observed var isDark = false
  private(set) var background = "white"

  init() {
    $isDark.observe { [weak self] isDark in  //@ dark
      self?.background = isDark ? "black" : "white"
    }
  }
}

final class PageIndicator {
  private(set) var text = ""
  func show(_ page: Int) { text = "Page \(page)" }
}

final class ReadingPosition {
  @Observed var page = 1
  private let indicator = PageIndicator()

  init() {
    $page.observe(indicator.show)  //@ indicator
  }
}

final class Shelf {
  @Observed var selection: String?
  private var opened: [String] = []
  let recent = ReadingPosition()

  func open() {
    $selection.observe { [recent] title in  //@ selection
      if title != nil { recent.page = 1 }
      self.opened.append(title ?? "")
    }
  }
}

final class ReadingRoom {
  func read(visit: (AnyObject) -> Void) -> [String] {
    let document = AnnotatedDocument(title: "Emma")
    document.annotate("handsome, clever, and rich")
    let notes = AnnotatedDocument(title: "Persuasion")
    let note = MarginNote("half agony", in: notes)
    let font = FontSettings(), theme = ThemeSettings(), position = ReadingPosition(), shelf = Shelf()
    [document, notes, font, theme, position, shelf].forEach(visit)
    font.size = 14
    theme.isDark = true
    position.page = 2
    shelf.open()
    shelf.selection = document.title
    return [note.caption, "\(font.lineHeight)", theme.background]
  }
}
