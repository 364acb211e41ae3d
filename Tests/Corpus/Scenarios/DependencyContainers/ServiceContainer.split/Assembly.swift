import Foundation

final class Assembly {
  let container = Container()
  var prefix = "app"

  func registerSettings() {
    container.register(Settings.self) { _ in Settings() } //@ settings
    container.register(Tracker.self) { Tracker(settings: $0.resolve(Settings.self)) } //@ tracker
  }

  func registerCapturing() {
    let container = self.container
    container.register(Tracker.self) { _ in //@ capturing
      Tracker(settings: container.resolve(Settings.self))
    }
  }

  func registerPrefixed() {
    container.register(Settings.self) { _ in //@ prefixed
      print(self.prefix)
      return Settings()
    }
  }

  func registerNavigator() {
    container.register(Navigator.self) { Navigator(container: $0) }
  }

  func lazyTracker() -> Tracker {
    let tracker = Tracker(settings: Settings())
    tracker.make = { [container] in container.resolve(Settings.self) } //@ made
    return tracker
  }
}
