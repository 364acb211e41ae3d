import Engine
import Facts

/// An identifier, interned over the whole program.
public struct Name: Sendable, NumberKey, Storable {
  public let index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(index: UInt32) { self.index = index }
}

/// The identifiers of the whole program. Names from models and from the language are interned with those of the files.
public struct NameTable: Sendable {
  @usableFromInline var texts: [String] = []
  private var indices: [String: UInt32] = [:]

  public init() {}

  /// - Parameter texts: The texts of another table, in the order of their numbers.
  public init(_ texts: [String]) {
    self.texts = texts
    indices.reserveCapacity(texts.count)
    for (index, text) in texts.enumerated() { indices[text] = UInt32(index) }
  }

  /// The text of each name, by number.
  public var all: [String] { texts }

  /// The name for a text; created if the program does not have it.
  public mutating func intern(_ text: String) -> Name {
    if let index = indices[text] { return Name(index: index) }
    let index = UInt32(texts.count)
    texts.append(text)
    indices[text] = index
    return Name(index: index)
  }

  /// The name for a text, if the program has it.
  public func find(_ text: String) -> Name? { indices[text].map { Name(index: $0) } }

  @inlinable public func text(_ name: Name) -> String { texts[Int(name.index)] }

  public var count: Int { texts.count }
}

/// The names that the files mention, and those of the language. All other names come from models or from texts of an earlier run.
struct MentionedNames {
  private let names: NameTable
  private var isMentioned: [Bool]

  init(_ names: NameTable, in files: [[Name]], and known: KnownNames) {
    self.names = names
    isMentioned = Array(repeating: false, count: names.count)
    for file in files { for name in file { isMentioned[Int(name.index)] = true } }
    // The language's names come first.
    for index in 0...Int(known.last.index) { isMentioned[index] = true }
  }

  func contains(_ text: String) -> Bool { names.find(text).map { isMentioned[Int($0.index)] } ?? false }
}
