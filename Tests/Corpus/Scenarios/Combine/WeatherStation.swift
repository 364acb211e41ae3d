import Combine
import Foundation

final class Label {
    var text = ""
}

final class WeatherStation: ObservableObject {
    @Published private(set) var caption = "–"
    @Published var degrees = 0.0
    var headline = ""
    private let label = Label()
    private let readings = PassthroughSubject<Double, Never>()
    private var subscriptions: [AnyCancellable] = []

    private func format(_ value: Double) -> String {
        String(format: "%.1f° (was %.1f°)", value, degrees)
    }

    func showHeadline() {
        readings
            .map { "\($0)" }
            .assign(to: \.headline, on: self)  //@ headline
            .store(in: &subscriptions)
    }

    func showLabel() {
        readings
            .map { "\($0)" }
            .assign(to: \.text, on: label)  //@ label
            .store(in: &subscriptions)
    }

    func showCaption() {
        readings
            .map { "\($0)" }
            .assign(to: &$caption)  //@ caption
    }

    func showFormatted() {
        readings
            .map(format)  //@ formatted
            .assign(to: \.text, on: label)
            .store(in: &subscriptions)
    }

    func showPlaceholder() {
        Just("no data")
            .assign(to: \.headline, on: self)  //@ placeholder
            .store(in: &subscriptions)
    }

    func test(_ values: [Double]) -> String {
        let check = readings.map { "\($0)" }.assign(to: \.headline, on: self)  //@ test
        values.forEach(readings.send)
        return withExtendedLifetime(check) { headline }
    }

    func measure(_ value: Double) { readings.send(value) }
}
