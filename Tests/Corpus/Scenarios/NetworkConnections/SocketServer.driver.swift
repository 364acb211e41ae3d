import CorpusProbe
import Foundation
import CorpusNetwork

public let places: [Place] = [
  Place("chat", decidedBy: .program) { probe in
    let listener = try! NWListener(using: .tcp)
    let server = ChatServer(listener: listener)
    probe.watch(server)
    server.start()
    listener.simulateConnection()
    server.stop()
  },
  Place("echo", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let listener = try! NWListener(using: .tcp)
    let server = EchoServer(listener: listener)
    probe.watch(server)
    server.start()
    listener.simulateConnection()
    server.stop()
  },
  Place("session", decidedBy: .program) { probe in
    let connection = NWConnection(host: "chat.local", port: 80, using: .tcp)
    let session = ChatSession(connection: connection)
    probe.watch(session)
    session.open()
    connection.simulateReceiving()
    session.close()
  },
  Place("telemetry", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let connection = NWConnection(host: "stats.local", port: 80, using: .udp)
    let session = TelemetrySession(connection: connection)
    probe.watch(session)
    session.open()
    connection.simulateReceiving()
  },
  Place("decoder", decidedBy: .program) { probe in
    let replay = ReplaySession()
    probe.watch(replay)
    replay.begin()
    replay.replay("hello")
    replay.finish()
  },
  Place("upload", decidedBy: .program) { probe in
    let connection = NWConnection(host: "chat.local", port: 80, using: .tcp)
    let uploader = Uploader(connection: connection)
    probe.watch(uploader)
    uploader.send("a")
  },
]
