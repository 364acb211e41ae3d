import Foundation

final class TransferSession {
  private let url: URL
  private var delegateBlock: ((Data) -> Void)?
  private var stateBlock: ((Bool) -> Void)?
  private var errorBlock: ((Error) -> Void)?
  private var received = Data()
  private var isActive = false

  init(url: URL) { self.url = url }

  func open() {
    delegateBlock = { [self] data in  //@ open
      received.append(data)
    }
  }

  func trackState() {
    stateBlock = { [self] isActive in  //@ state
      self.isActive = isActive
    }
  }

  func trackErrors() {
    errorBlock = { error in  //@ errors
      print("\(self.url): \(error)")
    }
  }

  public func invalidate() {
    delegateBlock = nil
  }

  private func resetState() {
    stateBlock = nil
  }

  deinit {
    resetState()
  }

  func receive(_ data: Data) {
    if data.isEmpty { errorBlock = nil }
    delegateBlock?(data)
    stateBlock?(!data.isEmpty)
  }
}

final class TransferManager {
  private var session: TransferSession? = TransferSession(url: URL(fileURLWithPath: "/inbox"))
  var current: TransferSession? { session }

  func begin() {
    session?.trackErrors()
    session?.receive(Data([1, 2]))
    session?.receive(Data())
  }

  func close() { session = nil }
}
