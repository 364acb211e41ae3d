import Foundation

final class ChatSocket {
    var onOpen: (() -> Void)?
    var onMessage: ((String) -> Void)?
    var onClose: ((Int) -> Void)?
    private(set) var sent = [String]()

    func open() { onOpen?() }

    func send(_ text: String, acknowledged: @escaping () -> Void = {}) {
        sent.append(text)
        DispatchQueue.main.async(execute: acknowledged)
    }
}
