import Ownership
import Program
import Facts

/// Computes fixes for findings, or why there are none.
///
/// It reads facts and file contents and changes nothing: a fix is a list of edits.
public struct FixPlanner: Sendable {
  let program: Program
  /// The bytes of the program's files, in order.
  let texts: [[UInt8]]
  let onWork: (@Sendable (_ path: String?) -> Void)?

  /// - Parameter onWork: Called with the file of the current finding; `nil` when it is done.
  public init(program: Program, texts: [[UInt8]], onWork: (@Sendable (_ path: String?) -> Void)? = nil) {
    self.program = program
    self.texts = texts
    self.onWork = onWork
  }

  /// The maximum length of closures in bytes. Longer ones are left to people.
  private static let lengthLimit: UInt32 = 16_384

  /// The findings with their fixes. Fast if the findings of one file are adjacent.
  public func offer(for findings: [Finding]) -> [Finding] {
    var contexts = FixContexts(program: program, texts: texts)
    return findings.map { finding in
      var finding = finding
      onWork?(program.files[finding.place.file].path)
      defer { onWork?(nil) }
      finding.fix = offer(for: finding, &contexts)
      return finding
    }
  }

  private func offer(for finding: Finding, _ contexts: inout FixContexts) -> FixOffer? {
    guard let repair = finding.repair else { return nil }
    let isUnread = program.files[finding.place.file].parseErrors.contains {
      $0.range.start < repair.closure.range.end && repair.closure.range.start < $0.range.end
    }
    // Each fix reads its closure completely. With thousands of nested closures that would be quadratic.
    if repair.closure.range.end - repair.closure.range.start > Self.lengthLimit {
      return .refused(reason: "the closure is longer than \(Self.lengthLimit) bytes")
    }
    if isUnread { return .refused(reason: "a part of the code could not be read") }
    var reason = repair.unfixable ?? "the rule knows no fix"
    for strategy in repair.strategies {
      let attempt: FixAttempt
      switch strategy {
      case .constantCapture: attempt = ConstantCaptureFix(repair).attempt(&contexts)
      case .weakCapture: attempt = WeakCaptureFix(repair).attempt(&contexts)
      case .closureInPlace: attempt = ClosureInPlaceFix(repair).attempt(&contexts)
      case .weakProperty: attempt = WeakPropertyFix(finding.place, program: program, text: contexts.text(of: finding.place.file)).attempt(&contexts)
      case .entryRemoval: attempt = EntryRemovalFix(repair).attempt(&contexts)
      }
      switch attempt {
      case .fix(let fix): return .fix(fix)
      case .refused(let why): reason = why
      case .notMeant: continue
      }
    }
    return .refused(reason: reason)
  }
}
