import Foundation

private final class TransferRelay: NSObject, URLSessionDataDelegate {
    weak var transfer: FileTransfer?
    init(_ transfer: FileTransfer) { self.transfer = transfer }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        transfer?.received += data.count
    }
}

final class TransferPool {
    nonisolated(unsafe) static let shared = TransferPool()
    var sessions: [URLSession] = []
}

final class FileTransfer: NSObject, URLSessionDataDelegate {
    private var session: URLSession?
    private var resumed: URLSession?
    fileprivate(set) var received = 0

    func open() {
        session = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)  //@ open
    }

    func openQuietly() {
        session = URLSession(configuration: .ephemeral, delegate: TransferRelay(self), delegateQueue: nil)  //@ quiet
    }

    func download(_ url: URL) {
        let session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)  //@ download
        session.dataTask(with: url).resume()
        session.finishTasksAndInvalidate()
    }

    func upload(_ url: URL) {
        let session = URLSession(configuration: .default, delegate: self, delegateQueue: .main)  //@ upload
        session.dataTask(with: url).resume()
        TransferPool.shared.sessions.append(session)
    }

    func reconnect() {
        resumed?.invalidateAndCancel()
        resumed = URLSession(configuration: .ephemeral, delegate: self, delegateQueue: nil)  //@ reconnect
    }

    func disconnect() {
        resumed?.invalidateAndCancel()
        resumed = nil
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        received += data.count
    }

    deinit {
        session?.invalidateAndCancel()
    }
}

final class TransfersScreen {
    private let transfer: FileTransfer
    init(transfer: FileTransfer) { self.transfer = transfer }
    func appear() { transfer.reconnect() }
    func disappear() { transfer.disconnect() }
}
