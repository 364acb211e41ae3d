import Foundation

final class Container {
  private var factories: [String: (Container) -> AnyObject] = [:]
  private var instances: [String: AnyObject] = [:]

  func register<Service: AnyObject>(_ type: Service.Type, _ factory: @escaping (Container) -> Service) {
    factories["\(type)"] = factory
  }

  func resolve<Service: AnyObject>(_ type: Service.Type) -> Service {
    let key = "\(type)"
    if let instance = instances[key] as? Service { return instance }
    let instance = factories[key]!(self) as! Service
    instances[key] = instance
    return instance
  }
}

final class Settings {
  var isVerbose = false
}

final class Tracker {
  let settings: Settings
  var make: (() -> Settings)?
  init(settings: Settings) { self.settings = settings }
}

final class Navigator {
  let container: Container //@ container
  init(container: Container) { self.container = container }
}

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
