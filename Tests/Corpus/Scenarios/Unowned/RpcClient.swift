import Foundation

struct Frame {
  let id: Int
  let payload: String
}

final class Transport {
  var onFrame: ((Frame) -> Void)?
  private(set) var sent: [Frame] = []

  func send(_ frame: Frame) {
    sent.append(frame)
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) { [weak self] in
      self?.onFrame?(Frame(id: frame.id, payload: "re: " + frame.payload))
    }
  }
}

final class RpcClient {
  private let transport: Transport
  private var pending: [Int: (String) -> Void] = [:]
  private var nextID = 0
  private(set) var isOpen = false

  init(transport: Transport) { self.transport = transport }

  func open() {
    isOpen = true
    transport.onFrame = receive  //@ frames
  }

  func call(_ method: String, completion: @escaping (String) -> Void) {
    nextID += 1
    pending[nextID] = completion
    transport.send(Frame(id: nextID, payload: method))
  }

  func receive(_ frame: Frame) { pending.removeValue(forKey: frame.id)?(frame.payload) }
}

final class StreamClient {
  private let transport: Transport
  private(set) var chunks: [String] = []

  init(transport: Transport) { self.transport = transport }

  func open() {
    transport.onFrame = { frame in self.chunks.append(frame.payload) }  //@ chunks
  }

  func close() { transport.onFrame = nil }
}

final class AccountProxy {
  private let client: RpcClient
  private var balance = ""
  private var history: [String] = []

  init(client: RpcClient) { self.client = client }

  func loadBalance() {
    client.call("balance") { self.balance = $0 }  //@ balance
  }

  func loadHistory() {
    client.call("history") { [unowned self] in self.history.append($0) }  //@ history
  }
}

final class HealthProbe {
  private unowned let client: RpcClient  //@ health

  init(client: RpcClient) { self.client = client }

  func ping() -> Bool { client.isOpen }
}

final class Link {
  private let transport = Transport()
  private lazy var rpc = RpcClient(transport: transport)
  private var greeting = ""

  func connect() {
    transport.onFrame = { [unowned self] frame in self.rpc.receive(frame) }  //@ link
    rpc.call("hello") { [weak self] in self?.greeting = $0 }
  }
}

final class Teller {
  private let transport = Transport()
  private lazy var client = RpcClient(transport: transport)

  func serveCustomer() {
    client.open()
    let proxy = AccountProxy(client: client)
    proxy.loadBalance()
    proxy.loadHistory()
  }

  func makeProbe() -> HealthProbe {
    let client = RpcClient(transport: Transport())
    return HealthProbe(client: client)
  }

  func checkHealth() -> Bool { makeProbe().ping() }

  func replayLog() {
    let stream = StreamClient(transport: Transport())
    stream.open()
    stream.close()
    Link().connect()
  }
}
