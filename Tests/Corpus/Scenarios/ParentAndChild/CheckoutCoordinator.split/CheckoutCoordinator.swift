import Foundation

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
