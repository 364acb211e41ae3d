import Foundation

final class SeatCell {
  var onSelect: (() -> Void)?
  func select() { onSelect?() }
}

final class SeatMap {
  private let cells = [SeatCell(), SeatCell()]
  private let lock = DispatchQueue(label: "seats")
  private var taken = 0

  func take() { lock.sync { taken += 1 } }

  func openSales() {
    cells.forEach { cell in  //@ sales
      cell.onSelect = { [weak self] in self?.take() }
    }
    cells.first?.select()
  }

  func openBoxOffice() {
    for cell in cells {
      cell.onSelect = take  //@ boxOffice
    }
  }

  func preview(in other: [SeatCell]) {
    other.enumerated().forEach { index, cell in
      cell.onSelect = { self.taken += index }  //@ preview
      cell.select()
    }
  }

  func reserve(_ count: Int) -> [Int] {
    DispatchQueue.concurrentPerform(iterations: count) { _ in  //@ reserve
      self.take()
    }
    return lock.sync {  //@ result
      Array(0..<self.taken)
    }
  }

  func groupBooking() {
    withExtendedLifetime(cells) {
      let book = { self.take() }  //@ booking
      cells.forEach { $0.onSelect = book }
    }
  }
}
