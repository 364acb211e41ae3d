import Foundation

class ChartSource {
  var onPoint: ((Double) -> Void)?
  var onEnd: (() -> Void)?
  func feed(_ values: [Double]) {
    values.forEach { onPoint?($0) }
    onEnd?()
  }
}

class ChartBase: ChartSource {
  fileprivate(set) var points: [Double] = []
  var scale = 1.0
  subscript(index: Int) -> Double { points[index] * scale }
  func append(_ point: Double) { points.append(point) }
}

final class ChartModel: ChartBase {
  private var smoothing: ((Double) -> Double)?

  func collect() {
    onPoint = { [self] point in  //@ collect
      append(point)
    }
  }

  func smooth() {
    smoothing = { value in  //@ smooth
      value / (self[0] + 1)
    }
  }

  func smoothEvenly() {
    let scale = scale
    smoothing = { value in  //@ even
      value * scale
    }
  }

  func trace() {
    onPoint = { point in  //@ trace
      var points: [Double] = []
      points.append(point)
      func append(_ point: Double) { points.append(point) }
      append(point)
    }
  }

  func compare() {
    let first = \ChartModel.[0]
    onEnd = { print(self[keyPath: first]) }  //@ compare
  }

  func sum(_ source: ChartSource) {
    source.onPoint = { [self] point in  //@ sum
      points[0] += point
    }
  }
}
