import Catalog
import Project
import Reporting

extension FindingTimeline {
  /// A page with the number of findings as a curve.
  public var page: String {
    var points = [HTMLHistory.Point(label: "at the start: \(Self.words(open(after: nil), level))", counts: open(after: nil))]
    points += history.steps.indices.map { step in
      HTMLHistory.Point(label: "\(title(step)): \(Self.words(open(after: step), level))", counts: open(after: step))
    }
    let entries = history.steps.indices.reversed().compactMap { step -> HTMLHistory.Entry? in
      let (introduced, ended) = (introduced(by: step), ended(by: step))
      if introduced.isEmpty, ended.isEmpty { return nil }
      return HTMLHistory.Entry(
        title: title(step), introduced: introduced.map { ($0.first.known.level, line($0.first)) },
        ended: ended.map { ($0.finding.known.level, "\(line($0.finding)): \(end($0))") })
    }
    return HTMLHistory(points: points, entries: entries, summary: summary, minimumLevel: level).render()
  }
}
