import Foundation

final class Reachability {
    static let shared = Reachability()
    static var fresh: Reachability { Reachability() }

    private var observers: [(Bool) -> Void] = []
    private(set) var isOnline = true

    func observe(_ observer: @escaping (Bool) -> Void) { observers.append(observer) }
    func toggle() {
        isOnline.toggle()
        observers.forEach { $0(isOnline) }
    }
}

let serverReachability = Reachability()
