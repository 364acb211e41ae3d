import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("frames", rule: "stored_closure_cycle", decidedBy: .program, repaired: "    transport.onFrame = { [weak self] in self?.receive($0) }") { probe in
    let client = RpcClient(transport: Transport())
    probe.watch(client)
    client.open()
    client.call("balance") { _ in }
    probe.wait(0.03)
  },
  Place("chunks", decidedBy: .program) { probe in
    let transport = Transport()
    let stream = StreamClient(transport: transport)
    probe.watch(stream)
    stream.open()
    transport.send(Frame(id: 1, payload: "a"))
    probe.wait(0.03)
    stream.close()
  },
  Place("balance", decidedBy: .program) { probe in
    let transport = Transport()
    let client = RpcClient(transport: transport)
    client.open()
    var proxy: AccountProxy? = AccountProxy(client: client)
    probe.watch(proxy!)
    proxy?.loadBalance()
    proxy = nil
    probe.wait(0.03)
  },
  Place("history", rule: "unowned_capture", decidedBy: .program) { probe in
    let transport = Transport()
    let client = RpcClient(transport: transport)
    client.open()
    var proxy: AccountProxy? = AccountProxy(client: client)
    probe.watch(proxy!)
    proxy?.loadHistory()
    proxy = nil
    probe.wait(0.03)
  },
  Place("health", rule: "unowned_capture", decidedBy: .program, repaired: "  private let client: RpcClient") { probe in
    let check = Teller().makeProbe()
    probe.watch(check)
    _ = check.ping()
  },
  Place("link", decidedBy: .program) { probe in
    let link = Link()
    probe.watch(link)
    link.connect()
    probe.wait(0.03)
  },
]
