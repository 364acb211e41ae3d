import Foundation

final class PaymentCoordinator: Coordinator {
    var onPaid: ((Int) -> Void)?
    var onCancel: (() -> Void)?

    func pay(_ amount: Int) { onPaid?(amount) }
    func cancel() { onCancel?() }
}
