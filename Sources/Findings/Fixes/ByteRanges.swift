import Facts

extension ByteRange {
  /// The range as indices of a byte array.
  var indices: Range<Int> { Int(start)..<max(Int(start), Int(end)) }
}
