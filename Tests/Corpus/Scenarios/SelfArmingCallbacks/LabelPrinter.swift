import Foundation
import Network

final class LabelPrinter {
    let connection = NWConnection(host: "printer.local", port: 9100, using: .tcp)
    private var buffer = Data()
    private var chunks = 0

    func start() {
        connection.start(queue: .main)
    }

    func receiveStatus() {
        connection.receive(minimumIncompleteLength: 1, maximumLength: 4096) { data, _, _, _ in  //@ status
            self.buffer.append(data ?? Data())
            self.receiveStatus()
        }
    }

    func receiveReply() {
        connection.receive(minimumIncompleteLength: 1, maximumLength: 4096) { data, _, isComplete, error in  //@ reply
            self.buffer.append(data ?? Data())
            guard !isComplete, error == nil else { return }
            self.receiveReply()
        }
    }

    func receiveAlerts() {
        connection.receive(minimumIncompleteLength: 1, maximumLength: 64) { [weak self] data, _, isComplete, _ in  //@ alerts
            guard let self, let data, !isComplete else { return }
            self.buffer = data
            self.receiveAlerts()
        }
    }

    func receiveHeader(_ rest: Int = 2) {
        guard rest > 0 else { return connection.cancel() }
        connection.receive(minimumIncompleteLength: 1, maximumLength: 16) { _, _, _, _ in  //@ header
            self.chunks += 1
            self.receiveHeader(rest - 1)
        }
    }

    func stop() {
        connection.cancel()
    }
}

final class PrintDesk {
    private var printer: LabelPrinter?

    func open(_ printer: LabelPrinter) {
        self.printer = printer
        printer.start()
        printer.receiveReply()
    }

    func close() {
        printer?.stop()
        printer = nil
    }
}
