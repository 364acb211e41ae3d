import Program
import Facts
import Catalog

/// A capture as both closures and method references have them.
struct CaptureDescription {
  var variable: VariableID?
  var name: String
  var strength: CaptureStrength
  var use: ByteRange
  var entry: ByteRange?
  var shape: Shape
  var isSelf: Bool
  /// Does the capture list compute it (`[log = makeLog()]`)? What that brings along is this closure's doing.
  var isComputed = false
}
