import Foundation

final class Container {
  private var factories: [ObjectIdentifier: (Container) -> Any] = [:]
  private var singletons: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ type: Service.Type, _ factory: @escaping (Container) -> Service) {
    factories[ObjectIdentifier(type)] = factory
  }

  func resolve<Service>(_ type: Service.Type) -> Service {
    let key = ObjectIdentifier(type)
    if let known = singletons[key] as? Service { return known }
    let made = factories[key]!(self) as! Service
    singletons[key] = made
    return made
  }

  func provider<Service>(_ type: Service.Type) -> Provider<Service> {
    Provider { [unowned self] in self.resolve(type) }  //@ provider
  }
}

struct Provider<Service> {
  let make: () -> Service
  func callAsFunction() -> Service { make() }
}

final class Scope {
  private let parent: Container  //@ scopeParent
  private var instances: [ObjectIdentifier: Any] = [:]

  init(parent: Container) { self.parent = parent }

  func set<Service>(_ service: Service) { instances[ObjectIdentifier(Service.self)] = service }

  func resolve<Service>(_ type: Service.Type) -> Service {
    instances[ObjectIdentifier(type)] as? Service ?? parent.resolve(type)
  }
}

struct Settings {
  var baseURL = "https://example.com"
}

final class ApiClient {
  let settings: Settings
  init(settings: Settings) { self.settings = settings }
}

final class UserStore {
  let api: ApiClient
  var onLogout: (() -> Void)?
  init(api: ApiClient) { self.api = api }
}

final class SessionService {
  private let container: Container  //@ sessionContainer
  init(container: Container) { self.container = container }
  func logout() { container.resolve(UserStore.self).onLogout?() }
}

final class AuditService {
  private weak var container: Container?  //@ auditContainer
  init(container: Container) { self.container = container }
  func baseURL() -> String { container?.resolve(ApiClient.self).settings.baseURL ?? "" }
}

enum Assembly {
  static func base() -> Container {
    let container = Container()
    container.register(Settings.self) { _ in Settings() }
    container.register(ApiClient.self) { container in  //@ apiFactory
      ApiClient(settings: container.resolve(Settings.self))
    }
    return container
  }

  static func withStore() -> Container {
    let container = base()
    container.register(UserStore.self) { _ in  //@ storeFactory
      UserStore(api: container.resolve(ApiClient.self))
    }
    return container
  }

  static func withServices() -> Container {
    let container = base()
    container.register(SessionService.self) { SessionService(container: $0) }
    container.register(AuditService.self) { AuditService(container: $0) }
    return container
  }
}

final class Launcher {
  private(set) var container: Container?
  private var lateApi: Provider<ApiClient>?

  func launch() {
    let container = Assembly.base()
    lateApi = container.provider(ApiClient.self)
    self.container = container
  }

  func reset() { container = nil }

  func sendCrashReport() -> String { lateApi.map { $0().settings.baseURL } ?? "" }
}
