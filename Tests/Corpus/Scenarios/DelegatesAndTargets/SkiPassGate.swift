import Foundation

struct SkiPass {
  let id: Int
  let days: Int
}

protocol GateDelegate: AnyObject {
  func gate(_ gate: Gate, didOpenFor pass: SkiPass)
}

protocol PassChecking {
  func isValid(_ pass: SkiPass) -> Bool
}

final class Gate {
  weak var delegate: GateDelegate?  //@ gateDelegate
  private let checker: PassChecking  //@ checker
  init(checker: PassChecking) { self.checker = checker }

  func scan(_ pass: SkiPass) {
    if checker.isValid(pass) { delegate?.gate(self, didOpenFor: pass) }
  }
}

final class LiftStation: GateDelegate {
  private var gates: [Gate] = []
  private(set) var riders = 0

  func build(_ count: Int) {
    for _ in 0..<count {
      let gate = Gate(checker: DayChecker())
      gate.delegate = self
      gates.append(gate)
    }
    gates.first?.scan(SkiPass(id: 1, days: 2))
  }

  func gate(_ gate: Gate, didOpenFor pass: SkiPass) { riders += 1 }
}

struct DayChecker: PassChecking {
  func isValid(_ pass: SkiPass) -> Bool { pass.days > 0 }
}

final class RentalStation: PassChecking {
  private lazy var gate = Gate(checker: self)
  private var blocked: Set<Int> = [9]

  func open() { gate.scan(SkiPass(id: 3, days: 1)) }
  func isValid(_ pass: SkiPass) -> Bool { !blocked.contains(pass.id) }
}

final class PassRefund {
  private var completions: [(Bool) -> Void] = []
  func request(_ pass: SkiPass, completion: @escaping (Bool) -> Void) {
    completions.append(completion)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.02) { [self] in
      let waiting = completions
      completions = []
      waiting.forEach { $0(true) }
    }
  }
}

final class RefundForm {
  private let service: PassRefund
  private(set) var message = ""
  init(service: PassRefund) { self.service = service }

  func submit() {
    service.request(SkiPass(id: 4, days: 6)) { [unowned self] accepted in  //@ refund
      self.message = accepted ? "Refunded" : "Declined"
    }
  }
}

final class GiftForm {
  private let service: PassRefund
  private(set) var message = ""
  init(service: PassRefund) { self.service = service }

  func submit() {
    service.request(SkiPass(id: 5, days: 1)) { accepted in  //@ gift
      self.message = accepted ? "Sent" : "Declined"
    }
  }
}

final class ResortApp {
  private let refunds = PassRefund()
  private(set) var lift: LiftStation?
  private(set) var rental: RentalStation?
  private(set) var refundForm: RefundForm?
  private(set) var giftForm: GiftForm?

  func openLift() {
    lift = LiftStation()
    lift?.build(3)
    rental = RentalStation()
    rental?.open()
  }

  func openRefund() {
    refundForm = RefundForm(service: refunds)
    refundForm?.submit()
  }

  func openGift() {
    giftForm = GiftForm(service: refunds)
    giftForm?.submit()
  }

  func back() {
    lift = nil
    rental = nil
    refundForm = nil
    giftForm = nil
  }
}
