/// The key of an entry: the hash of all its inputs.
public struct CacheKey: Sendable, Hashable {
  /// 64 digits, 0-9 and a-f.
  let text: String

  public init(_ hash: SHA256) {
    let digits = Array("0123456789abcdef".utf8)
    text = String(decoding: hash.finish().flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }, as: UTF8.self)
  }
}
