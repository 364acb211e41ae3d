import Foundation

class Coordinator {
    private(set) var children: [Coordinator] = []
    weak var parent: Coordinator?

    func add(_ child: Coordinator) {
        children.append(child)
        child.parent = self
    }

    func remove(_ child: Coordinator) {
        children.removeAll { $0 === child }
    }

    func start() {}
}

final class PaymentCoordinator: Coordinator {
    var onPaid: ((Int) -> Void)?
    var onCancel: (() -> Void)?

    func pay(_ amount: Int) { onPaid?(amount) }
    func cancel() { onCancel?() }
}

final class CheckoutCoordinator: Coordinator {
    private(set) var paid = 0

    func showPayment() {
        let payment = PaymentCoordinator()
        payment.onPaid = { amount in  //@ payment
            self.paid += amount
        }
        add(payment)
        payment.pay(20)
    }

    func showExpressPayment() {
        let payment = PaymentCoordinator()
        add(payment)
        payment.onPaid = { [weak self] amount in
            self?.paid += amount
        }
        payment.onCancel = { [weak self] in  //@ express
            self?.remove(payment)
        }
        payment.pay(15)
    }

    func showGiftCard() {
        let payment = PaymentCoordinator()
        add(payment)
        payment.onPaid = { [unowned payment] amount in  //@ gift
            self.paid += amount
            self.remove(payment)
        }
        payment.pay(5)
    }

    func chargeSavedCard() {
        let payment = PaymentCoordinator()
        payment.parent = self
        payment.onPaid = { self.paid += $0 }  //@ saved
        payment.pay(9)
    }
}
