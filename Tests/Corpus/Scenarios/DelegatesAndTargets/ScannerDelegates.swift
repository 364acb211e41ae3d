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

final class TicketScreen: CodeScannerDelegate, CodeScannerSource {
  let scanner = CodeScanner()
  private(set) var found: [String] = []
  func attach() { scanner.delegate = self }
  func feed() { scanner.source = self }
  func feedAsFallback() { scanner.useFallback(self) }
  func nextFrame() -> String? { "frame" }
  func scanner(_ scanner: CodeScanner, didFind code: String) { found.append(code) }
}

struct CodePrinter: CodeScannerDelegate {
  func scanner(_ scanner: CodeScanner, didFind code: String) { print(code) }
}

final class Relay: CodeScannerDelegate {
  private weak var screen: QueueScreen?
  init(_ screen: QueueScreen) { self.screen = screen }
  func scanner(_ scanner: CodeScanner, didFind code: String) { screen?.last = code }
}

final class QueueScreen {
  let scanner = CodeScanner() //@ relayed
  var last = ""
  func attach() { scanner.delegate = Relay(self) }
  func attachPrinter() { scanner.delegate = CodePrinter() }
}
