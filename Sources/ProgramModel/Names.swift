import SourceFacts

/// An identifier, interned over the whole program.
public struct Name: Sendable, Hashable {
  public let index: UInt32
}

/// The identifiers of the whole program. Names of models and of the language are interned beside those of the files.
public struct NameTable: Sendable {
  @usableFromInline var texts: [String] = []
  private var indices: [String: UInt32] = [:]

  public init() {}

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
