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
