import CorpusProbe
import Foundation

public let places: [Place] = [
  Place("viability", decidedBy: .text) { probe in
    let room = ChatRoom()
    room.join()
    probe.watch(room.wire!)
    probe.wait()
    room.leave()
  },
  Place("onFrame", decidedBy: .program) { probe in
    let room = ChatRoom()
    room.join()
    probe.watch(room.wire!)
    probe.wait()
    room.wire!.connection.simulateReceiving()
    room.leave()
  },
  Place("presence", rule: "stored_closure_cycle", decidedBy: .program) { probe in
    let room = ChatRoom()
    room.followPresence()
    probe.watch(room.presence!)
    probe.wait()
    room.presence!.connection.simulateReceiving()
    room.leave()
  },
  Place("sent", decidedBy: .program) { probe in
    let wire = UploadWire()
    probe.watch(wire)
    wire.upload(Data("abc".utf8))
  },
  Place("goodbye", rule: "unowned_capture", decidedBy: .program) { probe in
    let room = ChatRoom()
    room.join()
    probe.watch(room.wire!)
    probe.wait()
    room.leavePolitely()
  },
]
