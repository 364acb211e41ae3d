import Facts

extension ByteRange {
  /// The range as positions in an array of bytes.
  var indices: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}
