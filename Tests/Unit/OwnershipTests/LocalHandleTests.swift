import Catalog
import Ownership
import Testing

/// Handles of retentions in local variables.
struct LocalHandleTests {
  private func request(_ end: String, _ use: String) -> String {
    """
    import Foundation
    final class Request: NSObject, URLSessionDataDelegate {
      func start() {
        let session = URLSession(configuration: .default, delegate: self, delegateQueue: nil)
        let other = URLSession(configuration: .default)
        session.dataTask(with: URLRequest(url: URL(string: "a")!)).resume()
        \(end)
      }
    }
    final class Work { \(use) }
    """
  }

  private func ends(_ code: String) -> Set<ReleaseOutcome> { Set(analyse([code]).observations.filter { $0.subject == .target }.map(\.broken)) }

  /// The graph of a caller has no local variable of the code that it calls.
  @Test func theEndInTheSameCodeCountsForCallers() {
    for use in ["func main() { let request = Request(); request.start() }", "let request = Request(); func main() { request.start() }", ""] {
      #expect(ends(request("session.finishTasksAndInvalidate()", use)) == [.bySameCode])
      #expect(ends(request("other.finishTasksAndInvalidate()", use)) == [.never])
    }
  }
}
