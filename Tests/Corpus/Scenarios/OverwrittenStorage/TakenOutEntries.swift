import Foundation

/// Each of these takes an entry out without a call that says so.
final class ScreenStack {
  static let shared = ScreenStack()
  private var screens: [() -> String] = []
  private var running: [String: () -> String] = [:]

  func push(_ screen: @escaping () -> String) { screens.append(screen) }
  func dismiss(at level: Int) { screens.removeSubrange(level...) }

  func start(_ name: String, _ job: @escaping () -> String) { running[name] = job }
  func finish(_ name: String) { running[name] = .none }

  func keepForGood(_ name: String, _ job: @escaping () -> String) { forGood[name] = job }
  private var forGood: [String: () -> String] = [:]
}

final class Page {
  private(set) var title = "page"

  func open() {
    ScreenStack.shared.push { self.title }  //@ pushed
  }

  func work() {
    ScreenStack.shared.start("page") { self.title }  //@ started
  }

  func stay() {
    ScreenStack.shared.keepForGood("page") { self.title }  //@ kept
  }
}

/// A table that is lent to closures, and changed by what they assign.
enum Overrides {
  nonisolated(unsafe) private static var table: [String: () -> String] = [:]

  static func change<Result>(_ body: (inout [String: () -> String]) -> Result) -> Result { body(&table) }
}

final class Patch {
  private(set) var text = "patch"

  func apply() {
    Overrides.change { table in
      table["greeting"] = { self.text }  //@ applied
    }
  }

  func applyForGood() {
    Overrides.change { table in
      table["farewell"] = { self.text }  //@ appliedForGood
    }
  }

  func revert() {
    Overrides.change { $0["greeting"] = former("greeting") }
  }

  private func former(_ name: String) -> (() -> String)? { name.isEmpty ? { name } : nil }
}

public final class Session {
  let page = Page()
  let patch = Patch()

  public init() {}

  public func begin() {
    page.open()
    page.work()
    patch.apply()
  }

  public func end() {
    ScreenStack.shared.dismiss(at: 0)
    ScreenStack.shared.finish("page")
    patch.revert()
  }
}
