import Foundation

protocol Service: AnyObject {}

final class Container {
  private var factories: [String: () -> Service] = [:]
  private var recipes: [String: (Container) -> Service] = [:]
  private var cache: [String: Service] = [:]

  func register(_ name: String, _ factory: @escaping () -> Service) { factories[name] = factory }
  func register(_ name: String, recipe: @escaping (Container) -> Service) { recipes[name] = recipe }

  func resolve(_ name: String) -> Service? {
    if let known = cache[name] { return known }
    let made = factories[name]?() ?? recipes[name]?(self)
    cache[name] = made
    return made
  }
}

final class Lazily<Value> {
  private var make: (() -> Value)?
  private var stored: Value?
  init(_ make: @escaping () -> Value) { self.make = make }

  var value: Value? {
    if let make {
      stored = make()
      self.make = nil
    }
    return stored
  }
}

final class Clock: Service {
  let zone = "UTC"
}

final class Mailer: Service {
  let clock: Service?
  init(clock: Service?) { self.clock = clock }
}

final class Reports: Service {
  private let container: Container  //@ reports
  init(container: Container) { self.container = container }
  func clock() -> Service? { container.resolve("clock") }
}

final class Audits: Service {
  private unowned let container: Container  //@ audits
  init(container: Container) { self.container = container }
  func clock() -> Service? { container.resolve("clock") }
}

final class Composition {
  private(set) var container: Container?
  private(set) var mailer: Lazily<Service?>?

  func boot() {
    container = Container()
    container?.register("clock") { Clock() }
  }

  func addMailer() {
    guard let container else { return }
    container.register("mailer") {  //@ mailer
      Mailer(clock: container.resolve("clock"))
    }
    _ = container.resolve("mailer")
  }

  func addBackupMailer() {
    container?.register("backup", recipe: { resolver in  //@ backup
      Mailer(clock: resolver.resolve("clock"))
    })
    _ = container?.resolve("backup")
  }

  func addReports() {
    container?.register("reports", recipe: { Reports(container: $0) })
    _ = (container?.resolve("reports") as? Reports)?.clock()
  }

  func addAudits() {
    container?.register("audits", recipe: { Audits(container: $0) })
    _ = (container?.resolve("audits") as? Audits)?.clock()
  }

  func deferMailer() {
    guard let container else { return }
    mailer = Lazily { [unowned container] in  //@ deferred
      container.resolve("clock")
    }
  }

  func reset() {
    container = nil
    _ = mailer?.value
    mailer = nil
  }
}

extension Composition {
  func restart(lazily: Bool) {
    boot()
    addBackupMailer()
    if lazily {
      deferMailer()
      addAudits()
    } else {
      addMailer()
      addReports()
    }
    reset()
  }
}
