import Foundation

func memoize<Input: Hashable, Output>(_ function: @escaping (Input) -> Output) -> (Input) -> Output {
  var known: [Input: Output] = [:]
  return { input in
    if let output = known[input] { return output }
    let output = function(input)
    known[input] = output
    return output
  }
}

func limited(_ count: Int, _ action: @escaping () -> Void) -> () -> Void {
  var left = count
  return {
    guard left > 0 else { return }
    left -= 1
    action()
  }
}

final class Typesetter {
  private var measure: ((String) -> Int)?
  private var warn: (() -> Void)?
  private(set) var warnings = 0
  private var size = 12

  func prepare() {
    measure = memoize { $0.count * self.size } //@ prepare
  }

  func prepareByValue() {
    measure = memoize { [size] in $0.count * size } //@ byValue
  }

  func prepareWarning() {
    warn = limited(3, addWarning) //@ warning
  }

  func layout(_ text: String) -> Int {
    let width = memoize { (word: String) in word.count * self.size } //@ layout
    return text.split(separator: " ").map { width(String($0)) }.reduce(0, +)
  }

  private func widthFunction() -> (String) -> Int {
    return { text in text.count * self.size } //@ returned
  }

  func useFunction() { measure = widthFunction() }

  private func addWarning() { warnings += 1 }
}
