import Engine
import Facts

/// An identifier, interned over the whole program.
public struct Name: Sendable, NumberKey, Storable {
  public let index: UInt32
  @inlinable public var keyBits: UInt64 { UInt64(index) }
  public init(index: UInt32) { self.index = index }
}

/// The identifiers of the whole program. Names of models and of the language are interned beside those of the files.
public struct NameTable: Sendable {
  @usableFromInline var texts: [String] = []
  private var indices: [String: UInt32] = [:]

  public init() {}

  /// - Parameter texts: Those of another table, in the order of their numbers.
  public init(_ texts: [String]) {
    self.texts = texts
    indices.reserveCapacity(texts.count)
    for (index, text) in texts.enumerated() { indices[text] = UInt32(index) }
  }

  /// The text of each name, in the order of their numbers.
  public var all: [String] { texts }

  /// The name for a text, made new where the program does not have it yet.
  public mutating func intern(_ text: String) -> Name {
    if let index = indices[text] { return Name(index: index) }
    let index = UInt32(texts.count)
    texts.append(text)
    indices[text] = index
    return Name(index: index)
  }

  /// The name for a text, where the program has it.
  public func find(_ text: String) -> Name? { indices[text].map { Name(index: $0) } }

  @inlinable public func text(_ name: Name) -> String { texts[Int(name.index)] }

  public var count: Int { texts.count }
}

/// Of the names of a program those that its files mention, and those of the language: the others come from models, or from texts of an
/// earlier run.
struct MentionedNames {
  private let names: NameTable
  private var isMentioned: [Bool]

  init(_ names: NameTable, in files: [[Name]], and known: KnownNames) {
    self.names = names
    isMentioned = Array(repeating: false, count: names.count)
    for file in files { for name in file { isMentioned[Int(name.index)] = true } }
    // They come first.
    for index in 0...Int(known.last.index) { isMentioned[index] = true }
  }

  func contains(_ text: String) -> Bool { names.find(text).map { isMentioned[Int($0.index)] } ?? false }
}
