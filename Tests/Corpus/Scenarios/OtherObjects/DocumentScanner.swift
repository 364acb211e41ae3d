import Foundation

struct PageImage {
  let width: Int
  let height: Int
  let ink: Double
}

class PageStage {
  var next: PageStage?
  var onProgress: ((Double) -> Void)?
  var onFailure: ((Error) -> Void)?

  func process(_ page: PageImage) -> PageImage {
    onProgress?(1)
    return next?.process(page) ?? page
  }
}

final class DeskewStage: PageStage {
  override func process(_ page: PageImage) -> PageImage {
    super.process(PageImage(width: page.width, height: page.height, ink: page.ink * 0.98))
  }
}

final class RecognizeStage: PageStage {
  private let lexicon: Lexicon
  private(set) var words: [String] = []
  var isPaused: (() -> Bool)?

  init(lexicon: Lexicon) { self.lexicon = lexicon }

  override func process(_ page: PageImage) -> PageImage {
    if isPaused?() != true { words = lexicon.words(for: page) }
    return super.process(page)
  }
}

final class Lexicon {
  var fallback: ((PageImage) -> [String])?
  func words(for page: PageImage) -> [String] {
    page.ink > 0.1 ? ["invoice", "total"] : fallback?(page) ?? []
  }
}

final class ScanJob {
  let deskew = DeskewStage()
  let lexicon = Lexicon()
  lazy var recognize = RecognizeStage(lexicon: lexicon)
  private(set) var progress: [String: Double] = [:]
  private(set) var errors: [Error] = []

  init() {
    deskew.next = recognize
  }

  func trackProgress() {
    var stage: PageStage? = deskew
    while let current = stage {
      current.onProgress = { [weak self] value in  //@ progress
        self?.progress["\(type(of: current))"] = value
      }
      stage = current.next
    }
  }

  func trackFailures() {
    deskew.onFailure = { self.errors.append($0) }  //@ failures
  }

  func pausable() {
    recognize.isPaused = { [unowned self] in self.errors.count > 3 }  //@ paused
  }

  func useFallback() {
    lexicon.fallback = { page in  //@ fallback
      page.width > page.height ? ["landscape"] : ["portrait"]
    }
  }

  func collectWords() {
    lexicon.fallback = { [recognize] _ in  //@ collect
      recognize.words
    }
  }

  func run(_ pages: [PageImage]) -> [PageImage] {
    pages.map { deskew.process($0) }
  }
}

final class ScanStation {
  func scan(_ pages: [PageImage]) -> [String] {
    let job = ScanJob()
    job.trackProgress()
    job.trackFailures()
    job.pausable()
    _ = job.run(pages)
    return job.recognize.words
  }

  func rescan(_ pages: [PageImage]) -> Int {
    let job = ScanJob()
    job.collectWords()
    return job.run(pages).count
  }

  func quickScan(_ pages: [PageImage]) -> Int {
    let job = ScanJob()
    job.useFallback()
    return job.run(pages).count
  }
}
