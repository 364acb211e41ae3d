import Foundation

final class Shortcuts {
  private var table: [String: () -> Void] = [:]
  private var entries: [(key: String, action: () -> Void)] = []
  private var pair: (up: () -> Void, down: () -> Void)?
  private(set) var volume = 5

  func up() { volume += 1 }
  func down() { volume -= 1 }

  func fillTable() {
    table = ["u": up, "m": { print("mute") }] //@ table
  }

  func fillEntries() {
    entries.append((key: "d", action: { self.down() })) //@ entries
  }

  func fillPair() {
    pair = (up: { [weak self] in self?.up() }, down: { self.down() }) //@ pair
  }

  func fillWeakPair() {
    pair = ({ [weak self] in self?.up() }, { [weak self] in self?.down() }) //@ weakPair
  }

  func press(_ key: String) {
    let fallback: [String: () -> Void] = ["u": up, "d": down] //@ fallback
    (table[key] ?? fallback[key])?()
  }

  func merge() {
    table.merge(["x": { self.volume = 0 }]) { first, _ in first } //@ merge
  }

  func count() -> Int {
    let quiet = { self.volume < 3 } //@ count
    return [1, 2, 3].filter { _ in quiet() }.count
  }
}
