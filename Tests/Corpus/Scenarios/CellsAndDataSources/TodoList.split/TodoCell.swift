import UIKit

final class TodoCell: UITableViewCell {
  var onToggle: ((Bool) -> Void)?
  var title = ""
  func toggle() { onToggle?(true) }
}
