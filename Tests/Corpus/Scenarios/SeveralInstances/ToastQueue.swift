final class Toast {
  let text: String
  var onDismiss: (() -> Void)?
  init(_ text: String) { self.text = text }
  func show() {}
  func hide() {}
}

final class ToastQueue {
  private(set) var toasts: [Toast] = []

  func fill(_ texts: [String]) {
    toasts = texts.map { Toast($0) }
    let first = toasts[0]
    let second = toasts[1]
    first.onDismiss = { second.show() }  //@ chained
  }

  func fillOneByOne(_ texts: [String]) {
    var made: [Toast] = []
    texts.forEach { made.append(Toast($0)) }
    let first = made[0]
    let second = made[1]
    first.onDismiss = { second.show() }  //@ appended
    toasts = made
  }

  func fillFromList(_ texts: [String]) {
    let made = texts.compactMap { $0.isEmpty ? nil : Toast($0) }
    made[0].onDismiss = { made[1].show() }  //@ listed
    toasts = made
  }

  func fillAndClose(_ texts: [String]) {
    let made = texts.map { text -> Toast in
      let toast = Toast(text)
      toast.onDismiss = { toast.hide() }  //@ closing
      return toast
    }
    toasts = made
  }

  func fillInLoop(_ texts: [String]) {
    var made: [Toast] = []
    for text in texts { made.append(Toast(text)) }
    let first = made[0]
    let second = made[1]
    first.onDismiss = { second.show() }  //@ looped
    toasts = made
  }
}

func showToasts() {
  let queue = ToastQueue()
  queue.fill(["a", "b"])
  queue.fillOneByOne(["a", "b"])
  queue.fillFromList(["a", "b"])
  queue.fillAndClose(["a", "b"])
  queue.fillInLoop(["a", "b"])
}
