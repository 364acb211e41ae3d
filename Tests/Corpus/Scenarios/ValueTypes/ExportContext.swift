import Foundation

struct ExportContext {
  let exporter: ReportExporter
  var name = "report"
  func title() -> String { name + exporter.suffix }
}

struct ExportOptions {
  weak var exporter: ReportExporter?
  var pages = 3
}

final class ReportExporter {
  var suffix = ".pdf"
  private var naming: (() -> String)?
  private var context: ExportContext?
  private var options: ExportOptions?

  func nameByContext() {
    let context = ExportContext(exporter: self)
    naming = { context.title() } //@ byContext
  }

  func nameByTitle() {
    let context = ExportContext(exporter: self)
    naming = { [title = context.title()] in title } //@ byTitle
  }

  func nameByOptions() {
    let options = ExportOptions(exporter: self)
    naming = { [options] in options.exporter?.suffix ?? "" } //@ byOptions
  }

  func nameByMethod() {
    naming = ExportContext(exporter: self).title //@ byMethod
  }

  func keepContext() { context = ExportContext(exporter: self) } //@ context

  func keepOptions() { options = ExportOptions(exporter: self) }

  func nameByTuple() {
    let pair = (exporter: self, count: 3)
    naming = { pair.exporter.suffix } //@ byTuple
  }
}
