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
        cell.onTap = {  //@ toggle
            cell.isSelected.toggle()
        }
    }

    func addRadio() {
        let left = table.add("Left")
        let right = table.add("Right")
        left.onTap = {  //@ radio
            right.isSelected = false
        }
        right.above = left
    }

    func addDisclosure() {
        let cell = table.add("Details")
        let chevron = RowCell(title: ">")
        cell.accessory = chevron
        chevron.onTap = {  //@ chevron
            cell.isSelected = true
        }
    }

    func addHint() {
        let cell = table.add("Hint")
        let bubble = RowCell(title: "?")
        bubble.above = cell
        cell.onTap = {  //@ hint
            bubble.above?.isSelected = true
        }
    }

    func addClear() {
        let cell = table.add("Clear")
        cell.onTap = {  //@ clear
            self.table.cells.forEach { $0.isSelected = false }
        }
    }

    func addBack() {
        let cell = RowCell(title: "Back")
        cell.onTap = {  //@ back
            self.table.cells.forEach { $0.isSelected = false }
        }
        cell.tap()
    }
}
