import Findings

/// The first part of an HTML report: which repairs to make first, and what each of them frees.
struct HTMLRepairs {
  let findings: [OpenFinding]
  let causes: [FindingCause]

  /// The maximum number of repairs that are listed.
  private static let limit = 5
  /// The maximum number of types that a repair names.
  private static let typeLimit = 4

  /// Empty if there are too few findings for an order to matter.
  var section: String {
    if causes.count < 2 { return "" }
    let ordered = causes.byWorth { findings[$0].finding.level }
    let entries = ordered.prefix(Self.limit).map { cause in
      let head = findings[cause.head]
      let level = head.finding.level.rawValue
      return
        "<li class=\"\(level)\"><span class=\"level\">\(level)</span> <a href=\"#\(HTMLFindings.identifier(head))\">\(HTMLText.sentence(head.finding.message))</a>"
        + "<br><small>\(HTMLText.escaped(head.path)):\(head.start.line) · \(gain(of: cause))</small></li>"
    }
    let more = causes.count > Self.limit ? " Of \(causes.count) causes these come first: the gravest, and then those behind most findings." : ""
    return
      "<section id=\"first\"><h2>Repair first</h2><p>Findings whose paths share a reference are one entry. The finding links to its repair.\(more)</p>"
      + "<ol>\(entries.joined())</ol></section>"
  }

  /// Whether the repair of the representative cuts the shared reference: its own capture, or the reference at its own place. Any other shared reference stays
  /// when one closure is repaired.
  private func isCutByOneRepair(_ cause: FindingCause) -> Bool {
    let finding = findings[cause.head].finding
    guard let step = cause.step else { return true }
    if finding.path[step].place == finding.place { return true }
    return finding.path.lastIndex { !$0.drawn.isEmpty } == step && finding.path[step].drawn.contains { $0.isCapture }
  }

  /// What the repair ends. Types are named without `?`: it is the objects that are freed.
  private func gain(of cause: FindingCause) -> String {
    let members = [cause.head] + cause.others
    let boxes = members.flatMap { findings[$0].finding.path }.flatMap(\.drawn).flatMap { [$0.source, $0.target] }
    let named = boxes.filter { [.root, .object].contains($0.kind) }.map { box in String(box.type.prefix { $0 != "?" && $0 != "!" }) }
    let types = Set(named.filter { !$0.isEmpty }).sorted()
    let count = members.count == 1 ? "1 finding" : "\(members.count) findings"
    if !isCutByOneRepair(cause) { return "\(members.count) places to repair, whose paths share step \((cause.step ?? 0) + 1)" }
    if types.isEmpty { return "mends \(count)" }
    let shown = types.prefix(Self.typeLimit).map { "<code>\(HTMLText.escaped($0))</code>" }.joined(separator: ", ")
    let rest = types.count > Self.typeLimit ? " and \(types.count - Self.typeLimit) more" : ""
    return "mends \(count), frees objects of \(types.count == 1 ? "1 type" : "\(types.count) types"): \(shown)\(rest)"
  }
}
