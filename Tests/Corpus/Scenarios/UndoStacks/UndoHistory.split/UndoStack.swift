import Foundation

final class UndoStack {
  private var undos: [() -> Void] = []
  private var redos: [() -> Void] = []

  func register<Target: AnyObject>(_ target: Target, _ undo: @escaping (Target) -> Void) {
    undos.append { [weak target] in //@ register
      guard let target else { return }
      undo(target)
    }
  }

  func push(_ undo: @escaping () -> Void, redo: @escaping () -> Void) {
    undos.append(undo)
    redos.append(redo)
  }

  func undo() { undos.popLast()?() }
}
