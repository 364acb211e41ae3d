import CorpusProbe
import Network

public let places: [Place] = [
  Place("state", decidedBy: .program) { probe in
    let transport = SocketTransport()
    probe.watch(transport.connection)
    transport.open()
    transport.close()
  },
  Place("receive", decidedBy: .run) { probe in
    let transport = SocketTransport()
    probe.watch(transport)
    transport.open()
    transport.connection.simulateReceiving()
    transport.close()
  },
  Place("start", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let client = SocketClient(transport: SocketTransport())
    probe.watch(client)
    client.start()
  },
  Place("weakly", decidedBy: .program) { probe in
    let client = SocketClient(transport: SocketTransport())
    probe.watch(client)
    client.startWeakly()
  },
  Place("forwarding", decidedBy: .program) { probe in
    let client = SocketClient(transport: SocketTransport())
    probe.watch(client)
    client.onLine = { print($0) }
    client.startForwarding()
  },
  Place("wrapped", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let client = SocketClient(transport: SocketTransport())
    probe.watch(client)
    client.startWrapped()
  }
]
