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

final class RowTable {
    private(set) var cells: [RowCell] = []

    func add(_ title: String) -> RowCell {
        let cell = RowCell(title: title)
        cells.append(cell)
        return cell
    }
}

final class RowBuilder {
    let table: RowTable

    init(table: RowTable) { self.table = table }

    func addToggle() {
        let cell = table.add("Wi-Fi")
        cell.onTap = { cell.isSelected.toggle() }  //@ toggle
    }

    func addRadio() {
        let left = table.add("Left")
        let right = table.add("Right")
        left.onTap = { right.isSelected = false }  //@ radio
        right.above = left
    }

    func addDisclosure() {
        let cell = table.add("Details")
        let chevron = RowCell(title: ">")
        cell.accessory = chevron
        chevron.onTap = { cell.isSelected = true }  //@ chevron
    }

    func addHint() {
        let cell = table.add("Hint")
        let bubble = RowCell(title: "?")
        bubble.above = cell
        cell.onTap = { bubble.above?.isSelected = true }  //@ hint
    }

    func addBack() {
        let cell = RowCell(title: "Back")
        cell.onTap = { self.table.cells.first?.isSelected = false }  //@ back
        cell.tap()
    }
}
