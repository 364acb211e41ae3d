class Sheet {
  var onClose: (() -> Void)?

  func tearDown() {
    onClose = nil
  }
}

final class DraftSheet: Sheet {
  private var draft = ""

  func open() {
    onClose = {  //@ draft
      self.draft = "closed"
    }
  }

  override func tearDown() {
    draft = ""
  }
}

final class PageSheet: Sheet {
  private var page = 0

  func open() {
    onClose = {  //@ page
      self.page = 1
    }
  }

  override func tearDown() {
    super.tearDown()
    page = 0
  }
}

class ListSheet: Sheet {
  fileprivate var rows = 0

  func open() {
    onClose = {  //@ list
      self.rows = 1
    }
  }
}

final class SortedListSheet: ListSheet {
  override func tearDown() {
    rows = 0
    super.tearDown()
  }
}

final class FormSheet: Sheet {
  private var fields = 0

  func open() {
    onClose = {  //@ form
      self.fields = 1
    }
  }

  override func tearDown() {
    fields = 0
  }

  func leave() {
    super.tearDown()
  }
}
