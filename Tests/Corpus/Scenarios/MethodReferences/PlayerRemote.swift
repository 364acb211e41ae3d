import Foundation

protocol RemoteHandling: AnyObject {
  func handle(_ command: String)
}

final class RemoteCenter {
  private var targets: [String: (String) -> Void] = [:]
  func add(_ name: String, target: ((String) -> Void)?) { targets[name] = target }
  func add(_ names: [String], targets new: (String) -> Void...) {
    zip(names, new).forEach { targets[$0] = $1 }
  }
  func send(_ name: String) { targets[name]?(name) }
  func preview(_ names: [String], _ target: (String) -> Void) { names.forEach(target) }
}

class PlayerRemote: RemoteHandling {
  let center = RemoteCenter()
  private(set) var commands: [String] = []
  private var fallback: (String) -> Void = { print("unknown", $0) }

  func handle(_ command: String) { commands.append(command) }

  func registerPlay() {
    center.add("play", target: handle)  //@ play
  }

  func registerSkips() {
    center.add(["next", "previous"], targets: handle, handle(_:))  //@ skips
  }

  func registerUnknown() {
    center.add("unknown", target: fallback)  //@ unknown
  }

  func preview() {
    center.preview(["play", "next"], handle)  //@ preview
  }

  func register(_ handler: RemoteHandling) {
    center.add("like", target: handler.handle)  //@ like
  }

  func registerOwn() { register(self) }

  func useFallback(isLoud: Bool = true) {
    let log: (String) -> Void = isLoud ? handle : { _ in }  //@ fallback
    fallback = log
  }
}
