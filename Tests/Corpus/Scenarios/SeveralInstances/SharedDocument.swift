import Foundation

final class Page {
  var text = ""
  var onEdit: ((String) -> Void)?

  func edit(_ text: String) {
    self.text = text
    onEdit?(text)
  }

  func mirror(into other: Page) {
    onEdit = { text in other.text = text }  //@ mirror
  }

  func duplicate() -> Page {
    let copy = Page()
    copy.text = text
    copy.onEdit = { text in self.text = text }  //@ duplicate
    return copy
  }

  func merge(with other: Page) {
    other.onEdit = { text in self.text += text }  //@ merge
  }
}

final class SharedDocument {
  let cover = Page()
  private(set) var pages: [Page] = []
  private(set) var draft: Page?

  func begin() {
    draft = cover.duplicate()
    draft?.mirror(into: cover)
  }

  func addPage() {
    let page = Page()
    page.merge(with: page)
    pages.append(page)
  }

  func addIndex() {
    let index = Page()
    index.onEdit = { text in  //@ index
      self.pages.first?.edit(text)
    }
    pages.append(index)
  }

  func addNotes() {
    let notes = Page()
    notes.onEdit = { [pages] text in  //@ notes
      pages.first?.edit(text)
    }
    pages.append(notes)
  }
}
