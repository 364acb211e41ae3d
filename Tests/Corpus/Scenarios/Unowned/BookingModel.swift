import Foundation

final class SeatMap {
    var onSelect: ((Int) -> Void)?
    var onZoom: ((Double) -> Void)?
    func select(_ seat: Int) { onSelect?(seat) }
    func zoom(_ scale: Double) { onZoom?(scale) }
}

final class BookingModel: @unchecked Sendable {
    private let map = SeatMap()
    private var seats: [Int] = []
    private var scale = 1.0
    private var price = 0

    func pick(_ seat: Int) {
        map.onSelect = { [unowned(unsafe) self] seat in  //@ pick
            seats.append(seat)
        }
        map.select(seat)
    }

    func mirror(_ other: SeatMap) {
        other.onZoom = { [unowned(unsafe) self] scale in  //@ mirror
            self.scale = scale
            self.seats.removeAll { $0 > 10 }
        }
    }

    func quote() async -> Int {
        let task = Task { [unowned self] in  //@ quote
            try? await Task.sleep(nanoseconds: 5_000_000)
            return seats.count * 12
        }
        price = await task.value
        return price
    }

    func quoteLater() {
        Task { [unowned self] in  //@ quoteLater
            try? await Task.sleep(nanoseconds: 20_000_000)
            price = seats.count * 12
        }
    }

    func confirm() {
        map.onZoom = { [unowned self] scale in  //@ confirm
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) {
                self.scale = scale
            }
        }
        map.zoom(2)
    }

    func fit() {
        map.onZoom = { [unowned self] scale in  //@ fit
            let larger = max(self.scale, scale)
            [1.0, 2.0].forEach { self.scale = larger * $0 }
        }
        map.zoom(2)
    }
}
