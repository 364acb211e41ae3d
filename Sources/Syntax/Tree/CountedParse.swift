import CTreeSitter
import TreeSitterSwift

/// A parse that counts how often each part of the text is scanned, and stops when the counts show that it would not terminate.
///
/// The runtime inserts missing tokens and returns to earlier states. Occasionally the two undo each other at one place for ever.
enum CountedParse {
  /// In bytes. A parser scans each part a few times: once per reading that it follows in parallel, and again during error recovery.
  private static let stretch: UInt32 = 64

  /// The tree; nil if the parse was stopped.
  ///
  /// - Parameter old: An earlier tree with all edits applied. Unchanged parts are reused.
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
