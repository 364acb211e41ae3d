import UIKit

struct DiffLine: Hashable {
  enum Kind: Hashable { case context, added, removed }
  let number: Int
  let text: String
  var kind = Kind.context
}

final class DiffCell: UITableViewCell {
  var onToggle: (() -> Void)?
  var onCopy: (() -> Void)?
  var onFlash: (() -> Void)?
  func tap() { onToggle?() }
}

final class DiffViewController: UIViewController {
  typealias Source = UITableViewDiffableDataSource<Int, DiffLine>
  private let table = UITableView()
  private var source: Source?
  private var lines: [DiffLine] = [DiffLine(number: 1, text: "import UIKit"), DiffLine(number: 2, text: "let a = 1", kind: .added)]
  private var folded: Set<Int> = []
  private var wraps = false

  override func viewDidLoad() {
    super.viewDidLoad()
    table.register(DiffCell.self, forCellReuseIdentifier: "line")
    view.addSubview(table)
  }

  func useSource() {
    source = Source(tableView: table) { table, indexPath, line in  //@ provider
      let cell = table.dequeueReusableCell(withIdentifier: "line", for: indexPath)
      cell.textLabel?.text = self.wraps ? line.text : String(line.text.prefix(80))
      return cell
    }
    reload()
  }

  func useCopyingSource() {
    source = Source(tableView: table) { [weak self] table, indexPath, line in  //@ copying
      let cell = table.dequeueReusableCell(withIdentifier: "line", for: indexPath) as? DiffCell
      cell?.onCopy = { self?.folded.insert(line.number) }
      return cell
    }
    reload()
  }

  func useFlashingSource() {
    source = Source(tableView: table) { table, indexPath, line in
      let cell = table.dequeueReusableCell(withIdentifier: "line", for: indexPath) as? DiffCell
      cell?.onFlash = {  //@ flash
        cell?.isSelected = line.kind != .context
      }
      return cell
    }
    reload()
  }

  func sortLines() {
    lines.sort { first, second in  //@ sort
      self.folded.contains(first.number) == self.folded.contains(second.number) ? first.number < second.number : true
    }
  }

  private func reload() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, DiffLine>()
    snapshot.appendSections([0])
    snapshot.appendItems(lines)
    source?.apply(snapshot, animatingDifferences: false)
  }

  func addWrapButton() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Wrap", primaryAction: UIAction { _ in  //@ wrap
      self.wraps.toggle()
      self.reload()
    })
  }

  func addFoldButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Fold", style: .plain, target: self, action: #selector(fold))  //@ fold
  }

  @objc private func fold() {
    UIView.animate(withDuration: 0.2) { self.table.alpha = 0.5 }
    folded.formUnion(lines.map(\.number))
  }
}
