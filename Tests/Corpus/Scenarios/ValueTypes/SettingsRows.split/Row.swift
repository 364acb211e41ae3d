import Foundation

struct Row {
  let title: String
  let onTap: () -> Void
}

struct Section {
  var rows: [Row]
  var footer: (() -> String)?
}
