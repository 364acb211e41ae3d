import Foundation

final class Container {
  private var factories: [ObjectIdentifier: (Container) -> Any] = [:]
  private var singletons: [ObjectIdentifier: (Container) -> Any] = [:]
  private var instances: [ObjectIdentifier: Any] = [:]

  func register<Service>(_ type: Service.Type, _ factory: @escaping (Container) -> Service) {
    factories[ObjectIdentifier(type)] = factory
  }

  func single<Service>(_ type: Service.Type, _ factory: @escaping (Container) -> Service) {
    singletons[ObjectIdentifier(type)] = factory
  }

  func resolve<Service>(_ type: Service.Type) -> Service {
    let key = ObjectIdentifier(type)
    if let existing = instances[key] as? Service { return existing }
    if let make = singletons[key] {
      let made = make(self) as! Service
      instances[key] = made
      return made
    }
    return factories[key]!(self) as! Service
  }
}

final class SystemClock {
  var now: Date { Date() }
}

struct Mailer {
  let clock: SystemClock
}

struct Archive {
  let clock: SystemClock
}

final class SessionService {
  private let container: Container  //@ session
  init(container: Container) { self.container = container }
  func stamp() -> Date { container.resolve(SystemClock.self).now }
}

final class ReportService {
  private let container: Container  //@ report
  init(container: Container) { self.container = container }
  func render() -> String { "\(container.resolve(SystemClock.self).now)" }
}

final class MailModule {
  func install(in container: Container) {
    container.register(Mailer.self) { _ in  //@ mailer
      Mailer(clock: container.resolve(SystemClock.self))
    }
  }
}

final class ArchiveModule {
  func install(in container: Container) {
    container.register(Archive.self) { resolver in  //@ archive
      Archive(clock: resolver.resolve(SystemClock.self))
    }
  }
}

final class FlagModule {
  private var flags = ["beta": true]

  func install(in container: Container) {
    container.register(Bool.self) { _ in  //@ flags
      self.flags["beta"] ?? false
    }
  }
}

final class AccountScope {
  private let container = Container()
  private var visits = 0

  func install() {
    container.single(SystemClock.self) { _ in SystemClock() }
    container.register(Int.self) { _ in  //@ account
      self.visits += 1
      return self.visits
    }
  }

  func visit() -> Int { container.resolve(Int.self) }
}

enum Application {
  static func sendMail() -> Container {
    let container = Container()
    container.single(SystemClock.self) { _ in SystemClock() }
    MailModule().install(in: container)
    _ = container.resolve(Mailer.self)
    return container
  }

  static func storeArchive() -> Container {
    let container = Container()
    container.single(SystemClock.self) { _ in SystemClock() }
    ArchiveModule().install(in: container)
    _ = container.resolve(Archive.self)
    return container
  }

  static func logIn() -> Container {
    let container = Container()
    container.single(SystemClock.self) { _ in SystemClock() }
    container.single(SessionService.self) { SessionService(container: $0) }
    _ = container.resolve(SessionService.self).stamp()
    return container
  }

  static func printReport() -> Container {
    let container = Container()
    container.single(SystemClock.self) { _ in SystemClock() }
    container.register(ReportService.self) { ReportService(container: $0) }
    _ = container.resolve(ReportService.self).render()
    return container
  }

  static func readFlags(of module: FlagModule) -> Bool {
    let container = Container()
    module.install(in: container)
    return container.resolve(Bool.self)
  }
}
