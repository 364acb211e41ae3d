import Foundation

protocol PaginatorDelegate: AnyObject {
  func paginator(_ paginator: Paginator, didFinish pages: Int)
}

final class Paginator {
  weak var delegate: (any PaginatorDelegate)?  //@ pagination
  private let text: String
  init(text: String) { self.text = text }
  func run() { delegate?.paginator(self, didFinish: text.count / 100 + 1) }
}

protocol BookmarkListDelegate: AnyObject {
  func bookmarkList(_ list: BookmarkList, didSelect page: Int)
}

final class BookmarkList {
  var delegate: (any BookmarkListDelegate)?  //@ bookmarks
  private var pages: [Int] = []
  func add(_ page: Int) { pages.append(page) }
  func select(_ index: Int) { delegate?.bookmarkList(self, didSelect: pages[index]) }
}

final class Chapter {
  let title: String
  var book: Book?  //@ book
  init(title: String) { self.title = title }
  var position: Int { book?.chapters.firstIndex { $0 === self } ?? 0 }
}

final class Book {
  let title: String
  private(set) var chapters: [Chapter] = []
  init(title: String) { self.title = title }

  func append(_ chapter: Chapter) {
    chapter.book = self
    chapters.append(chapter)
  }
}

final class Highlight {
  let range: Range<Int>
  unowned let page: Page  //@ page
  init(_ range: Range<Int>, on page: Page) {
    self.range = range
    self.page = page
  }
  var text: Substring { page.text.dropFirst(range.lowerBound).prefix(range.count) }
}

final class Page {
  let text: String
  private var highlights: [Highlight] = []
  init(text: String) { self.text = text }

  func mark(_ range: Range<Int>) { highlights.append(Highlight(range, on: self)) }
  func quotes() -> [String] { highlights.map { String($0.text) } }
}

final class Reader: PaginatorDelegate {
  private let paginator: Paginator
  private(set) var pages = 0

  init(text: String) {
    paginator = Paginator(text: text)
    paginator.delegate = self
  }
  func load() { paginator.run() }
  func paginator(_ paginator: Paginator, didFinish pages: Int) { self.pages = pages }
}

final class BookmarkPanel: BookmarkListDelegate {
  private let list = BookmarkList()
  private(set) var current = 0

  init() { list.delegate = self }
  func remember(_ page: Int) {
    list.add(page)
    list.select(0)
  }
  func bookmarkList(_ list: BookmarkList, didSelect page: Int) { current = page }
}

final class Library {
  private(set) var reader: Reader?
  private(set) var panel: BookmarkPanel?
  private(set) var book: Book?
  private(set) var page: Page?

  func read() {
    let book = Book(title: "Walden")
    ["Economy", "Reading", "Sounds"].map(Chapter.init).forEach(book.append)
    self.book = book
    page = Page(text: "Simplify, simplify.")
    page?.mark(0..<8)
    reader = Reader(text: "Simplify, simplify.")
    reader?.load()
    panel = BookmarkPanel()
    panel?.remember(3)
  }

  func putBack() -> [String] {
    let quotes = page?.quotes() ?? []
    (reader, panel, book, page) = (nil, nil, nil, nil)
    return quotes
  }
}
