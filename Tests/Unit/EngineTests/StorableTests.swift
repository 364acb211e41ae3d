import Engine
import Support
import Testing

@Suite struct StorableTests {
  private func again<Value: Storable>(_ value: Value) -> Value? { value.storedBytes.withUnsafeBytes { Value(storedBytes: $0) } }

  @Test func numbersComeBack() {
    for number in [0, 1, -1, 63, 64, -64, -65, 1 << 31, Int.max, Int.min] { #expect(again(number) == number) }
    for number in [0, 127, 128, UInt32.max] {
      #expect(again(number) == number)
      #expect(again(Optional(number)) == .some(number))
    }
    for number in [0, -1, Int32.max, Int32.min] {
      #expect(again(number) == number)
      #expect(again(Optional(number)) == .some(number))
    }
    for number in [0, 1 << 63, UInt64.max] { #expect(again(number) == number) }
    #expect(again(UInt16.max) == .max)
    #expect(again(UInt32?.none) == .some(nil))
  }

  @Test func smallNumbersAreShort() {
    #expect(UInt32(127).storedBytes.count == 1)
    #expect((-1).storedBytes.count == 1)
    #expect(UInt32?.some(126).storedBytes.count == 1)
  }

  @Test func containersComeBack() {
    #expect(again(["a", "", "ä\u{0}"]) == ["a", "", "ä\u{0}"])
    #expect(again([1: Set(["b"]), 2: []]) == [1: ["b"], 2: []])
    #expect(again([Int?.none, 3]) == [nil, 3])
    #expect(again(Array(UInt8.min...255)) == Array(UInt8.min...255))
    #expect(again(-2..<5) == -2..<5)
    #expect(again(Lazy([1, 2]))?.value == [1, 2])
  }

  @Test func numbersThatAscendComeBack() {
    let numbers: [UInt32] = [0, 5, 300, 299, .max]
    var writer = StoreWriter()
    writer.write(ascending: numbers)
    writer.bytes.withUnsafeBytes { bytes in
      var reader = StoreReader(bytes)
      #expect(reader.ascending() == numbers && reader.isAtEnd)
    }
  }

  private func shared(_ values: [Tree]) -> SharedBytes {
    var writer = StoreWriter(sharing: Tree.self)
    writer.write("text")
    writer.write(Lazy(values))
    writer.write("text")
    return SharedBytes(copying: writer.bytes)
  }

  @Test func sharedValuesAreWrittenOnce() {
    let deep = Tree.pair(.pair(.leaf, .leaf), .pair(.leaf, .leaf))
    let bytes = shared([deep, deep, .leaf])
    var reader = StoreReader(bytes, sharing: Tree.self)
    #expect(reader.read(String.self) == "text")
    let later = reader.read(Lazy<[Tree]>.self)
    #expect(reader.read(String.self) == "text" && reader.isAtEnd)
    #expect(later.value == [deep, deep, .leaf])
    // Three trees of three bytes at most, the text with the numbers of both, and the counts.
    #expect(bytes.bytes.count <= 24)
  }

  @Test func textsAreShared() {
    let texts = Array(repeating: "a long text that comes again", count: 100)
    let bytes = texts.storedBytesWithSharedTexts
    #expect(bytes.count < 140)
    #expect(bytes.withUnsafeBytes { [String](storedBytesWithSharedTexts: $0) } == texts)
  }

  @Test func everyByteCanBeCompiledIn() {
    let bytes = Array(UInt8.min...255)
    let source = BytesLiteral.source(of: bytes)
    #expect(source.hasPrefix(#""\u{0}\u{1}"#) && source.contains(##"!\"#$"##) && source.contains(#"[\\]"#) && source.hasSuffix("þÿ\""))
    #expect(BytesLiteral.bytes(of: "\u{0}\n\"a~\u{80}\u{BF}\u{C0}ÿ") == [0, 10, 34, 97, 126, 0x80, 0xBF, 0xC0, 0xFF])
  }

  /// Bytes that no writer wrote give no value or some; they neither trap nor ask for memory that they are no reason for.
  @Test func damagedBytesDoNotTrap() {
    let whole = Sample(numbers: [1, -500, 1 << 40], table: ["a": [3..<9], "b": []], trees: [.pair(.leaf, .leaf)], wide: [0, .max]).storedBytesIn
    for index in whole.indices {
      Sample.read(Array(whole[..<index]))
      for bit in 0..<8 {
        var damaged = whole
        damaged[index] ^= 1 << UInt8(bit)
        Sample.read(damaged)
      }
    }
    for bytes in [[0xFF, 0xFF, 0xFF, 0xFF, 0x0F], Array(repeating: 0xFF, count: 12)] as [[UInt8]] {
      bytes.withUnsafeBytes { bytes in
        #expect([Int](storedBytes: bytes) == nil && Set<Int>(storedBytes: bytes) == nil && String(storedBytes: bytes) == nil)
        #expect([UInt8](storedBytes: bytes) == nil && UInt16(storedBytes: bytes) == nil && Range<Int>(storedBytes: bytes) == nil)
      }
    }
  }

  /// Behind what is damaged there is nothing: a table that is wrong in one place is not read on.
  @Test func nothingIsReadBehindDamage() {
    [UInt8](repeating: 1, count: 4).withUnsafeBytes { bytes in
      var reader = StoreReader(bytes)
      #expect(reader.byte() == 1)
      reader.expect(false)
      #expect(reader.byte() == 0 && reader.count() == 0 && reader.isDamaged && !reader.isAtEnd)
    }
  }
}

private indirect enum Tree: SharedStorable, Sendable {
  case leaf
  case pair(Tree, Tree)

  static var standIn: Tree { .leaf }
  func storeContent(to writer: inout StoreWriter) {
    switch self {
    case .leaf: writer.write(byte: 0)
    case .pair(let left, let right):
      writer.write(byte: 1)
      writer.write(left)
      writer.write(right)
    }
  }
  init(contentFrom reader: inout StoreReader) {
    switch reader.byte() {
    case 0: self = .leaf
    case 1: self = .pair(reader.read(), reader.read())
    default: self = reader.refuse(.leaf)
    }
  }
}

private struct Sample: Storable {
  var numbers: [Int]
  var table: [String: [Range<Int>]]
  var trees: [Tree]
  var wide: [UInt64]

  init(numbers: [Int], table: [String: [Range<Int>]], trees: [Tree], wide: [UInt64]) {
    self.numbers = numbers
    self.table = table
    self.trees = trees
    self.wide = wide
  }
  func store(to writer: inout StoreWriter) {
    writer.write(numbers)
    writer.write(table)
    writer.write(trees)
    writer.write(wide)
  }
  init(from reader: inout StoreReader) {
    numbers = reader.read()
    table = reader.read()
    trees = reader.read()
    wide = reader.read()
  }

  var storedBytesIn: [UInt8] {
    var writer = StoreWriter(sharing: Tree.self)
    writer.write(self)
    return writer.bytes
  }
  static func read(_ bytes: [UInt8]) {
    var reader = StoreReader(SharedBytes(copying: bytes), sharing: Tree.self)
    _ = reader.read(Sample.self)
  }
}
