import Testing

/// Elements of a dictionary, told apart by their keys.
@Suite struct ElementKeyTests {
  private let hub = """
    final class Hub {
      enum Topic: Hashable { case login, logout }
      static let pingKey = "ping"
      let pongKey = "pong"
      var handlers: [String: () -> Void] = [:]
      var numbered: [Int: () -> Void] = [:]
      var topics: [Topic: () -> Void] = [:]
      func log() {}

    """

  @Test func removalUnderTheSameKeyReleases() {
    check(
      hub + """
          func a() { handlers["x"] = { self.log() }; handlers["x"] = nil }  //= none self
          func b() { handlers["x"] = { self.log() }; handlers.removeValue(forKey: "x") }  //= none self
          func c() { handlers["x"] = { self.log() }; handlers["x"] = {} }  //= none self
          func d() { handlers.updateValue({ self.log() }, forKey: "x"); handlers["x"] = nil }  //= none self
          func e() { handlers[Self.pingKey] = { self.log() }; handlers["ping"] = nil }  //= none self
          func f() { let key = "x"; handlers[key] = { self.log() }; handlers["x"] = nil }  //= none self
          func g() { topics[.login] = { self.log() }; topics[Topic.login] = nil }  //= none self
          func h(_ name: String) { handlers[name] = { self.log() }; handlers[name] = nil }  //= none self
          func i(_ number: Int) { numbered[number + 1] = { self.log() }; numbered[number + 1] = nil }  //= none self
        }
        """)
  }

  @Test func removalUnderAnotherKeyDoesNotRelease() {
    check(
      hub + """
          func a() { handlers["x"] = { self.log() }; handlers["y"] = nil }  //= cycle while_kept proven self
          func b() { handlers["x"] = { self.log() }; handlers["y"] = {} }  //= cycle while_kept proven self
          func c() { topics[.login] = { self.log() }; topics[.logout] = nil }  //= cycle while_kept proven self
          func d(_ number: Int) { numbered[number] = { [self] in log(); numbered[number + 1] = nil } }  //= cycle while_kept proven self
          func e() { handlers[pongKey] = { self.log() }; handlers[Self.pingKey] = nil }  //= cycle while_kept proven self
        }
        """)
  }

  @Test func removalUnderAnUnknownKeyMayRelease() {
    // Strings that look different can be the same text, and only the run knows what a variable holds.
    check(
      hub + """
          func a(_ name: String) { handlers["x"] = { self.log() }; handlers[name] = nil }  //= cycle while_kept proven self by_uncalled_method
          func b() { handlers["x"] = { self.log() }; handlers["\\u{78}"] = nil }  //= cycle while_kept proven self by_uncalled_method
          func stop(_ name: String) { handlers[name] = nil }
          func c() { handlers["x"] = { [self] in log(); handlers["x"] = nil } }  //= cycle while_kept proven self by_same_code
          func fire() { handlers.values.forEach { $0() } }
        }
        """)
  }

  @Test func removalInAnotherMethod() {
    check(
      """
      final class Screen {
        var handlers: [String: () -> Void] = [:]
        func show() {
          handlers["show"] = { self.draw() }  //= cycle while_kept proven self
          handlers["draw"] = { self.draw() }  //= cycle while_kept proven self by_other_method
        }
        func hide() { handlers["draw"] = nil }
        func draw() {}
      }
      func run(_ screen: Screen) { screen.hide() }
      """)
  }

  @Test func keysThatCallersPass() {
    check(
      """
      final class Emitter {
        private var handlers: [String: () -> Void] = [:]
        func on(_ name: String, _ handler: @escaping () -> Void) { handlers[name] = handler }
        func off(_ name: String) { handlers[name] = nil }
      }
      final class Player {
        let emitter = Emitter()
        func play() {
          emitter.on("play") { self.pause() }  //= cycle while_kept proven self
          emitter.on("stop") { self.pause() }  //= cycle while_kept proven self by_other_method
        }
        func pause() { emitter.off("stop") }
      }
      func run(_ player: Player) { player.pause() }
      """)
  }

  /// Behind a way out nothing is certain; what a `catch` takes, a loop is left by, or a `defer` does before is.
  @Test func removalOnSomePathsOnly() {
    let board = """
      final class Board {
        enum Failure: Error { case off }
        var routes: [String: () -> Void] = [:]
        var isOn = true
        func log() {}
        func check() throws { if !isOn { throw Failure.off } }

      """
    let add = """
        func add() {
          routes["x"] = { self.log() }  //= ?
          unregister("x")
        }
      }
      """
    for body in [
      "guard isOn else { return }; routes[n] = nil", "try? clear(n) }; func clear(_ n: String) throws { try check(); routes[n] = nil",
      "do { try check() } catch { return }; routes[n] = nil",
      "try? clear(n) }; func clear(_ n: String) throws { do { try check() } catch { throw error }; routes[n] = nil",
    ] {
      check(board + "  func unregister(_ n: String) { \(body) }\n" + add, gives: "cycle while_kept proven self by_same_code")
    }
    for body in [
      "if isOn { log() }; routes[n] = nil", "do { try check() } catch { log() }; routes[n] = nil", "try? check(); routes[n] = nil",
      "for _ in 0..<3 { if isOn { break } }; routes[n] = nil", "defer { routes[n] = nil }; if isOn { return }; log()",
    ] {
      check(board + "  func unregister(_ n: String) { \(body) }\n" + add, gives: "none self")
    }
  }

  @Test func anObjectThatIsTakenOutByIdentity() {
    check(
      """
      final class Child { var onEnd: (() -> Void)?; func end() { onEnd?() } }
      final class Parent {
        var children: [Child] = []
        func first() {
          let child = Child()
          children.append(child)
          child.onEnd = { self.remove(child) }  //= cycle while_kept proven self by_same_code | cycle while_kept proven child
        }
        func second() {
          let child = Child()
          children.append(child)
          child.onEnd = { self.log() }  //= cycle while_kept proven self
        }
        func remove(_ child: Child) { children.removeAll { $0 === child } }  //= none child
        func log() {}
      }
      """)
  }

  @Test func keysOfFrameworks() {
    check(
      """
      import WebKit
      final class Help: NSObject, WKScriptMessageHandler {
        let content = WKUserContentController()
        func show() {
          content.add(self, name: "topic")  //= cycle while_kept proven self
          content.add(self, name: "link")  //= cycle while_kept proven self by_other_method
        }
        func hide() { content.removeScriptMessageHandler(forName: "link") }
      }
      func run(_ help: Help) { help.hide() }
      """)
  }
}
