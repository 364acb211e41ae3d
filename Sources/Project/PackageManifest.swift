/// The targets of a SwiftPM manifest that have an explicit folder. The manifest is a program, but is only read as text. A target declared in another way is
/// assumed to lie in SwiftPM's default folder.
struct PackageManifest {
  struct Target: Equatable {
    var name: String
    /// Relative to the manifest's folder; empty for that folder.
    var path: String
    var isTest: Bool
  }

  /// Deeper folders first.
  let targets: [Target]

  init(_ text: [UInt8]) {
    var scanner = Scanner(text: text)
    scanner.run()
    // Equal elements keep the order of the manifest.
    targets = scanner.targets.enumerated().sorted { ($1.element.path.utf8.count, $0.offset) < ($0.element.path.utf8.count, $1.offset) }.map(\.element)
  }

  /// The target of a file, given its path relative to the manifest's folder.
  func target(of path: Substring) -> Target? {
    targets.first { $0.path.isEmpty || path.hasPrefix($0.path + "/") }
  }
}

/// Finds calls such as `.target(name: "Core", path: "Sources")`.
private struct Scanner {
  let text: [UInt8]
  var targets: [PackageManifest.Target] = []
  private var position = 0
  /// The number of open brackets.
  private var depth = 0
  /// The name before the last colon.
  private var label: String?
  private var call: (isTest: Bool, depth: Int, name: String?, path: String?)?

  init(text: [UInt8]) { self.text = text }

  mutating func run() {
    while let byte = peek() {
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"): skip { $0 != UInt8(ascii: "\n") }
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        position += 2
        while let next = peek(), next != UInt8(ascii: "*") || peek(1) != UInt8(ascii: "/") { position += 1 }
        position += 2
      case UInt8(ascii: "\""): argument(string())
      case _ where Self.isName(byte): name(isMember: position > 0 && text[position - 1] == UInt8(ascii: "."))
      default:
        bracket(byte)
        label = nil
        position += 1
      }
    }
  }

  private mutating func argument(_ value: String) {
    if let call, depth == call.depth + 1 {
      if label == "name" { self.call?.name = value }
      if label == "path" { self.call?.path = value }
    }
    label = nil
  }

  private mutating func name(isMember: Bool) {
    let start = position
    skip(while: Self.isName)
    let name = String(decoding: text[start..<position], as: UTF8.self)
    skip { $0 == UInt8(ascii: " ") }
    label = peek() == UInt8(ascii: ":") ? name : nil
    if label != nil { position += 1 }
    guard isMember, call == nil, peek() == UInt8(ascii: "("), ["target", "executableTarget", "testTarget", "macro", "plugin"].contains(name) else { return }
    call = (name == "testTarget", depth, nil, nil)
  }

  private mutating func bracket(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
      depth -= 1
      guard let call, depth == call.depth else { return }
      self.call = nil
      guard let name = call.name, let path = call.path else { return }
      let components = path.split(separator: "/").filter { $0 != "." }
      targets.append(PackageManifest.Target(name: name, path: components.joined(separator: "/"), isTest: call.isTest))
    default: break
    }
  }

  private mutating func string() -> String {
    position += 1
    let start = position
    while let byte = peek(), byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\n") { position += byte == UInt8(ascii: "\\") ? 2 : 1 }
    let value = String(decoding: text[min(start, text.count)..<min(position, text.count)], as: UTF8.self)
    position += 1
    return value
  }

  private func peek(_ ahead: Int = 0) -> UInt8? { position + ahead < text.count ? text[position + ahead] : nil }

  private mutating func skip(while belongs: (UInt8) -> Bool) { while let byte = peek(), belongs(byte) { position += 1 } }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
