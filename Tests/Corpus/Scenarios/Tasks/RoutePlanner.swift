import Foundation

struct Coordinate { var latitude = 0.0, longitude = 0.0 }

final class Navigator {
    private var route: [Coordinate] = []
    private var position = Coordinate()
    private var delay: TimeInterval = 0
    private var planning: Task<Void, Never>?
    private var locating: Task<Void, Error>?
    private var traffic: Task<Void, Never>?
    private var voice: Task<Void, Never>?

    func plan(to destination: Coordinate) {
        planning?.cancel()
        planning = Task {  //@ plan
            try? await Task.sleep(nanoseconds: 20_000_000)
            guard !Task.isCancelled else { return }
            self.route = [self.position, destination]
        }
    }

    func locate() {
        locating = Task {  //@ locate
            while !Task.isCancelled {
                self.position.latitude += 0.001
                try? await Task.sleep(nanoseconds: 10_000_000)
            }
        }
    }

    func watchTraffic() {
        traffic = Task { [weak self] in  //@ traffic
            while !Task.isCancelled {
                self?.delay += 1
                try? await Task.sleep(nanoseconds: 10_000_000)
            }
        }
    }

    func announce() {
        voice = Task {  //@ voice
            while !Task.isCancelled {
                self.delay += 0.5
                try? await Task.sleep(nanoseconds: 10_000_000)
            }
        }
        route.append(position)
        voice?.cancel()
    }

    deinit {
        planning?.cancel()
        locating?.cancel()
        traffic?.cancel()
    }
}
