import RxSwift

/// A row whose changes are bound in a bag that the caller hands in.
final class TaskRow {
  let isDone = BehaviorRelay<Bool>(value: false)
  let bag = DisposeBag()
  private(set) var changes = 0

  func watch(in bag: DisposeBag) {
    isDone
      .subscribe(onNext: { _ in self.changes += 1 })  //@ inBagOfList
      .disposed(by: bag)
  }

  func watchItself(in bag: DisposeBag) {
    isDone
      .subscribe(onNext: { _ in self.changes += 1 })  //@ inOwnBag
      .disposed(by: bag)
  }
}

/// The list that hands in its own bag. It is in no cycle.
final class TaskList {
  private var rows: [TaskRow] = []
  private let bag = DisposeBag()

  func add() -> TaskRow {
    let row = TaskRow()
    row.watch(in: bag)
    rows.append(row)
    return row
  }
}

/// The board hands in the bag of the row.
final class TaskBoard {
  private var rows: [TaskRow] = []

  func add() -> TaskRow {
    let row = TaskRow()
    row.watchItself(in: row.bag)
    rows.append(row)
    return row
  }
}
