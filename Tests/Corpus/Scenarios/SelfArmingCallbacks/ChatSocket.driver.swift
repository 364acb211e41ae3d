import CorpusProbe

public let places: [Place] = [
  Place("listen", rule: "unbounded_self_capture", decidedBy: .program) { probe in
    let socket = ChatSocket(transport: SocketTransport())
    probe.watch(socket)
    socket.listen()
    probe.wait(0.03)
    socket.disconnect()
  },
  Place("closed", decidedBy: .program) { probe in
    let socket = ChatSocket(transport: SocketTransport())
    probe.watch(socket)
    let session = ChatSession(socket: socket)
    session.open()
    probe.wait(0.03)
    session.leave()
  },
  Place("once", decidedBy: .program) { probe in
    let transport = SocketTransport()
    transport.push(.text("hello"))
    let socket = ChatSocket(transport: transport)
    probe.watch(socket)
    socket.listenOnce()
  },
  Place("pings", decidedBy: .program) { probe in
    let socket = ChatSocket(transport: SocketTransport())
    probe.watch(socket)
    socket.listenForPings()
    probe.wait(0.03)
  },
]
