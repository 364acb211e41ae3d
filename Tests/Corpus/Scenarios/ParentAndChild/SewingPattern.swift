import Foundation

final class PatternPiece {
  let name: String
  var pattern: Pattern?  //@ pattern
  private(set) var seams: [Seam] = []
  init(name: String) { self.name = name }

  func sew(to other: PatternPiece, allowance: Double) -> Seam {
    let seam = Seam(from: self, to: other, allowance: allowance)
    seams.append(seam)
    return seam
  }
}

final class Seam {
  unowned let from: PatternPiece  //@ from
  weak var to: PatternPiece?
  let allowance: Double

  init(from: PatternPiece, to: PatternPiece, allowance: Double) {
    self.from = from
    self.to = to
    self.allowance = allowance
  }

  var title: String { "\(from.name)-\(to?.name ?? "?")" }
}

final class EditHistory {
  private var undos: [() -> Void] = []
  func record(_ undo: @escaping () -> Void) { undos.append(undo) }
  func undo() { undos.popLast()?() }
}

final class Pattern {
  var title: String
  var scale = 1.0
  private(set) var pieces: [PatternPiece] = []
  let history = EditHistory()

  init(title: String) { self.title = title }

  func add(_ piece: PatternPiece) {
    piece.pattern = self
    pieces.append(piece)
  }

  func resize(to factor: Double) {
    let before = scale
    scale = factor
    history.record {  //@ resize
      self.scale = before
    }
  }

  func rename(_ title: String) {
    let before = self.title
    self.title = title
    history.record { [weak self] in  //@ rename
      self?.title = before
    }
  }
}

final class CuttingPlan {
  private let pattern: Pattern  //@ plan
  private(set) var lines: [String] = []
  init(pattern: Pattern) { self.pattern = pattern }

  func lay() {
    lines = pattern.pieces.map { piece in "\(piece.name) x\(pattern.scale)" }
  }
}

protocol CutterDelegate: AnyObject {
  func cutterFinished(_ pieces: Int)
}

final class FabricCutter {
  var delegate: CutterDelegate?  //@ cutter
  func cut(_ pattern: Pattern) { delegate?.cutterFinished(pattern.pieces.count) }
}

final class SewingTable: CutterDelegate {
  var pattern: Pattern?
  private var plan: CuttingPlan?
  private let cutter = FabricCutter()
  private(set) var cut = 0

  func begin(_ title: String) {
    let pattern = Pattern(title: title)
    self.pattern = pattern
    plan = CuttingPlan(pattern: pattern)
    plan?.lay()
  }

  func addBodice() {
    let front = PatternPiece(name: "front"), back = PatternPiece(name: "back")
    _ = front.sew(to: back, allowance: 1.5).title
    pattern?.add(front)
    pattern?.add(back)
  }

  func cutAll() {
    cutter.delegate = self
    if let pattern { cutter.cut(pattern) }
  }

  func cutterFinished(_ pieces: Int) { cut += pieces }

  func clear() {
    pattern = nil
    plan = nil
  }
}
