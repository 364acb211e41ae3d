import UIKit

struct Course: Hashable {
  let title: String
  var isFavorite = false
}

final class CourseCell: UITableViewCell {
  var onFavorite: (() -> Void)?
  var onExpand: (() -> Void)?
  private let star = UIButton()

  func favorite() { onFavorite?() }
  func expand() { onExpand?() }
}

final class CatalogViewController: UIViewController, UITableViewDataSource {
  private let table = UITableView()
  private var courses = [Course(title: "Algebra"), Course(title: "Chemistry")]

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    view.addSubview(table)
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { courses.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = CourseCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = courses[indexPath.row].title
    cell.onFavorite = {  //@ favorite
      self.courses[indexPath.row].isFavorite.toggle()
    }
    return cell
  }
}

final class LessonListViewController: UIViewController, UITableViewDataSource {
  private let table = UITableView()
  private var expanded = Set<Int>()
  private let lessons: [String]

  init(lessons: [String]) {
    self.lessons = lessons
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.dataSource = self
    view.addSubview(table)
    table.reloadData()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lessons.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = CourseCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = lessons[indexPath.row]
    cell.onExpand = { [weak self] in  //@ expand
      self?.expanded.insert(indexPath.row)
      cell.accessoryType = .checkmark
    }
    cell.onFavorite = { [weak self, weak cell] in  //@ star
      guard let self, let cell else { return }
      cell.textLabel?.text = "★ " + self.lessons[indexPath.row]
    }
    return cell
  }

  var shownCells: [CourseCell] { table.visibleCells.compactMap { $0 as? CourseCell } }
}

final class EnrollViewController: UIViewController {
  private let course: Course
  private(set) var isEnrolled = false
  private(set) var hasSeenTerms = false

  init(course: Course) {
    self.course = course
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  func showEnrollButton() {
    navigationItem.rightBarButtonItem = UIBarButtonItem(primaryAction: UIAction(title: "Enroll") { _ in  //@ enroll
      self.isEnrolled = true
    })
  }

  func showCancelButton() {
    navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Cancel", style: .plain, target: self, action: #selector(cancel))  //@ cancel
  }

  func showTerms() {
    let terms = UIViewController()
    terms.title = course.title
    present(terms, animated: true) {  //@ terms
      self.hasSeenTerms = true
    }
  }

  @objc private func cancel() { dismiss(animated: true) }
}
