import Foundation

struct Stroke: Equatable {
  var points: [Int]
  var color: String
}

struct UndoStep {
  let title: String
  let revert: () -> Void
}

final class History {
  private(set) var steps: [UndoStep] = []
  private var commands: [SketchCommand] = []

  func push(_ step: UndoStep) { steps.append(step) }
  func push(_ command: SketchCommand) { commands.append(command) }

  func register<Target: AnyObject>(_ target: Target, _ title: String, handler: @escaping (Target) -> Void) {
    steps.append(UndoStep(title: title) { [weak target] in if let target { handler(target) } })
  }

  func undo() { steps.popLast()?.revert() }
  func clear() { steps.removeAll() }

  func grouped(_ work: () -> Void) {
    let count = steps.count
    work()
    if steps.count > count + 10 { steps.removeFirst() }
  }
}

protocol SketchCommand: AnyObject {
  func undo()
}

final class RecolorCommand: SketchCommand {
  private let document: SketchDocument  //@ document
  private let old: [Stroke]

  init(document: SketchDocument) {
    self.document = document
    old = document.strokes
  }

  func undo() { document.replace(old) }
}

final class SketchDocument {
  let history = History()
  private let draftHistory = History()
  private(set) var strokes: [Stroke] = []
  private(set) var drafts = 0

  func add(_ stroke: Stroke) {
    let before = strokes
    strokes.append(stroke)
    history.push(UndoStep(title: "Add") { self.strokes = before })  //@ add
  }

  func erase() {
    let before = strokes
    strokes.removeAll()
    history.register(self, "Erase") { $0.strokes = before }  //@ erase
  }

  func recolor(_ color: String) {
    history.push(RecolorCommand(document: self))
    strokes = strokes.map { Stroke(points: $0.points, color: color) }
  }

  func draft() {
    drafts += 1
    draftHistory.push(UndoStep(title: "Draft", revert: { self.drafts -= 1 }))  //@ draft
  }

  func tidy() {
    history.grouped {  //@ tidy
      self.strokes.removeAll { $0.points.isEmpty }
    }
  }

  func replace(_ strokes: [Stroke]) { self.strokes = strokes }

  func close() { draftHistory.clear() }
}

final class SketchWindow {
  private(set) var document: SketchDocument? = SketchDocument()

  func paint() {
    document?.add(Stroke(points: [1, 2], color: "green"))
    document?.recolor("red")
    document?.erase()
  }

  func sketch() {
    document?.draft()
    document?.tidy()
    close()
  }

  func close() {
    document?.close()
    document = nil
  }
}
