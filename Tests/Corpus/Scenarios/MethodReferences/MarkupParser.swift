import Foundation

enum Token {
  case open(String)
  case close(String)
  case text(String)
}

final class Node {
  let tag: String
  var children: [Node] = []
  var text = ""
  var parent: Node?  //@ nodeParent
  init(tag: String) { self.tag = tag }

  func append(_ child: Node) {
    child.parent = self
    children.append(child)
  }
}

final class Footnote {
  let mark: Int
  let anchor: Node  //@ anchor
  init(mark: Int, anchor: Node) { (self.mark, self.anchor) = (mark, anchor) }
}

final class Tokenizer {
  func scan(_ source: String, emit: (Token) -> Void) {
    for word in source.split(separator: " ") {
      if word.hasPrefix("</") { emit(.close(String(word.dropFirst(2)))) }
      else if word.hasPrefix("<") { emit(.open(String(word.dropFirst()))) }
      else { emit(.text(String(word))) }
    }
  }
}

class TagReader {
  var handlers: [String: (String) -> Void] = [:]
  private let tokenizer = Tokenizer()

  func read(_ source: String) {
    tokenizer.scan(source) { token in  //@ scan
      if case .open(let tag) = token { self.handlers[tag]?(tag) }
    }
  }
}

final class OutlineReader: TagReader {
  private(set) var headings: [String] = []

  func prepare() {
    handlers["h1"] = addHeading  //@ heading
  }

  private func addHeading(_ tag: String) { headings.append(tag) }
}

final class LinkCollector {
  private(set) var links = 0

  func collect(_ source: String) {
    let reader = TagReader()
    reader.handlers["a"] = addLink  //@ link
    reader.read(source)
  }

  private func addLink(_ tag: String) { links += 1 }
}

final class DocumentImporter {
  private(set) var root: Node?
  private(set) var note: Footnote?
  private(set) var reader: TagReader?
  private(set) var outline: OutlineReader?
  private(set) var collector: LinkCollector?

  func buildTree() {
    let root = Node(tag: "body")
    root.append(Node(tag: "p"))
    self.root = root
  }

  func annotate() { note = Footnote(mark: 1, anchor: Node(tag: "p")) }

  func skim() {
    reader = TagReader()
    reader?.read("<p hello </p")
  }

  func readOutline() {
    outline = OutlineReader()
    outline?.prepare()
    outline?.read("<h1 title </h1")
  }

  func countLinks() {
    collector = LinkCollector()
    collector?.collect("<a here </a")
  }

  func discard() { (root, note, reader, outline, collector) = (nil, nil, nil, nil, nil) }
}

final class ImportCommand {
  func run() -> Int {
    let importer = DocumentImporter()
    importer.buildTree()
    importer.annotate()
    importer.skim()
    importer.readOutline()
    importer.countLinks()
    let links = importer.collector?.links ?? 0
    importer.discard()
    return links
  }
}
