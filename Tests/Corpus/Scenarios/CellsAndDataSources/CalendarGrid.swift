import UIKit

struct CalendarDay: Hashable {
  let number: Int
  var isHoliday = false
}

final class ActionTarget: NSObject {
  private let action: () -> Void
  init(_ action: @escaping () -> Void) { self.action = action }
  @objc func fire() { action() }
}

final class DayCell: UICollectionViewCell {
  var onTap: (() -> Void)?
  var onHold: (() -> Void)?
  func show(_ day: CalendarDay) { accessibilityLabel = "\(day.number)" }

  override func prepareForReuse() {
    super.prepareForReuse()
    onTap = nil
  }
}

final class MonthController: UIViewController, UICollectionViewDataSource {
  private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let days = (1...3).map { CalendarDay(number: $0) }
  private(set) var selected: CalendarDay?

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.register(DayCell.self, forCellWithReuseIdentifier: "day")
    grid.dataSource = self
    view.addSubview(grid)
    grid.reloadData()
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { days.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    let day = days[indexPath.item]
    if let cell = cell as? DayCell {
      cell.show(day)
      cell.onTap = { self.selected = day }  //@ tap
    }
    return cell
  }
}

final class WeekController: UIViewController, UICollectionViewDataSource {
  private let grid = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
  private let days = (1...2).map { CalendarDay(number: $0, isHoliday: true) }
  private var targets: [ActionTarget] = []
  private let todayButton = UIButton()
  private let backButton = UIButton()
  private(set) var held = 0
  private(set) var offset = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    grid.register(DayCell.self, forCellWithReuseIdentifier: "day")
    grid.dataSource = self
    view.addSubview(grid)
  }

  func showDays() { grid.reloadData() }

  func addTodayButton() {
    let target = ActionTarget(today)  //@ today
    targets.append(target)
    todayButton.addTarget(target, action: #selector(ActionTarget.fire), for: .touchUpInside)
  }

  func addBackButton() {
    let target = ActionTarget { [weak self] in self?.offset -= 1 }  //@ back
    targets.append(target)
    backButton.addTarget(target, action: #selector(ActionTarget.fire), for: .touchUpInside)
  }

  func slide() {
    UIView.animate(withDuration: 0.2, animations: { self.grid.alpha = 0 }) { _ in  //@ slide
      self.offset += 1
    }
  }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { days.count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
    (cell as? DayCell)?.onHold = { [weak self] in self?.held += 1 }  //@ hold
    return cell
  }

  private func today() { offset = 0 }
}

final class CalendarTab {
  private let navigation = UINavigationController(rootViewController: UIViewController())

  func showMonth() {
    navigation.pushViewController(MonthController(), animated: false)
    navigation.popViewController(animated: false)
  }

  func showWeek() {
    let week = WeekController()
    navigation.pushViewController(week, animated: false)
    week.showDays()
    week.addTodayButton()
    week.addBackButton()
    week.slide()
    navigation.popViewController(animated: false)
  }
}
