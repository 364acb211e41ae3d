import Foundation

final class RowTable {
    private(set) var cells: [RowCell] = []

    func add(_ title: String) -> RowCell {
        let cell = RowCell(title: title)
        cells.append(cell)
        return cell
    }
}
