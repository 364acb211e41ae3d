import Foundation

protocol RowSource: AnyObject {
    var rowCount: Int { get }
    func row(at index: Int) -> String
}

final class ListView {
    var source: RowSource?
    weak var preview: RowSource?
    func reload() -> [String] {
        guard let source = source ?? preview else { return [] }
        return (0..<source.rowCount).map(source.row)
    }
}
