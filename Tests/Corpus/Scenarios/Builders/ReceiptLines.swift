final class ReceiptLine {
  let title: String
  let onEdit: () -> Void

  init(_ title: String, onEdit: @escaping () -> Void) {
    self.title = title
    self.onEdit = onEdit
  }
}

@resultBuilder enum ReceiptBuilder {
  static func buildExpression(_ line: ReceiptLine) -> ReceiptLine { line }
  static func buildBlock(_ lines: ReceiptLine...) -> [ReceiptLine] { lines }
}

final class Receipt {
  let lines: [ReceiptLine]
  init(@ReceiptBuilder _ content: () -> [ReceiptLine]) { lines = content() }
}

final class Till {
  var total = 0
  var receipt: Receipt?

  func open() {
    receipt = Receipt {
      ReceiptLine("Coffee") { self.total += 3 }  //@ kept
      ReceiptLine("Tax") { print("tax") }
    }
  }

  func openForOne() {
    receipt = Receipt { ReceiptLine("Tea") { self.total += 2 } }  //@ one
  }

  func copy() -> Receipt {
    Receipt {
      ReceiptLine("Coffee") { self.total += 3 }  //@ handed
      ReceiptLine("Tax") { print("tax") }
    }
  }

  @ReceiptBuilder var lines: [ReceiptLine] {
    ReceiptLine("Coffee") { self.total += 3 }  //@ computed
    ReceiptLine("Tax") { print("tax") }
  }
}
