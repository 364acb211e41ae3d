import Foundation

class RowCell {
    let title: String
    var isSelected = false
    var onTap: (() -> Void)?
    var accessory: RowCell?
    weak var above: RowCell?

    init(title: String) { self.title = title }
    func tap() { onTap?() }
}
