import Foundation

final class PageReader {
  typealias PageHandler = (Int) -> Void
  private var onPage: PageHandler?
  private var spare: PageHandler?
  private var onChapter: PageHandler?
  private var lastChapter: PageHandler?
  private var onTurn: PageHandler?
  private(set) var pages = 0

  func countOne() {
    onPage = { page in  //@ one
      self.pages += page
    }
    let handler = onPage
    onPage = nil
    handler?(1)
  }

  func rotate() {
    onChapter = { page in  //@ rotate
      self.pages += page
    }
    swap(&onChapter, &lastChapter)
    onChapter = nil
  }

  func rotateBack() {
    onPage = { page in  //@ back
      self.pages -= page
    }
    swap(&onPage, &spare)
    spare = nil
  }

  func hand(over other: PageReader) {
    onPage = { page in  //@ over
      self.pages += page
    }
    other.onPage = onPage
    onPage = nil
  }

  func compose() {
    onTurn = { page in  //@ compose
      self.pages += page
    }
    let previous = onTurn
    onTurn = { page in
      previous?(page)
      print("page", page)
    }
  }

  func turn(_ count: Int) {
    onPage?(count)
    onTurn?(count)
  }
}
