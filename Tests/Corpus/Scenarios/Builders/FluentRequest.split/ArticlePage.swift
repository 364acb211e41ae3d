import Foundation

final class ArticlePage {
  private var request: FluentRequest?
  private(set) var text = ""

  func load() {
    FluentRequest("a")
      .onSuccess { self.text = $0 } //@ load
      .onFailure { self.text = "\($0)" }
      .start()
  }

  func loadKept() {
    request = FluentRequest("a")
      .onSuccess { self.text = $0 } //@ kept
      .start()
  }

  func loadKeptFailure() {
    let request = FluentRequest("a")
    request.onSuccess { [weak self] in self?.text = $0 } //@ success
    request.onFailure { error in self.text = "\(error)" } //@ failure
    self.request = request.start()
  }
}
