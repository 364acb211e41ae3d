import CorpusProbe

public let places: [Place] = [
  Place("status", rule: "unbounded_self_capture", decidedBy: .text) { probe in
    let printer = LabelPrinter()
    probe.watch(printer)
    printer.start()
    printer.receiveStatus()
    printer.connection.simulateReceiving()
    probe.wait(0.02)
  },
  Place("reply", decidedBy: .program) { probe in
    let printer = LabelPrinter()
    probe.watch(printer)
    let desk = PrintDesk()
    desk.open(printer)
    printer.connection.simulateReceiving()
    desk.close()
  },
  Place("alerts", decidedBy: .text) { probe in
    let printer = LabelPrinter()
    probe.watch(printer)
    printer.start()
    printer.receiveAlerts()
    printer.connection.simulateReceiving()
    probe.wait(0.02)
  },
  Place("header", decidedBy: .text) { probe in
    let printer = LabelPrinter()
    probe.watch(printer)
    printer.start()
    printer.receiveHeader()
    printer.connection.simulateReceiving()
    printer.connection.simulateReceiving()
    probe.wait(0.02)
  },
]
