import Foundation

protocol CodeScannerDelegate {
  func scanner(_ scanner: CodeScanner, didFind code: String)
}

protocol CodeScannerSource: AnyObject {
  func nextFrame() -> String?
}

final class CodeScanner {
  var delegate: CodeScannerDelegate? //@ delegate
  weak var source: CodeScannerSource?
  private var fallback: CodeScannerSource? //@ fallback

  func useFallback(_ source: CodeScannerSource) { fallback = source }

  func scan() {
    if let frame = source?.nextFrame() ?? fallback?.nextFrame() { delegate?.scanner(self, didFind: frame) }
  }
}
