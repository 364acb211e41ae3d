import Foundation

protocol Resolver: AnyObject {
  func resolve<Service>(_ type: Service.Type) -> Service?
}

final class Container: Resolver {
  static let root = Container()
  private var factories: [ObjectIdentifier: (Resolver) -> Any] = [:]
  private var instances: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ type: Service.Type, factory: @escaping (Resolver) -> Service) {
    factories[ObjectIdentifier(type)] = factory
  }

  func unregister<Service>(_ type: Service.Type) {
    factories[ObjectIdentifier(type)] = nil
    instances[ObjectIdentifier(type)] = nil
  }

  func resolve<Service>(_ type: Service.Type) -> Service? {
    let key = ObjectIdentifier(type)
    if let instance = instances[key] as? Service { return instance }
    guard let instance = factories[key]?(self) as? Service else { return nil }
    instances[key] = instance
    return instance
  }
}

final class HTTPClient {
  private(set) var requests = 0
  func send() { requests += 1 }
}

final class AccountService {
  private let client: HTTPClient?
  init(client: HTTPClient?) { self.client = client }
  func refresh() { client?.send() }
}

final class OrderService {
  private let client: HTTPClient?
  init(client: HTTPClient?) { self.client = client }
  func refresh() { client?.send() }
}

final class ReceiptService {
  private weak var resolver: Resolver?
  init(resolver: Resolver) { self.resolver = resolver }
  func refresh() { resolver?.resolve(HTTPClient.self)?.send() }
}

final class Assembly {
  let container = Container()

  func assembleClients() {
    container.register(HTTPClient.self) { _ in HTTPClient() }
    container.register(AccountService.self) { AccountService(client: $0.resolve(HTTPClient.self)) }
    container.register(OrderService.self) { _ in  //@ orders
      OrderService(client: self.container.resolve(HTTPClient.self))
    }
  }

  func assembleReceipts() {
    container.register(ReceiptService.self) { ReceiptService(resolver: $0) }  //@ receipts
  }
}

final class UserSession {
  let token: String
  init(token: String) { self.token = token }

  func begin() {
    Container.root.register(UserSession.self) { _ in self }  //@ session
  }

  func end() { Container.root.unregister(UserSession.self) }
}

final class GuestSession {
  private var carts: [String] = []

  func begin() {
    Container.root.register(GuestSession.self) { _ in self }  //@ guest
    carts.append("cart")
  }

  func end() { Container.root.unregister(UserSession.self) }
}

final class FeatureModule {
  private var built = 0

  func install(in container: Container) {
    container.register(Int.self) { _ in  //@ feature
      self.built += 1
      return self.built
    }
  }
}

final class AppLaunch {
  func run() {
    let assembly = Assembly()
    assembly.assembleClients()
    assembly.assembleReceipts()
    FeatureModule().install(in: assembly.container)
    assembly.container.resolve(AccountService.self)?.refresh()
    assembly.container.resolve(OrderService.self)?.refresh()
    let guest = GuestSession()
    guest.begin()
    guest.end()
    let session = UserSession(token: "t")
    session.begin()
    session.end()
  }
}
