import Foundation

final class Peer {
  private let session: CallSession  //@ peer
  init(session: CallSession) { self.session = session }
  func ring() { session.events.append("ring") }
}

final class Recorder {
  private let session: CallSession  //@ recorder
  init(session: CallSession) { self.session = session }
  func mark() { session.events.append("mark") }
}

final class CallSession {
  var events: [String] = []
  private var peer: Peer?
  private var recorder: Recorder?
  private var ringToken: NSObjectProtocol?

  func dial() {
    peer = Peer(session: self)
    peer?.ring()
  }

  func record() {
    recorder = Recorder(session: self)
    recorder?.mark()
  }

  func stopRecording() { recorder = nil }

  func listen() {
    ringToken = NotificationCenter.default.addObserver(forName: .init("ring"), object: nil, queue: nil) { _ in  //@ ring
      self.events.append("rang")
    }
  }

  func hangUp() {
    peer = nil
    ringToken.map { NotificationCenter.default.removeObserver($0) }
  }
}

final class Switchboard {
  private var session: CallSession?

  func connect(_ session: CallSession) {
    self.session = session
  }

  func disconnect() {
    session?.hangUp()
    session = nil
  }
}
