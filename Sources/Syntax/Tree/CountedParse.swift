import CTreeSitter
import TreeSitterSwift

/// A parse that counts how often each part of the text is scanned and how much memory is asked for, and stops at the limits.
///
/// The runtime inserts missing tokens and returns to earlier states. Occasionally the two undo each other at one place for ever. Its error nodes may become
/// too large for it.
enum CountedParse {
  /// In bytes. A parser scans each part a few times: once per reading that it follows in parallel, and again during error recovery.
  private static let stretch: UInt32 = 64

  enum Outcome {
    case tree(OpaquePointer)
    /// The runtime was told to stop.
    case stopped
    /// The parse was ended before the runtime would have broken. The parser is in no state for use.
    case broken
  }

  /// Parses a text within ``ParserLimits``.
  ///
  /// - Parameter old: An earlier tree with all edits applied. Unchanged parts are reused.
  static func run(_ parser: OpaquePointer, _ text: UnsafePointer<CChar>, length: UInt32, old: OpaquePointer? = nil) -> Outcome {
    let counts = UnsafeMutablePointer<UInt16>.allocate(capacity: Int(length / stretch) + 1)
    counts.initialize(repeating: 0, count: Int(length / stretch) + 1)
    defer { counts.deallocate() }
    var input = UnretainInput(text: text, length: length, part_length: stretch, part: 0, is_stopped: 0)
    return withUnsafeMutablePointer(to: &input) { input in
      let (part, isStopped) = (unretain_part(input), unretain_stop(input))
      var scans = UnretainScanCounts(by_stretch: counts, limit: ParserLimits.scansOfStretch, stretch: part, is_exhausted: isStopped)
      var bounds = UnretainMemoryBounds(
        block: ParserLimits.block, large_block: ParserLimits.largeBlock, large_blocks: ParserLimits.largeBlocks(ofTextOf: length), is_exhausted: isStopped)
      var parse = UnretainParse(parser: parser, input: input, old: old, tree: nil)
      return withUnsafeMutablePointer(to: &scans) { scans in
        unretain_count_scans(scans)
        defer { unretain_count_scans(nil) }
        // No frame of Swift lies between the two C functions: they may leave the work in its midst.
        guard unretain_run_bounded(&bounds, unretain_perform, &parse) != 0 else { return .broken }
        return parse.tree.map(Outcome.tree) ?? .stopped
      }
    }
  }
}
