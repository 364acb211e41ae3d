import Foundation

enum FieldRule {
    case anything
    case pattern(String)
    case custom(message: String, (String) -> Bool)
}

indirect enum Step {
    case done
    case run(() -> Void, then: Step)
}

final class FieldEditor {
    private var rule = FieldRule.anything
    private var extraRules: [FieldRule] = []
    private var script = Step.done
    private(set) var text = ""
    let limit: Int

    init(limit: Int) { self.limit = limit }

    func limitLength() {
        rule = .custom(message: "too long") { self.limit >= $0.count }  //@ length
    }

    func forbidRepetition() {
        let rule = FieldRule.custom(message: "repeated") { self.text != $0 }  //@ repetition
        if accepts(text, rule) { text = "" }
    }

    func addExtraRule() {
        extraRules.append(.custom(message: "short") { [limit] in $0.count > limit / 4 })  //@ extra
    }

    func record() {
        script = .run({ self.text.append("x") }, then: .done)  //@ record
    }

    func replay() {
        var step = Step.run({ self.text.append("x") }, then: script)  //@ replay
        while case let .run(action, then: next) = step {
            action()
            step = next
        }
    }

    func type(_ string: String) {
        if accepts(string, rule), extraRules.allSatisfy({ accepts(string, $0) }) { text = string }
    }

    private func accepts(_ string: String, _ rule: FieldRule) -> Bool {
        switch rule {
        case .anything: return true
        case .pattern(let pattern): return string.contains(pattern)
        case .custom(_, let test): return test(string)
        }
    }
}
