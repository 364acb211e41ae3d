import Foundation

final class AddressSearch {
  var text = ""
  private(set) var matches: [String] = []
  private var lookup: DispatchWorkItem?
  private var saving: DispatchWorkItem?
  private var sorting: DispatchWorkItem?
  private var hint: DispatchWorkItem?
  private let queue = DispatchQueue(label: "address")

  func textChanged(_ text: String) {
    self.text = text
    lookup?.cancel()
    let item = DispatchWorkItem {  //@ lookup
      self.matches = [self.text]
    }
    lookup = item
    queue.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  func save() {
    saving?.cancel()
    let item = DispatchWorkItem {  //@ save
      self.matches.append(self.text)
      self.saving = nil
    }
    saving = item
    queue.asyncAfter(deadline: .now() + 0.01, execute: item)
  }

  func sort() {
    sorting = DispatchWorkItem(block: rank)  //@ rank
    queue.async(execute: sorting!)
  }

  private func rank() { matches.sort() }

  func clear() {
    let item = DispatchWorkItem { self.matches = [] }  //@ clear
    queue.async(execute: item)
    item.notify(queue: .main) { self.text = "" }  //@ cleared
  }

  func showHint() {
    hint = DispatchWorkItem { self.text = "Street, city" }  //@ hint
    queue.async(execute: hint!)
    hint?.cancel()
  }
}
