import Foundation

final class Pager {
  private let load: (Int) -> Void
  private var page = 0

  init(load: @escaping (Int) -> Void) { self.load = load }

  func turn() {
    page += 1
    load(page)
  }

  static func prefetch(_ pages: ClosedRange<Int>, using load: (Int) -> Void) { pages.forEach(load) }

  static func later(_ page: Int, load: @escaping (Int) -> Void) {
    DispatchQueue.main.async { load(page) }
  }
}
