import Foundation

struct Element {
  let name: String
  var text: String
}

final class Tokenizer {
  var onOpen: ((String) -> Void)?
  var onText: ((String) -> Void)?
  var onClose: ((String) -> Void)?

  func feed(_ source: String) {
    for word in source.split(separator: " ") {
      if word.hasPrefix("/") {
        onClose?(String(word.dropFirst()))
      } else if word.hasPrefix("<") {
        onOpen?(String(word.dropFirst()))
      } else {
        onText?(String(word))
      }
    }
  }
}

final class FeedParser {
  private let tokenizer = Tokenizer()
  private(set) var stack: [Element] = []

  func prepare() {
    tokenizer.onOpen = open  //@ open
  }

  func parse(_ source: String) { tokenizer.feed(source) }

  private func open(_ name: String) { stack.append(Element(name: name, text: "")) }
}

final class OutlineParser {
  private let tokenizer = Tokenizer()
  private var depth = 0
  private(set) var titles: [String] = []

  func prepare() {
    let handler = collect  //@ collect
    tokenizer.onText = { handler($0.trimmingCharacters(in: .whitespaces)) }
  }

  func parse(_ source: String) { tokenizer.feed(source) }

  private func collect(_ text: String) { titles.append(text) }
}

final class LinkParser {
  private let makeTokenizer: () -> Tokenizer
  private(set) var links: [String] = []

  init(makeTokenizer: @escaping () -> Tokenizer = Tokenizer.init) { self.makeTokenizer = makeTokenizer }

  func parse(_ source: String) {
    let tokenizer = makeTokenizer()
    tokenizer.onText = collect  //@ collectLinks
    tokenizer.feed(source)
  }

  func sorted() -> [String] {
    links.map(normalized).sorted()  //@ normalized
  }

  private func collect(_ text: String) { if text.contains("://") { links.append(text) } }
  private func normalized(_ link: String) -> String { link.lowercased() }
}

struct Rule {
  let match: (Substring) -> Substring?

  func or(_ other: Rule) -> Rule {
    Rule { self.match($0) ?? other.match($0) }
  }
}

final class PathGrammar {
  private let separator: Character

  private lazy var segment = Rule { text in  //@ segment
    let rest = text.drop { $0 != self.separator }
    return rest.count < text.count ? rest : nil
  }

  private let slash = Rule { $0.first == "/" ? $0.dropFirst() : nil }

  init(separator: Character) { self.separator = separator }

  func matches(_ path: String) -> Bool {
    var rest = path[...]
    while let next = slash.or(segment).match(rest) { rest = next }
    return rest.isEmpty
  }
}

final class StrictParser {
  private let tokenizer = Tokenizer()
  private var open: [String] = []
  private(set) var errors: [String] = []

  func parse(_ source: String) {
    tokenizer.onOpen = push  //@ push
    defer { tokenizer.onOpen = nil }
    tokenizer.feed(source)
  }

  private func push(_ name: String) {
    if open.contains(name) { errors.append(name) }
    open.append(name)
  }
}
