import Foundation

struct Move: Equatable {
  let row: Int
  let column: Int
  let value: Int
}

final class MoveHistory {
  private var undoSteps: [() -> Void] = []
  func register(_ step: @escaping () -> Void) { undoSteps.append(step) }
  func undo() { undoSteps.popLast()?() }
  func clear() { undoSteps.removeAll() }
}

final class Grid {
  private var values = [[Int]](repeating: [Int](repeating: 0, count: 9), count: 9)
  subscript(row: Int, column: Int) -> Int {
    get { values[row][column] }
    set { values[row][column] = newValue }
  }
}

final class ClassicPuzzle {
  private let history = MoveHistory()
  private let grid = Grid()
  private(set) var mistakes = 0

  func play(_ move: Move) {
    let old = grid[move.row, move.column]
    grid[move.row, move.column] = move.value
    history.register {  //@ classicUndo
      self.grid[move.row, move.column] = old
      self.mistakes += 1
    }
  }
}

final class DailyPuzzle {
  private let history = MoveHistory()
  private let grid = Grid()

  func play(_ move: Move) {
    let old = grid[move.row, move.column]
    grid[move.row, move.column] = move.value
    history.register { [grid] in  //@ dailyUndo
      grid[move.row, move.column] = old
    }
  }
}

final class TimedPuzzle {
  private let history = MoveHistory()
  private var grid = Grid()
  private(set) var isOver = false

  func play(_ move: Move) {
    grid[move.row, move.column] = move.value
    history.register {  //@ timedUndo
      self.grid[move.row, move.column] = 0
    }
  }

  func timeUp() {
    isOver = true
    history.clear()
  }
}

final class Solver {
  private var candidates = Array(1...9)
  lazy var isAllowed: (Int) -> Bool = { value in  //@ allowed
    self.candidates.contains(value)
  }
  lazy var sortedCandidates: [Int] = {  //@ sorted
    self.candidates.sorted(by: >)
  }()

  func pick() -> Int? { candidates.first(where: isAllowed) }
  func last() -> Int? { sortedCandidates.last }
}

final class SudokuScreen {
  private(set) var classic: ClassicPuzzle? = ClassicPuzzle()
  private(set) var daily: DailyPuzzle? = DailyPuzzle()
  private(set) var timed: TimedPuzzle? = TimedPuzzle()
  private(set) var solver: Solver? = Solver()
  private(set) var hinter: Solver? = Solver()

  func play() {
    let move = Move(row: 3, column: 4, value: 8)
    classic?.play(move)
    daily?.play(move)
    timed?.play(move)
    _ = solver?.pick()
    _ = hinter?.last()
  }

  func leave() {
    timed?.timeUp()
    classic = nil
    daily = nil
    timed = nil
    solver = nil
    hinter = nil
  }
}
