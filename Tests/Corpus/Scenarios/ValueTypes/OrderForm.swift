struct FormRow {
  var title: String
  var onTap: (() -> Void)?
}

struct FormSection {
  var rows: [FormRow] = []
}

/// The rows of two sections are of one type. What empties the rows of one section leaves those of the other.
final class OrderForm {
  private(set) var note = ""
  private var header = FormSection()
  private var footer = FormSection()

  func build() {
    header.rows.append(FormRow(title: "Note", onTap: { self.note = "urgent" }))  //@ header
    footer.rows.append(FormRow(title: "Send", onTap: { [weak self] in self?.note = "sent" }))
  }

  func buildFooter() {
    footer.rows.append(FormRow(title: "Send", onTap: { self.note = "sent" }))  //@ footer
  }

  func close() {
    for index in footer.rows.indices { footer.rows[index].onTap = nil }
  }
}

/// A copy of the section is emptied.
final class ReturnForm {
  private(set) var note = ""
  private var section = FormSection()

  func build() {
    section.rows = [FormRow(title: "Reason", onTap: { self.note = "broken" })]  //@ copied
  }

  func close() {
    var copy = section
    for index in copy.rows.indices { copy.rows[index].onTap = nil }
  }
}

final class Desk {
  let order = OrderForm()

  func open() { order.buildFooter() }
  func close() { order.close() }
}
