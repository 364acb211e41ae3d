import Testing

/// The cells that a provider returns the table keeps, and so what they hold.
@Suite struct DataSourceCellTests {
  @Test func cellsOfADiffableDataSource() {
    check(
      """
      import UIKit
      final class Cell: UITableViewCell { var onTap: (() -> Void)? }
      enum Section { case main }
      final class Page: UIViewController {
        let tableView = UITableView()
        var n = 0
        lazy var source = UITableViewDiffableDataSource<Section, Int>(tableView: tableView) { [weak self] tableView, indexPath, _ in
          let cell = tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath) as! Cell
          guard let self else { return cell }
          cell.onTap = { self.n += 1 }  //= cycle while_kept likely self
          return cell
        }
      }
      """)
  }

  /// Before Swift 3 no first parameter of a method had a label at calls, whatever its declaration looks like today.
  @Test func cellsInCodeBeforeSwift3() {
    check(
      """
      import UIKit
      final class Cell: UICollectionViewCell { var onTap: (() -> Void)? }
      final class Page: UIViewController, UICollectionViewDataSource {
        let grid = UICollectionView()
        var n = 0
        func collectionView(collectionView: UICollectionView, cellForItemAtIndexPath path: NSIndexPath) -> UICollectionViewCell {
          let cell = collectionView.dequeueReusableCellWithReuseIdentifier("a", forIndexPath: path) as! Cell
          cell.onTap = { self.n += 1 }  //= cycle while_kept likely self
          return cell
        }
      }
      """)
  }

  /// A member that a library's protocol adds, known by its bare name alone: what is made for it would be gone if it were weak.
  @Test func membersOfUnknownProtocols() {
    let code = """
      import UIKit
      import Stateful
      final class ErrorView: UIView {
        var onRetry: (() -> Void)?
        init(onRetry: @escaping () -> Void) { self.onRetry = onRetry; super.init(frame: .zero) }
      }
      final class Page: UIViewController {
        func show(_ view: ErrorView) {
          CODE  //= ?
        }
        func fetch() {}
      }
      extension Page: StatefulPage {}
      """
    check(code.replacing("CODE", with: "errorView = ErrorView(onRetry: fetch)"), gives: "cycle while_kept likely self")
    check(code.replacing("CODE", with: "view.onRetry = { self.fetch() }; errorView = view"), gives: "cycle while_kept possible self")
  }
}
