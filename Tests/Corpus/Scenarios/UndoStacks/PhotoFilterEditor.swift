import Foundation

struct Adjustment: Equatable {
  var exposure = 0.0
  var contrast = 1.0
  var filterName: String?
}

final class UndoStack {
  private var steps: [() -> Void] = []
  var isEmpty: Bool { steps.isEmpty }
  func push(_ step: @escaping () -> Void) { steps.append(step) }
  func undo() { steps.popLast()?() }
  func clear() { steps.removeAll() }
}

final class RenderQueue {
  private var pending: [() -> Void] = []
  func enqueue(_ job: @escaping () -> Void) { pending.append(job) }
  func flush() {
    let jobs = pending
    pending = []
    jobs.forEach { $0() }
  }
}

final class ExposureEditor {
  private let undo = UndoStack()
  private(set) var adjustment = Adjustment()

  func setExposure(_ value: Double) {
    let previous = adjustment
    undo.push { self.adjustment = previous }  //@ exposureUndo
    adjustment.exposure = value
  }

  func revert() { undo.undo() }
}

final class CropEditor {
  private let undo = UndoStack()
  private(set) var aspect = 1.0

  func setAspect(_ value: Double) {
    let previous = aspect
    undo.push { self.aspect = previous }  //@ cropUndo
    aspect = value
  }

  func done() { undo.clear() }
}

final class FilterPreview {
  private let queue = RenderQueue()
  private(set) var rendered: [String] = []

  func preview(_ names: [String]) {
    for name in names {
      queue.enqueue { self.render(name) }  //@ render
    }
    queue.flush()
  }

  private func render(_ name: String) { rendered.append(name) }
}

final class AutoEnhancer {
  private var adjustment = Adjustment()
  private(set) var passes = 0
  lazy var enhance: (Double) -> Adjustment = { strength in  //@ enhance
    self.passes += 1
    self.adjustment.contrast += strength
    return self.adjustment
  }
}

final class Histogram {
  private let pixels: [UInt8]
  init(pixels: [UInt8]) { self.pixels = pixels }
  lazy var bins: [Int] = {  //@ bins
    var result = [Int](repeating: 0, count: 256)
    for pixel in self.pixels { result[Int(pixel)] += 1 }
    return result
  }()
}

final class AutoSave {
  private var work: DispatchWorkItem?
  private(set) var saves = 0

  func schedule() {
    work?.cancel()
    let item = DispatchWorkItem(block: save)  //@ autosave
    work = item
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  private func save() { saves += 1 }
}

final class EditorSession {
  func adjust() -> ExposureEditor {
    let editor = ExposureEditor()
    editor.setExposure(0.5)
    editor.setExposure(0.7)
    editor.revert()
    return editor
  }

  func crop() -> CropEditor {
    let editor = CropEditor()
    editor.setAspect(1.5)
    editor.done()
    return editor
  }

  func previews() -> FilterPreview {
    let preview = FilterPreview()
    preview.preview(["Noir", "Fade"])
    return preview
  }

  func enhance() -> AutoEnhancer {
    let enhancer = AutoEnhancer()
    _ = enhancer.enhance(0.2)
    return enhancer
  }

  func histogram() -> Histogram {
    let histogram = Histogram(pixels: [0, 3, 3])
    _ = histogram.bins
    return histogram
  }

  func saveSoon() -> AutoSave {
    let saver = AutoSave()
    saver.schedule()
    return saver
  }
}
