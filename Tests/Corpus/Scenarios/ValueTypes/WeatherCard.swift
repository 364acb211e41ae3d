import Foundation

struct ActionButton {
    let title: String
    let action: () -> Void
}

final class WeatherStore {
    var onUpdate: ((Double) -> Void)?
    private(set) var degrees = 20.0

    func refresh() {
        degrees += 1
        onUpdate?(degrees)
    }
}

struct WeatherCard {
    let store: WeatherStore
    var unit = "C"

    var button: ActionButton {
        ActionButton(title: unit) { store.refresh() }  //@ button
    }

    func appear() {
        store.onUpdate = { log("\($0) \(unit)") }  //@ appear
    }

    func listen() {
        let unit = unit
        store.onUpdate = { print("\($0) \(unit)") }  //@ listen
    }

    private func log(_ line: String) { print(line) }
}

struct WeatherDetail {
    let store: WeatherStore
    private let legend = Legend()

    final class Legend {
        var text = ""
        func show(_ degrees: Double) { text = "\(degrees)" }
    }

    func appear() {
        store.onUpdate = { [legend] in legend.show($0) }  //@ legend
    }

    func compare(with other: WeatherStore) {
        other.onUpdate = { legend.show($0 - store.degrees) }  //@ compare
        other.refresh()
    }
}
