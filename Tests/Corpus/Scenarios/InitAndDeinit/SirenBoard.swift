import Foundation

protocol Siren: AnyObject {
    func sound(_ level: Int)
}

final class SirenBoard {
    static let shared = SirenBoard()
    private var sirens: [Siren] = []
    private var byName: [String: Siren] = [:]

    func add(_ siren: Siren) { sirens.append(siren) }
    func remove(_ siren: Siren) { sirens.removeAll { $0 === siren } }

    func name(_ siren: Siren, _ name: String) { byName[name] = siren }
    func forget(_ name: String) { byName[name] = nil }

    func alarm() {
        for siren in sirens { siren.sound(1) }
        for siren in byName.values { siren.sound(1) }
    }
}

/// Takes itself out when it dies, which it cannot.
final class RoofSiren: Siren {
    private var level = 0
    init() {
        SirenBoard.shared.add(self)  //@ roof
    }
    func sound(_ level: Int) { self.level = level }
    deinit { SirenBoard.shared.remove(self) }
}

/// The same, by a name.
final class HallSiren: Siren {
    private let title: String
    private var level = 0
    init(title: String) { self.title = title }
    func connect() {
        SirenBoard.shared.name(self, title)  //@ hall
    }
    func sound(_ level: Int) { self.level = level }
    deinit { disconnect() }
    private func disconnect() { SirenBoard.shared.forget(title) }
}

/// Somebody takes it out.
final class YardSiren: Siren {
    private var level = 0
    func connect() {
        SirenBoard.shared.add(self)  //@ yard
    }
    func disconnect() { SirenBoard.shared.remove(self) }
    func sound(_ level: Int) { self.level = level }
    deinit { disconnect() }
}

final class Yard {
    private let siren = YardSiren()
    func open() { siren.connect() }
    func close() { siren.disconnect() }
}

func work(in yard: Yard) {
    yard.open()
    yard.close()
}
