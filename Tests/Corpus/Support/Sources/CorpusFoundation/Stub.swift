/// Answers every request by itself, without a network.
public final class StubProtocol: URLProtocol {
  /// What to answer: status, body and, by default, a moment's delay. For drivers.
  nonisolated(unsafe) public static var answer: (URLRequest) -> (status: Int, body: Data) = { _ in (200, Data("{}".utf8)) }
  /// Set, every request fails with it. For drivers.
  nonisolated(unsafe) public static var failure: URLError.Code?
  nonisolated(unsafe) public static var delay: TimeInterval = 0.005

  private var isStopped = false

  public override class func canInit(with request: URLRequest) -> Bool { true }
  public override class func canInit(with task: URLSessionTask) -> Bool { true }
  public override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

  public override func startLoading() {
    let work = DispatchWorkItem {
      guard !self.isStopped else { return }
      if let failure = Self.failure {
        self.client?.urlProtocol(self, didFailWithError: URLError(failure))
        return
      }
      let (status, body) = Self.answer(self.request)
      let response = HTTPURLResponse(url: self.request.url!, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil)!
      self.client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
      self.client?.urlProtocol(self, didLoad: body)
      self.client?.urlProtocolDidFinishLoading(self)
    }
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.delay, execute: work)
  }

  public override func stopLoading() { isStopped = true }
}

extension URLSessionConfiguration {
  /// For drivers: `URLSession(configuration: .stubbed)` answers by itself.
  public static var stubbed: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.ephemeral
    configuration.protocolClasses = [StubProtocol.self]
    return configuration
  }
}

extension URLSession {
  /// For drivers: a session that answers by itself.
  public static var stubbed: URLSession { URLSession(configuration: .stubbed) }
}
