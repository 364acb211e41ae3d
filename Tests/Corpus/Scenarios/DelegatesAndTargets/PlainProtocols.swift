/// Not limited to classes, but only classes conform to it.
protocol RowHandler {
  func tapped()
}

final class Row {
  private var onTap: (() -> Void)?
  func set(_ handler: RowHandler) { onTap = { handler.tapped() } }  //@ handler
  func tap() { onTap?() }
}

final class RowList: RowHandler {
  private let row = Row()
  private(set) var count = 0

  func fill() { row.set(self) }
  func tapped() { count += 1 }
}

/// A structure conforms to it, too: a copy holds nobody.
protocol LabelSource {
  var text: String { get }
}

struct PlainLabel: LabelSource {
  var text = "plain"
}

final class Header {
  private var makeText: (() -> String)?
  func set(_ source: LabelSource) { makeText = { source.text } }  //@ copied
}

final class Sheet: LabelSource {
  let header = Header()
  let text = "sheet"

  func fill() { header.set(PlainLabel()) }
}
