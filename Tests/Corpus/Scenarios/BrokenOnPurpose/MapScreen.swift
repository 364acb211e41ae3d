import Foundation

class Screen {
    func didAppear() {}
    func didDisappear() {}
    func didRotate() {}
}

final class Window {
    private var screens: [Screen] = []

    func push(_ screen: Screen) {
        screens.append(screen)
        screen.didAppear()
    }

    func pop() {
        screens.popLast()?.didDisappear()
    }
}

final class LocationFeed {
    typealias Handler = (Double, Double) -> Void
    var handlers: [String: Handler] = [:]
    func send(_ x: Double, _ y: Double) {
        for handler in handlers.values { handler(x, y) }
    }
}

class MapScreen: Screen {
    let feed = LocationFeed()
    var center = (0.0, 0.0)
    var heading = 0.0

    override func didAppear() {
        feed.handlers["center"] = { x, y in  //@ center
            self.center = (x, y)
        }
    }

    override func didDisappear() {
        feed.handlers.removeValue(forKey: "center")
    }
}

final class CompassScreen: MapScreen {
    override func didAppear() {
        feed.handlers["heading"] = { x, y in  //@ heading
            self.heading = atan2(y, x)
        }
    }
}

final class RouteScreen: MapScreen {
    override func didAppear() {
        super.didAppear()
        feed.handlers["route"] = { x, y in  //@ route
            self.heading = x + y
        }
    }

    override func didDisappear() {
        super.didDisappear()
        feed.handlers = [:]
    }
}
