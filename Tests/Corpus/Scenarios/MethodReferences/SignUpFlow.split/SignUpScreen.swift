final class SignUpScreen {
    weak var coordinator: SignUpCoordinator?
    var onDone: (() -> Void)?
    var onCancel: (() -> Void)?
    private var steps: [FormStep] = []
    private var minimum = 3

    func bindDone() {
        onDone = coordinator?.finish  //@ done
    }

    func bindCancel() {
        let coordinator = coordinator
        onCancel = { [weak coordinator] in coordinator?.finish() }  //@ cancel
    }

    func buildSteps() {
        steps = [FormStep(title: "Name", validate: hasMinimum)]  //@ steps
    }

    func isComplete(_ text: String) -> Bool {
        let step = FormStep(title: "Name", validate: hasMinimum)  //@ step
        return step.validate(text)
    }

    func buildMailStep() {
        steps.append(FormStep(title: "Mail", validate: SignUpScreen.isMail))  //@ mail
    }

    private func hasMinimum(_ text: String) -> Bool { text.count >= minimum }
    private static func isMail(_ text: String) -> Bool { text.contains("@") }
}
