import Foundation

protocol StepDelegate: AnyObject {
    func stepDidFinish(_ name: String)
}

class Step {
    let name: String
    init(name: String) { self.name = name }
}

final class EmailStep: Step {
    var delegate: StepDelegate?  //@ email
    func submit() { delegate?.stepDidFinish(name) }
}

final class CodeStep: Step {
    var delegate: StepDelegate?  //@ code
    func submit() { delegate?.stepDidFinish(name) }
}

final class PinStep: Step {
    private let delegate: StepDelegate  //@ pin
    init(delegate: StepDelegate) {
        self.delegate = delegate
        super.init(name: "pin")
    }
    func submit() { delegate.stepDidFinish(name) }
}

final class PhotoStep: Step {
    private let delegate: StepDelegate  //@ photo
    init(delegate: StepDelegate) {
        self.delegate = delegate
        super.init(name: "photo")
    }
    func submit() { delegate.stepDidFinish(name) }
}

final class SignInFlow: StepDelegate {
    private let email = EmailStep(name: "email")
    private var steps: [String: Step] = [:]
    private var finished: [String] = []

    func askEmail() { email.delegate = self; email.submit() }

    func makeCodeStep() -> CodeStep {
        let step = CodeStep(name: "code")
        step.delegate = self
        return step
    }

    func askPin() {
        let step = PinStep(delegate: self)
        steps[step.name] = step
        step.submit()
    }

    func askPhoto() { steps["photo"] = PhotoStep(delegate: self) }

    func stepDidFinish(_ name: String) {
        finished.append(name)
        steps[name] = nil
    }
}
