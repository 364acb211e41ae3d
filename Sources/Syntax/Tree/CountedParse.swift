import CTreeSitter
import TreeSitterSwift

/// One parse that counts how often each stretch of the text is scanned, and stops where that shows that it would never end.
///
/// The runtime inserts tokens that are missing, and goes back to earlier states. Now and then the two undo each other, in one place
/// and for ever.
enum CountedParse {
  /// Bytes. A parser goes over them a few times: once, in each of the readings that it follows at a time, and again where it recovers.
  private static let stretch: UInt32 = 64

  /// The tree; nil where the parse was stopped.
  ///
  /// - Parameter old: A tree that has been told of all changes; what has not changed is taken from it.
  static func run(_ parser: OpaquePointer, _ text: UnsafePointer<CChar>, length: UInt32, old: OpaquePointer? = nil) -> OpaquePointer? {
    let counts = UnsafeMutablePointer<UInt16>.allocate(capacity: Int(length / stretch) + 1)
    counts.initialize(repeating: 0, count: Int(length / stretch) + 1)
    defer { counts.deallocate() }
    var input = UnretainInput(text: text, length: length, part_length: stretch, part: 0, is_stopped: 0)
    return withUnsafeMutablePointer(to: &input) { input in
      let (part, isStopped) = (unretain_part(input), unretain_stop(input))
      var scans = UnretainScanCounts(by_stretch: counts, limit: ParserLimits.scansOfStretch, stretch: part, is_exhausted: isStopped)
      return withUnsafeMutablePointer(to: &scans) { scans in
        unretain_count_scans(scans)
        defer { unretain_count_scans(nil) }
        return unretain_parse(parser, input, old)
      }
    }
  }
}
