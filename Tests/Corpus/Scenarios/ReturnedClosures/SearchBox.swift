import Foundation

func debounced(by delay: TimeInterval, _ action: @escaping (String) -> Void) -> (String) -> Void {
  var pending: DispatchWorkItem?
  return { text in
    pending?.cancel()
    let item = DispatchWorkItem { action(text) }
    pending = item
    DispatchQueue.main.asyncAfter(deadline: .now() + delay, execute: item)
  }
}

func counted(_ action: @escaping () -> Void) -> () -> Int {
  var calls = 0
  return {
    calls += 1
    action()
    return calls
  }
}

func measured<Value>(_ work: () -> Value) -> () -> Value {
  let value = work()
  return { value }
}

final class SearchBox {
  private var changed: ((String) -> Void)?
  private var cleared: (() -> Int)?
  private var width: (() -> Int)?
  private(set) var query = ""

  func search(_ text: String) { query = text }

  func enableTyping() {
    changed = debounced(by: 0.02) { text in  //@ typing
      self.search(text)
    }
    changed?("tea")
  }

  func searchSoon(_ text: String) {
    let search = debounced(by: 0.02) { text in  //@ soon
      self.search(text)
    }
    search(text)
  }

  func enableClearing() {
    cleared = counted { self.query = "" }  //@ clearing
    _ = cleared?()
  }

  func clearTwice() -> Int {
    let clear = counted { self.query = "" }  //@ twice
    return clear() + clear()
  }

  func layOut() {
    width = measured { self.query.count * 8 }  //@ width
    _ = width?()
  }
}
