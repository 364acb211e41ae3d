import Program
import Facts
import Catalog

/// A capture, uniform for closures and method references.
struct CaptureDescription {
  var variable: VariableReference?
  var name: ObjectName
  var strength: CaptureStrength
  var use: ByteRange
  var entry: ByteRange?
  var shape: Shape
  var isSelf: Bool
  /// Whether the capture list computes it (`[log = makeLog()]`). Then this closure is the cause of what it holds.
  var isComputed = false
}
